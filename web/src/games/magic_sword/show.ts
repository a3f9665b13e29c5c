import { rise } from '../../lib/rise'
import { play } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import type { GameEvent, Tagged } from '../../lib/adapter'
import { cardName, heroName, upper } from './about'
import { faceOf } from './box'
import Card from './Card.svelte'
import Clash from './Clash.svelte'
import Mini from './Mini.svelte'
import Throw from './Throw.svelte'
import type { HeroView, LyingCard, SquareView, SwordView } from './view'

const HELD: Keyframe[] = [
  { transform: 'scale(0.3) rotate(-8deg)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.85 },
  { transform: 'scale(0.7)', opacity: 0 },
]
const FALLEN: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]
const n = (event: GameEvent, field: string) => event[field] as number
const s = (event: GameEvent, field: string) => event[field] as string

/** Who fought, by character or being, with strengths and dice. */
function clash(event: GameEvent, view: SwordView) {
  const beings = view.battle?.foes.length ? view.battle.foes.map(cardName).join(', ') : upper(t('magic_sword-being', { being: view.battle?.being || view.being || 'hero' }))
  const side = (seat: unknown, sum: number, die: number) => {
    const hero = typeof seat === 'number' ? view.heroes[seat]?.hero : null
    return { name: hero ? heroName(hero) : beings, sum, die, tint: typeof seat === 'number' ? `var(--seat-${seat})` : '#c9543f' }
  }
  const winner = { won: 0, lost: 1 }[s(event, 'result')] ?? null
  return { sides: [side(event.seat, n(event, 'own'), n(event, 'own_die')), side(event.rival, n(event, 'other'), n(event, 'other_die'))], winner }
}

type Scene = (stage: Stage, event: GameEvent, view: SwordView) => Promise<unknown>
const SCENES: Record<string, Scene> = {
  async 'turn-began'(stage, event) {
    void stage.light([`seat-${event.seat}`], 260)
  },
  async 'dice-thrown'(stage, event) {
    play('die')
    await stage.show('dice', Throw, { value: event.value, faces: event.faces }, FALLEN, 950)
  },
  async moved() {
    play('stone')
  },
  async 'gate-tried'(stage, event) {
    play(event.how === 'passed' ? 'hit' : 'miss')
    void stage.light([`square-${event.gate}`], 500)
  },
  async 'card-turned-up'(stage, event) {
    play('stone')
    await stage.show('dice', Card, { design: event.design }, HELD, 1300)
    await stage.fly('dice', `square-${event.square}`, Mini, { design: event.design })
  },
  async 'card-moved'(stage, event) {
    await stage.fly(`card-${event.card}`, `square-${event.square}`, Mini, { design: event.design })
  },
  async 'card-gained'(stage, event) {
    play('heal')
    await stage.fly(`card-${event.card}`, `seat-${event.seat}`, Mini, { design: event.design })
    await rise(stage, `seat-${event.seat}`, t('magic_sword-card', { design: s(event, 'design') }), 'good', 800)
  },
  async 'card-lost'(stage, event) {
    play('miss')
    await rise(stage, `seat-${event.seat}`, t('magic_sword-card', { design: s(event, 'design') }), 'bad', 700)
  },
  async 'points-changed'(stage, event) {
    const by = n(event, 'by')
    if (!by) return
    play(by > 0 ? 'heal' : 'hurt')
    if (by < 0 && event.what === 'life') void stage.light([`seat-${event.seat}`], 420)
    await rise(stage, `${event.what}-${event.seat}`, by > 0 ? `+${by}` : `−${-by}`, by > 0 ? 'good' : 'bad', 700)
  },
  async 'hero-died'(stage, event) {
    play('hurt')
    await rise(stage, 'dice', t('magic_sword-ui-died', { hero: t('magic_sword-hero', { hero: s(event, 'hero') }) }), 'bad', 1300)
  },
  async petrified(stage, event) {
    play('stone')
    await rise(stage, `seat-${event.seat}`, t('magic_sword-ui-petrified'), 'plain', 900)
  },
  'spell-announced': (stage, event) => {
    play('hit')
    return stage.show('dice', Card, { spell: event.spell }, HELD, 1300)
  },
  async 'spell-failed'(stage) {
    play('miss')
    await rise(stage, 'dice', t('magic_sword-ui-failed'), 'bad', 800)
  },
  async 'battle-fought'(stage, event, view) {
    const result = s(event, 'result')
    play(result === 'won' ? 'hit' : result === 'lost' ? 'hurt' : 'stone')
    await stage.show('dice', Clash, clash(event, view), HELD, 1500)
  },
  async 'game-ended'() {
    play('win')
  },
}

