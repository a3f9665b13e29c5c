import { prefs } from '../../lib/prefs.svelte'
import { answerText } from '../../lib/sentence'
import { t } from '../../lib/text.svelte'
import { cardName, cardText, spellText } from './about'
import { questionOf, type Live } from './act'
import { diceText } from './dice'
import { faceOf, HERO_ICONS, iconOf, SQUARE_ICONS, type CardKind } from './box'
import type { Asked, Card, Chance, Option, View, Ware } from './contract'
import { TAKEN } from './plain'

const FOES: ReadonlySet<CardKind> = new Set(['enemy', 'demon'])
/** Cards that do something to whoever comes to them or takes them: their text stands on the button. */
const TOLD: ReadonlySet<CardKind> = new Set(['stranger', 'place', ...TAKEN])

type Verb = 'take' | 'provoke' | 'visit' | 'wield' | 'send' | 'sway' | 'exorcise' | 'drop'
/** What naming a card means in the question of the moment. */
function verbFor(live: Live, view: View, { card, design }: Card): Verb | null {
  const { kind } = faceOf(design)
  switch (questionOf(live)) {
    case 'at-square':
      return TAKEN.has(kind) ? 'take' : FOES.has(kind) ? 'provoke' : 'visit'
    case 'prepare':
      if (kind === 'item' || kind === 'magic') return 'wield'
      return view.heroes[view.seat ?? -1]?.raised.some((one) => one.card === card)
        ? 'send'
        : kind === 'demon'
          ? 'exorcise'
          : 'sway'
    case 'give-up-item':
      return 'drop'
    default:
      return null
  }
}
/** An answer in words. */
export function labelOf(live: Live, view: View, option: Option): string {
  const verb =
    option.tag === 'card'
      ? verbFor(live, view, option)
      : option.tag === 'rival' && questionOf(live) === 'landing'
        ? 'meet'
        : null
  const what = option.tag === 'card' ? cardName(option.design) : option.tag === 'rival' ? live.name(option.seat) : ''
  const said = verb ? t('magic_sword-ui-verb', { verb, what }) : answerText(live.table!, option, prefs.lang)
  const lot = option.tag === 'trade-lot' ? view.asked?.lots.find((one) => one.gain === option.gain) : undefined
  return lot ? `${said}: ${lot.designs.map(cardName).join(', ')} (${lot.points})` : said
}
/** What is named, in a sentence of its own. */
export function moreOf(option: Option): string {
  if ('design' in option) return [cardText(option.design), diceText(option.design)].filter(Boolean).join(' ')
  if ('spell' in option) return [spellText(option.spell), diceText(option.spell)].filter(Boolean).join(' ')
  if ('hero' in option)
    return [t('magic_sword-hero-text', { hero: option.hero }), diceText(option.hero)].filter(Boolean).join(' ')
  return 'square' in option
    ? [t('magic_sword-square-text', { square: option.square }), diceText(option.square)].filter(Boolean).join(' ')
    : ''
}

const THROWS: ReadonlySet<Option['tag']> = new Set(['walk', 'ready', 'retry'])
const STRIKES: ReadonlySet<Option['tag']> = new Set([
  'attack',
  'attack-with-magic',
  'fight-foul',
  'behead',
  'behead-with-magic',
])
export function pictureOf(view: View, option: Option): string | null {
  if ('design' in option) return iconOf(option.design)
  if ('spell' in option) return 'scroll-unfurled'
  if ('square' in option) return SQUARE_ICONS[option.square] ?? null
  if ('gate' in option) return SQUARE_ICONS[option.gate] ?? null
  if (option.tag === 'rival') return HERO_ICONS[view.heroes[option.seat]?.hero ?? ''] ?? null
  if (THROWS.has(option.tag)) return 'perspective-dice-six-faces-random'
  return STRIKES.has(option.tag) ? 'crossed-swords' : null
}
/** Which picture shows what an answer names. */
export function paintingOf(view: View, option: Option): string | null {
  if ('design' in option) return `cards/${option.design}`
  if ('spell' in option) return `spells/${option.spell}`
  if ('square' in option) return `squares/${option.square}`
  if ('gate' in option) return `squares/${option.gate}`
  const hero = option.tag === 'rival' ? view.heroes[option.seat]?.hero : null
  return hero ? `heroes/${hero}` : null
}
/** What the game has computed about an answer: its price, or its exact odds. */
export const wareOf = (asked: Asked | null, option: Option): Ware | undefined =>
  option.tag === 'goods' ? asked?.wares.find((ware) => ware.design === option.design) : undefined
export function chanceOf(asked: Asked | null, option: Option): Chance | undefined {
  const which = option.tag === 'rival' ? option.seat : option.tag === 'card' ? option.card : null
  const name = option.tag === 'attempt' ? option.gate : option.tag
  return asked?.chances.find((one) => one.option === name && one.which === which)
}

const WIDE: ReadonlySet<Option['tag']> = new Set(['goods', 'spell-card', 'cast'])
const MILD: ReadonlySet<Option['tag']> = new Set([
  'pass',
  'pass-turn',
  'no',
  'end-turn',
  'leave-unseen',
  'take-nothing',
  'stop',
  'drop',
  'fill-pouch',
])
/** Answers that need a line of their own, and answers that decline. */
export const isWide = (live: Live, option: Option) =>
  WIDE.has(option.tag) ||
  (option.tag === 'card' && questionOf(live) === 'at-square' && TOLD.has(faceOf(option.design).kind))
export const isMild = (option: Option) => MILD.has(option.tag)
