import { t } from '../../lib/text.svelte'
import { originText } from '../../lib/origin'
import { say } from '../../lib/toast.svelte'
import type { Live } from './act'
import { CLAUSES, ORIGINS, type PlayedSet, type Spirit, type View } from './contract'
import { onTopOf } from './lie'
import { isFace, isMine, spiritFace, type Face } from './view'

const GAME = 'siggil'
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const cardName = (card: Face) =>
  begun(
    card.spirit
      ? t('siggil-spirit', { spirit: card.family })
      : t('siggil-card', { family: card.family, number: card.number }),
  )
export const spiritName = (spirit: number) => begun(t('siggil-spirit', { spirit }))

/** What lies at a place, and what taking it would do. */
export function aboutPlace(view: View, place: number): string {
  const card = view.cards[place]
  const name = isFace(card) ? cardName(card) : t('siggil-ui-face-down')
  const at = view.open.indexOf(place)
  if (at >= 0) return `${name}. ${t('siggil-ui-uncovers', { n: view.uncovers[at]?.length ?? 0 })}`
  return `${name}. ${t('siggil-ui-covered', { n: onTopOf(view.spots, view.cards, place).length })}`
}
export const ruleAt = (view: View, place: number) =>
  CLAUSES[view.open.includes(place) ? 'take' : isFace(view.cards[place]) ? 'covered' : 'face_down']

const shows = ({ family, spirit }: Face) => ({
  game: GAME as 'siggil',
  what: `${spirit ? 'spirits' : 'families'}/${family}`,
})

export const tellPlace = (view: View, place: number) => {
  const card = view.cards[place]
  say(
    aboutPlace(view, place),
    { game: GAME, id: ruleAt(view, place) },
    originText(GAME, ORIGINS.layout?.[view.layout]),
    isFace(card) ? shows(card) : undefined,
  )
}

/** Where a spirit is, what it costs, and what the chair has for it. */
export function aboutSpirit(live: Live, view: View, spirit: Spirit): string {
  const holder = spirit.holder === null ? '' : live.name(spirit.holder)
  const where = isMine(view, spirit) ? t('siggil-ui-where-mine') : t(`siggil-ui-where-${spirit.where}`, { holder })
  const price = isMine(view, spirit) || spirit.price === null ? '' : ` ${t('siggil-ui-price', { n: spirit.price })}`
  const has =
    view.seat === null || isMine(view, spirit) || spirit.where === 'discarded'
      ? ''
      : ` ${t('siggil-ui-has', { family: spirit.by_family, number: spirit.by_number })}`
  return `${spiritName(spirit.spirit)}. ${where}${price}${has}`
}
export const tellSpirit = (live: Live, view: View, spirit: Spirit) =>
  say(
    aboutSpirit(live, view, spirit),
    { game: GAME, id: CLAUSES[spirit.where] },
    originText(GAME, ORIGINS.spirit?.[spirit.spirit]),
    shows(spiritFace(spirit.spirit)),
  )

/** A set on the table: whose, of what, and what it takes to win its spirit. */
export function aboutSet(live: Live, view: View, set: PlayedSet): string {
  const cards = set.cards.map(cardName).join(', ')
  const kind = t('siggil-kind', { by: set.by, spirit: set.spirit })
  const spirit = view.spirits[set.spirit - 1]!
  const end = set.holds
    ? set.owner === view.seat || spirit.price === null
      ? t('siggil-ui-set-holds')
      : t('siggil-ui-price', { n: spirit.price })
    : set.missing === null
      ? t('siggil-ui-set-left')
      : t('siggil-ui-missing', { n: set.missing })
  return `${live.name(set.owner)}: ${t('siggil-ui-set', { n: set.cards.length, kind })} (${cards}). ${spiritName(set.spirit)}. ${end}`
}
export const tellSet = (live: Live, view: View, set: PlayedSet) =>
  say(aboutSet(live, view, set), { game: GAME, id: CLAUSES[set.holds ? 'steal' : 'recapture'] })
export const tellHand = (card: Face) =>
  say(cardName(card), { game: GAME, id: CLAUSES.hand }, originText(GAME, ORIGINS.card?.ordinary), shows(card))