export async function direct(stage: Stage, event: GameEvent, view: Tagged) {
  await SCENES[event.tag]?.(stage, event, view as SwordView)
}

const withHero = (view: SwordView, seat: number, change: (hero: HeroView) => Partial<HeroView>): SwordView => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.seat === seat ? { ...hero, ...change(hero) } : hero)),
})
const withSquare = (view: SwordView, square: string, change: (one: SquareView) => Partial<SquareView>): SwordView => ({
  ...view,
  squares: view.squares.map((one) => (one.square === square ? { ...one, ...change(one) } : one)),
})
/** The card is nowhere on the table. */
function without(view: SwordView, card: number): SwordView {
  const rest = (cards: LyingCard[]) => (cards.some((one) => one.card === card) ? cards.filter((one) => one.card !== card) : cards)
  return {
    ...view,
    squares: view.squares.map((one) => (rest(one.cards) === one.cards ? one : { ...one, cards: rest(one.cards) })),
    heroes: view.heroes.map((hero) => ({ ...hero, items: rest(hero.items), friends: rest(hero.friends), trophies: rest(hero.trophies), raised: rest(hero.raised) })),
  }
}
const lying = (event: GameEvent): LyingCard => ({ card: n(event, 'card'), design: s(event, 'design'), note: 0, paralysed: false, reserved: null })
const onto = (view: SwordView, event: GameEvent) => withSquare(without(view, n(event, 'card')), s(event, 'square'), (one) => ({ cards: [...one.cards, lying(event)] }))

/** Where a gained card lies on the sheet. */
function gained(view: SwordView, event: GameEvent): SwordView {
  const { kind } = faceOf(s(event, 'design'))
  const pile = kind === 'friend' ? 'friends' : kind === 'enemy' || kind === 'demon' ? 'trophies' : kind === 'item' || kind === 'magic' ? 'items' : null
  const rest = without(view, n(event, 'card'))
  return pile ? withHero(rest, n(event, 'seat'), (hero) => ({ [pile]: [...hero[pile], lying(event)] })) : rest
}
/** A point more is a point more of whatever counts it. */
function changed(view: SwordView, event: GameEvent): SwordView {
  const [what, by, now] = [s(event, 'what'), n(event, 'by'), n(event, 'now')]
  return withHero(view, n(event, 'seat'), (hero) => {
    if (what === 'sword') return { sword: now, total_sword: hero.total_sword + by, battle_sword: hero.battle_sword + by }
    if (what === 'magic') return { magic: now, total_magic: hero.total_magic + by, battle_magic: hero.battle_magic + by }
    return { [what]: now }
  })
}

const CHANGES: Record<string, (view: SwordView, event: GameEvent) => SwordView> = {
  'hero-arrived': (view, event) => withHero(view, n(event, 'seat'), () => ({ hero: s(event, 'hero'), square: s(event, 'square') })),
  'turn-began': (view, event) => ({ ...view, turn: n(event, 'seat'), round: n(event, 'round') }),
  moved: (view, event) => withHero(view, n(event, 'seat'), () => ({ square: s(event, 'square') })),
  'card-turned-up': onto,
  'card-moved': onto,
  'card-laid-down': (view, event) => withSquare(view, s(event, 'square'), (one) => ({ face_down: one.face_down + 1 })),
  'card-gained': gained,
  'card-lost': (view, event) => without(view, n(event, 'card')),
  'card-gone': (view, event) => without(view, n(event, 'card')),
  'points-changed': changed,
  'alignment-changed': (view, event) => withHero(view, n(event, 'seat'), () => ({ align: s(event, 'align') })),
  'battle-began': (view, event) => ({ ...view, being: s(event, 'being') }),
  'hero-died': (view, event) => withHero(view, n(event, 'seat'), () => ({ hero: null, square: null })),
}
/** What was asked and weighed before an event is over with it. */
export function after(view: Tagged, event: GameEvent): Tagged {
  const seen = view as SwordView
  const next: SwordView = { ...seen, asked: null, battle: event.tag === 'battle-fought' ? null : seen.battle }
  return CHANGES[event.tag]?.(next, event) ?? next
}

const PAUSES: Record<string, number> = { moved: 480, 'turn-skipped': 500, 'battle-began': 500, 'battle-fought': 300, 'hero-arrived': 250, 'mission-given': 500, 'game-ended': 700, 'turn-began': 60 }
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 150
