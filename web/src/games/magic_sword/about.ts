import { originText } from '../../lib/origin'
import { upper } from '../../lib/sentence'
import { t } from '../../lib/text.svelte'
import { say } from '../../lib/toast.svelte'
import { questionOf, type Live } from './act'
import { faceOf } from './box'
import {
  CLAUSES,
  ORIGINS,
  WINDOWS,
  type Clause,
  type HeroView,
  type LyingCard,
  type Moment,
  type Odds,
  type SquareView,
  type View,
} from './contract'
import { diceText } from './dice'
import { rollsTo } from './view'

const GAME = 'magic_sword'
export const squareName = (square: string) => t('magic_sword-square', { square })
export const cardName = (design: string) => t('magic_sword-card', { design })
export const cardText = (design: string) => t('magic_sword-card-text', { design })
export const spellName = (spell: string) => t('magic_sword-spell', { spell })
export const spellText = (spell: string) => t('magic_sword-spell-text', { spell })
const ANY_MOMENT: Moment[] = ['WT', 'WB', 'WR', 'WL', 'WD', 'WF', 'WE']
/** MS-9.1 When a spell may be cast, the moments that any turn has taken together. */
export function castable(spell: string): string {
  const listed = WINDOWS[spell] ?? []
  const any = ANY_MOMENT.every((one) => listed.includes(one))
  const moments = any ? ['any', ...listed.filter((one) => !ANY_MOMENT.includes(one))] : listed
  const told = moments.map((one) =>
    t('magic_sword-moment', { window: one.replace('*', ''), own: one.endsWith('*') ? 'yes' : 'no' }),
  )
  return t('magic_sword-castable', { moments: told.join(', ') })
}
export const beingName = (being: string) => upper(t('magic_sword-being', { being }))
export const heroName = (hero: string) => t('magic_sword-hero', { hero })
export const percent = (chance: number) => `${Math.round(chance * 100)} %`
export const oddsText = (odds: Odds) =>
  t('magic_sword-ui-odds', { win: percent(odds.win), draw: percent(odds.draw), loss: percent(odds.loss) })

/** Whether the roll of the move is still to come. */
export const beforeRoll = (live: Live) => live.settled && questionOf(live) === 'turn-choice'

