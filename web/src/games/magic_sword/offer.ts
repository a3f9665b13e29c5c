import type { Live } from '../../lib/adapter'
import { prefs } from '../../lib/prefs.svelte'
import { sentence } from '../../lib/sentence'
import { t } from '../../lib/text.svelte'
import type { Option } from '../../lib/adapter'
import { cardName, cardText, spellText, upper } from './about'
import { faceOf, HERO_ICONS, iconOf, SQUARE_ICONS } from './box'
import { HEROES, type Kind } from './numbers'
import type { Asked, Chance, SwordView, Ware } from './view'

const TAKEN: Kind[] = ['item', 'magic', 'friend', 'gold']
const FOES: Kind[] = ['enemy', 'demon']

/** What naming a card means in the question of the moment. */
function verbFor(view: SwordView, option: Option): string | null {
  const { kind } = faceOf(option.design as string)
  const question = view.asked?.question
  if (question === 'AtSquare') return TAKEN.includes(kind) ? 'take' : FOES.includes(kind) ? 'attack' : 'visit'
  if (question === 'Prepare') {
    if (kind === 'item' || kind === 'magic') return 'wield'
    return view.heroes[view.seat ?? -1]?.raised.some((card) => card.card === option.card) ? 'send' : 'sway'
  }
  return question === 'GiveUpItem' ? 'drop' : null
}
/** An answer in words. */
export function labelOf(live: Live, view: SwordView, option: Option): string {
  const verb = option.tag === 'card' ? verbFor(view, option) : option.tag === 'rival' && view.asked?.question === 'Landing' ? 'meet' : null
  const what = option.tag === 'card' ? cardName(option.design as string) : option.tag === 'rival' ? live.name(option.seat as number) : ''
  return verb ? t('magic_sword-ui-verb', { verb, what }) : upper(sentence(live.table!, option, prefs.lang, 'option'))
}
/** What is named, in a sentence of its own. */
export function moreOf(option: Option): string {
  if (typeof option.design === 'string') return cardText(option.design)
  if (typeof option.spell === 'string') return spellText(option.spell)
  if (typeof option.hero === 'string') return t('magic_sword-hero-text', { hero: option.hero })
  if (typeof option.square === 'string') return t('magic_sword-square-text', { square: option.square })
  return ''
}
export function pictureOf(view: SwordView, option: Option): string | null {
  if (typeof option.design === 'string') return iconOf(option.design)
  if (typeof option.spell === 'string') return 'scroll-unfurled'
  if (typeof option.hero === 'string') return HERO_ICONS[option.hero] ?? null
  if (typeof option.square === 'string') return SQUARE_ICONS[option.square] ?? null
  if (option.tag === 'attempt') return SQUARE_ICONS[option.gate as string] ?? null
  if (option.tag === 'rival') return HERO_ICONS[view.heroes[option.seat as number]?.hero ?? ''] ?? null
  if (option.tag !== 'act') return null
  if (/^(walk|ready|retry)$/.test(option.act as string)) return 'perspective-dice-six-faces-random'
  return /^(attack|attack_magic|foul|behead)/.test(option.act as string) ? 'crossed-swords' : null
}
/** What the game has computed about an answer: its price, or its exact odds. */
export const wareOf = (asked: Asked | null, option: Option): Ware | undefined => (option.tag === 'goods' ? asked?.wares.find((ware) => ware.design === option.design) : undefined)
export function chanceOf(asked: Asked | null, option: Option): Chance | undefined {
  return asked?.chances.find((one) => {
    if (option.tag === 'act') return one.option === option.act
    if (option.tag === 'attempt') return one.option === option.gate
    if (option.tag === 'rival') return one.option === 'rival' && one.which === option.seat
    if (option.tag === 'card') return one.option === 'card' && one.which === option.card
    return one.option === option.tag
  })
}
/** Answers that need a line of their own, and answers that decline. */
export const isWide = (option: Option) => /^(goods|hero-card|spell-card|cast)$/.test(option.tag)
export const isMild = (option: Option) => /^(pass|pass-turn|no)$/.test(option.tag) || (option.tag === 'act' && /^(end|decline|nothing|stop|drop|pouch)$/.test(option.act as string))
/** The two numbers of a character card. */
export const cardNumbers = (option: Option) => (typeof option.hero === 'string' ? HEROES[option.hero] : undefined)
