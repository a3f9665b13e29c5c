import type { Live } from './act'
import { prefs } from '../../lib/prefs.svelte'
import { upper } from '../../lib/sentence'
import { t } from '../../lib/text.svelte'
import type { Known } from '..'
import { originText } from '../../lib/origin'
import { say } from '../../lib/toast.svelte'
import {
  CLAUSES,
  DICE,
  ORIGINS,
  REVALUATION,
  SCROLL_PLACES,
  type OwnScroll,
  type Price,
  type Question,
  type ScrollFace,
  type ShownDie,
  type View,
} from './contract'
import { boardOf, sealAt, spotOf } from './view'

const GAME = 'five_seals'

export const ofElement = (element: number) => t('five_seals-of-element', { element })
export const spellName = (spell: number, element: number) => t('five_seals-card', { spell, element })
export const spellText = (spell: number) => t('five_seals-spell-effect', { spell })
export const priceText = (prices: Price[]) =>
  prices.map((price) => price.values.join(' + ')).join(t('five_seals-ui-or'))
export const dieText = (die: ShownDie) =>
  t(die.value ? 'five_seals-ui-die' : 'five_seals-ui-die-unrolled', { of: ofElement(die.colour), n: die.value })

/** What a question is about: which of the dice to be taken, the seal that is being paid for, the spell that is being cast. */
export function subject(view: View, question: Question, { name }: Pick<Known<'five_seals'>, 'name'>): string {
  if (question === 'choose-die' && view.seat !== null)
    return t('five_seals-ui-which-die', { n: view.players[view.seat]!.dice.length + 1, of: DICE })
  const paid = view.paying === null ? null : sealAt(view, view.paying)
  if (paid) return upper(t('five_seals-seal', { element: paid.element, strength: paid.strength }))
  const spell = view.spell ? spellName(view.spell.spell, view.spell.element) : ''
  return question === 'give-die' ? [name(view.turn), spell].filter(Boolean).join(': ') : spell
}

/** Who stands at a place. */
function standing(live: Live, view: View, place: number): string[] {
  const mages = view.players.flatMap((player, seat) =>
    player.mage === place ? [t('five_seals-ui-mage-here', { name: live.player(seat) })] : [],
  )
  const familiars = view.players.flatMap((player, seat) =>
    player.familiar === place ? [t('five_seals-ui-familiar-here', { name: live.player(seat) })] : [],
  )
  const guardians = view.guardians.flatMap((at, element) =>
    at === place ? [`${t('five_seals-guardian', { element })}.`] : [],
  )
  return [...mages, ...familiars, ...guardians]
}

const told = new Map<string, string>()

/** A place in sentences: what lies there, what it does, who stands there, and what it would cost. */
export function aboutPlace(live: Live, view: View, place: number): string {
  // A board has some hundred and fifty places, and each change of the table asks about all of them.
  const seal = sealAt(view, place)
  const here = view.players.flatMap((player, seat) =>
    player.mage === place || player.familiar === place
      ? [live.name(seat), player.mage === place, player.familiar === place]
      : [],
  )
  const cost = view.turn === view.seat ? view.reach.breakable.find((one) => one.place === place)?.prices : undefined
  const key = JSON.stringify([
    prefs.lang,
    place,
    seal,
    here,
    view.guardians.includes(place) && view.guardians,
    cost,
    spotOf(boardOf(view), place)!.name,
  ])
  if (told.size > 5000) told.clear()
  if (!told.has(key)) told.set(key, describe(live, view, place))
  return told.get(key)!
}

function describe(live: Live, view: View, place: number): string {
  const where = spotOf(boardOf(view), place)!.name
  const seal = sealAt(view, place)
  const lies = seal
    ? 'spell' in seal
      ? [
          t('five_seals-ui-scroll-at', { name: spellName(seal.spell, seal.element), n: seal.strength, where }),
          spellText(seal.spell),
        ]
      : [t('five_seals-ui-seal-at', { of: ofElement(seal.element), n: seal.strength, where })]
    : [t(place < SCROLL_PLACES ? 'five_seals-ui-open-at' : 'five_seals-ui-taken-at', { where })]
  const prices = pricesAt(view, place)
  const costs =
    view.turn === view.seat && prices.length ? [t('five_seals-ui-price', { prices: priceText(prices) })] : []
  return [...lies, ...standing(live, view, place), ...costs].join(' ')
}
export const pricesAt = (view: View, place: number): Price[] =>
  view.reach.breakable.find((seal) => seal.place === place)?.prices ?? []

const shows = (kind: string, name: number) => ({ game: GAME as 'five_seals', what: `${kind}/${name}` })
/** The picture of what is at a place: the scroll that lies there, or whoever stands there. */
function pictureAt(view: View, place: number) {
  const seal = sealAt(view, place)
  if (seal && 'spell' in seal) return shows('scrolls', seal.spell)
  const guardian = view.guardians.indexOf(place)
  if (guardian >= 0) return shows('guardians', guardian)
  const mage = view.players.find((player) => player.mage === place)
  if (mage) return shows('mages', mage.figure)
  const familiar = view.players.find((player) => player.familiar === place)
  return familiar && shows('familiars', familiar.figure)
}

export function tellPlace(live: Live, view: View, place: number) {
  const seal = sealAt(view, place)
  const id = seal && 'spell' in seal ? CLAUSES.spells[seal.spell]! : seal ? CLAUSES.seal : CLAUSES.open
  say(
    aboutPlace(live, view, place),
    { game: GAME, id },
    seal && 'spell' in seal ? spellOrigin(seal.spell) : seal ? pieceOrigin('seal') : mapOrigin(),
    pictureAt(view, place),
  )
}

/** A scroll before a player in sentences. */
export function aboutCard(card: ScrollFace | OwnScroll): string {
  const name = t('five_seals-ui-scroll', { name: spellName(card.spell, card.element), n: card.strength })
  const turned = 'up' in card && !card.up && card.spell !== REVALUATION ? [t('five_seals-ui-face-down')] : []
  const token =
    'token' in card && card.token
      ? [t('five_seals-ui-absorbed', { of: ofElement(card.token.element), n: card.token.strength })]
      : []
  return [name, spellText(card.spell), ...turned, ...token].join(' ')
}
const spellOrigin = (spell: number) => originText(GAME, ORIGINS.spell?.[spell])
const pieceOrigin = (piece: string) => originText(GAME, ORIGINS.piece?.[piece])
const mapOrigin = () => originText(GAME, ORIGINS.board?.dungeon)
export const tellCard = (card: ScrollFace | OwnScroll) =>
  say(
    aboutCard(card),
    { game: GAME, id: CLAUSES.spells[card.spell]! },
    spellOrigin(card.spell),
    shows('scrolls', card.spell),
  )
export const tellDie = (die: ShownDie) => say(dieText(die), { game: GAME, id: CLAUSES.die }, pieceOrigin('dice'))
export const tellStore = () =>
  say(t('five_seals-ui-store-about'), { game: GAME, id: CLAUSES.store }, pieceOrigin('dice'))
export const tellSixes = (view: View) =>
  say(t('five_seals-ui-sixes-about', { n: view.sixes, end: view.sixes_at_end }), { game: GAME, id: CLAUSES.sixes })