/** A square in sentences: what it does, what lies and who stands there, and what a fight would be like. */
export function aboutSquare(live: Live, view: View, one: SquareView): string {
  const cards = one.cards.map((card) =>
    [cardName(card.design), ...liesOn(live, card).map((what) => `(${what.replace(/\.$/, '')})`)].join(' '),
  )
  const heroes = view.heroes
    .filter((hero) => hero.hero && hero.square === one.square)
    .map((hero) => `${live.name(hero.seat)} (${heroName(hero.hero!)})`)
  const rolls = beforeRoll(live) ? rollsTo(view, one.square).map(({ roll }) => roll) : []
  return [
    `${squareName(one.square)}.`,
    t('magic_sword-square-text', { square: one.square }),
    diceText(one.square),
    cards.length ? t('magic_sword-ui-lying', { cards: cards.join(', ') }) : '',
    one.face_down ? t('magic_sword-ui-face-down', { n: one.face_down }) : '',
    one.gold ? t('magic_sword-ui-gold-here', { n: one.gold }) : '',
    heroes.length ? t('magic_sword-ui-standing', { heroes: heroes.join(', ') }) : '',
    one.sword_odds ? `${t('magic_sword-ui-enemy-sword', { n: one.enemy_sword })} ${oddsText(one.sword_odds)}` : '',
    one.magic_odds ? `${t('magic_sword-ui-enemy-magic', { n: one.enemy_magic })} ${oddsText(one.magic_odds)}` : '',
    rolls.length ? t('magic_sword-ui-rolls', { rolls: rolls.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
/** Where a component comes from: the rulebook, or the published game. */
const origin = (kind: string, name: string) => originText(GAME, ORIGINS[kind]?.[name])
const tell = (text: string, id: Clause, from = '', what = '') =>
  say(text, { game: GAME, id }, from, what ? { game: GAME, what } : undefined)
export const tellSquare = (live: Live, view: View, one: SquareView) =>
  tell(
    aboutSquare(live, view, one),
    CLAUSES[one.ring === 'bridge' ? 'bridge' : 'square'],
    origin('square', one.square),
    `squares/${one.square}`,
  )
/** What lies on a card: Lives of the Vampire, uses left of a place, and until whose turn it is paralysed. */
export function liesOn(live: Live, card: LyingCard): string[] {
  return [
    card.left === null
      ? ''
      : t(faceOf(card.design).kind === 'demon' ? 'magic_sword-ui-lives' : 'magic_sword-ui-uses', { n: card.left }),
    card.paralysed === null ? '' : t('magic_sword-ui-paralysed', { name: live.name(card.paralysed) }),
  ].filter(Boolean)
}
/** A card in sentences, without the odds of its dice. */
export const cardWords = (live: Live, card: LyingCard) =>
  [`${cardName(card.design)}.`, cardText(card.design), ...liesOn(live, card)].filter(Boolean).join(' ')
export const aboutCard = (live: Live, card: LyingCard) =>
  [cardWords(live, card), diceText(card.design)].filter(Boolean).join(' ')
export const tellCard = (live: Live, card: LyingCard) =>
  tell(aboutCard(live, card), CLAUSES[faceOf(card.design).kind], origin('design', card.design), `cards/${card.design}`)
/** A foe before the dice: a card that is fought, or a being that has none. */
export const tellFoe = (design: string | undefined, being: string) =>
  design
    ? tell(
        [`${cardName(design)}.`, cardText(design), diceText(design)].filter(Boolean).join(' '),
        CLAUSES[faceOf(design).kind],
        origin('design', design),
        `cards/${design}`,
      )
    : tell(`${beingName(being)}.`, CLAUSES.enemy, origin('being', being), `beings/${being}`)
export const tellSpell = (spell: string) =>
  tell(
    [`${spellName(spell)}.`, spellText(spell), diceText(spell), castable(spell)].filter(Boolean).join(' '),
    CLAUSES.spell,
    origin('spell', spell),
    `spells/${spell}`,
  )
export const tellHero = (hero: string) =>
  tell(
    `${heroName(hero)}. ${t('magic_sword-hero-text', { hero })} ${diceText(hero)}`,
    CLAUSES.hero,
    origin('hero', hero),
    `heroes/${hero}`,
  )

type Numbers =
  | 'sword'
  | 'magic'
  | 'total_sword'
  | 'total_magic'
  | 'battle_sword'
  | 'battle_magic'
  | 'sword_floor'
  | 'magic_floor'
  | 'life'
  | 'gold'
  | 'trophy_points'
  | 'spell_limit'
  | 'capacity'
type Things = 'items' | 'pouch' | 'friends' | 'trophies' | 'raised' | 'captive' | 'spells' | 'friend_spells'
/** Whatever on a sheet is neither a number, nor a thing, nor who and where: a new field of the view has to be told here. */
type State = Exclude<keyof HeroView, 'tag' | 'seat' | 'hero' | 'square' | 'align' | 'original_align' | Numbers | Things>
const STATES: Record<State, (hero: HeroView) => string> = {
  stone: ({ stone }) => (stone ? t('magic_sword-ui-stone', { n: stone }) : ''),
  skip: ({ skip }) => (skip ? t('magic_sword-ui-skip', { n: skip }) : ''),
  frozen: ({ frozen }) => (frozen ? t(frozen === 1 ? 'magic_sword-ui-ringed' : 'magic_sword-ui-thundered') : ''),
  slow: ({ slow }) => (slow ? t('magic_sword-ui-slow') : ''),
  possessed: ({ possessed }) => (possessed ? `${t('magic_sword-ui-possessed')}. ${diceText('possession')}` : ''),
  geas: ({ geas }) => (geas ? t('magic_sword-ui-geas', { n: geas }) : ''),
  locked: ({ locked }) => (locked ? t('magic_sword-ui-locked', { n: locked }) : ''),
  bridge_side: ({ bridge_side: side, leaving, task_done: done }) =>
    side && !leaving ? t('magic_sword-ui-on-bridge', { done: String(done) }) : '',
  task_done: () => '', // told with the side of the bridge
  leaving: ({ leaving }) => (leaving ? t('magic_sword-ui-leaving') : ''),
  extra_sword: ({ extra_sword: n }) => (n ? t('magic_sword-ui-extra-sword', { n }) : ''),
  mission: ({ mission }) => (mission !== 'none' ? t('magic_sword-ui-mission', { mission }) : ''),
}
/** What ails or binds a character, in words. */
export const statesOf = (hero: HeroView): string[] =>
  Object.values(STATES)
    .map((state) => state(hero))
    .filter(Boolean)
