import type { Live } from '../../lib/adapter'
import { t } from '../../lib/text.svelte'
import { say } from '../../lib/toast.svelte'
import { faceOf, KIND_CLAUSES } from './box'
import { rollsTo, type HeroView, type LyingCard, type Odds, type SquareView, type SwordView } from './view'

const GAME = 'magic_sword'
export const squareName = (square: string) => t('magic_sword-square', { square })
export const cardName = (design: string) => t('magic_sword-card', { design })
export const cardText = (design: string) => t('magic_sword-card-text', { design })
export const spellName = (spell: string) => t('magic_sword-spell', { spell })
export const spellText = (spell: string) => t('magic_sword-spell-text', { spell })
export const heroName = (hero: string) => t('magic_sword-hero', { hero })
export const percent = (chance: number) => `${Math.round(chance * 100)} %`
export const oddsText = (odds: Odds) => t('magic_sword-ui-odds', { win: percent(odds.win), draw: percent(odds.draw), loss: percent(odds.loss) })
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether the roll of the move is still to come. */
export const beforeRoll = (view: SwordView) => view.asked?.question === 'TurnChoice'

/** A square in sentences: what it does, what lies and who stands there, and what a fight would be like. */
export function aboutSquare(live: Live, view: SwordView, one: SquareView): string {
  const cards = one.cards.map((card) => cardName(card.design))
  const heroes = view.heroes.filter((hero) => hero.hero && hero.square === one.square).map((hero) => `${live.name(hero.seat)} (${heroName(hero.hero!)})`)
  const rolls = beforeRoll(view) ? rollsTo(view, one.square).map(({ roll }) => roll) : []
  return [
    `${squareName(one.square)}.`,
    t('magic_sword-square-text', { square: one.square }),
    cards.length ? t('magic_sword-ui-lying', { cards: cards.join(', ') }) : '',
    one.face_down ? t('magic_sword-ui-face-down', { n: one.face_down }) : '',
    one.gold ? t('magic_sword-ui-gold-here', { n: one.gold }) : '',
    heroes.length ? t('magic_sword-ui-standing', { heroes: heroes.join(', ') }) : '',
    one.sword_odds ? `${t('magic_sword-ui-enemy-sword', { n: one.enemy_sword })} ${oddsText(one.sword_odds)}` : '',
    one.magic_odds ? `${t('magic_sword-ui-enemy-magic', { n: one.enemy_magic })} ${oddsText(one.magic_odds)}` : '',
    rolls.length ? t('magic_sword-ui-rolls', { rolls: rolls.join(', ') }) : '',
  ].filter(Boolean).join(' ')
}
export const tellSquare = (live: Live, view: SwordView, one: SquareView) => say(aboutSquare(live, view, one), { game: GAME, id: one.ring === 'bridge' ? 'MS-14.1' : 'MS-13.1' })
export function aboutCard(card: LyingCard): string {
  return [`${cardName(card.design)}.`, cardText(card.design), card.paralysed ? t('magic_sword-ui-paralysed') : ''].filter(Boolean).join(' ')
}
export const tellCard = (card: LyingCard) => say(aboutCard(card), { game: GAME, id: KIND_CLAUSES[faceOf(card.design).kind] })
export const tellSpell = (spell: string) => say(`${spellName(spell)}. ${spellText(spell)}`, { game: GAME, id: 'MS-9.1' })
export const tellHero = (hero: string) => say(`${heroName(hero)}. ${t('magic_sword-hero-text', { hero })}`, { game: GAME, id: 'MS-8.1' })

/** What ails or binds a character, in words. */
export function statesOf(hero: HeroView): string[] {
  return [
    hero.stone ? t('magic_sword-ui-stone', { n: hero.stone }) : '',
    hero.skip ? t('magic_sword-ui-skip', { n: hero.skip }) : '',
    hero.slow ? t('magic_sword-ui-slow') : '',
    hero.possessed ? t('magic_sword-ui-possessed') : '',
    hero.mission && hero.mission !== 'none' ? t('magic_sword-ui-mission', { mission: hero.mission }) : '',
  ].filter(Boolean)
}
