import { rise } from '../../lib/rise'
import { director } from '../../lib/scenes'
import type { Stage } from '../../lib/stage.svelte'
import { play, playEnd } from '../../lib/sound'
import { t } from '../../lib/text.svelte'
import { beingName, cardName, heroName } from './about'
import Card from './Card.svelte'
import Clash from './Clash.svelte'
import type { BattleFought, GameEvent, View } from './contract'
import Mini from './Mini.svelte'
import Throw from './Throw.svelte'

const HELD: Keyframe[] = [
  { transform: 'scale(0.3) rotate(-8deg)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.85 },
  { transform: 'scale(0.7)', opacity: 0 },
]
/** A card that is drawn turns its face up, and stays before the eyes. */
const TURNED: Keyframe[] = [
  { transform: 'perspective(700px) translateY(40px) rotateY(90deg) scale(0.6)', opacity: 0 },
  { transform: 'perspective(700px) rotateY(0deg)', opacity: 1, offset: 0.35 },
  { transform: 'perspective(700px) rotateY(0deg)', opacity: 1 },
]
const FALLEN: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]
const WINNERS: Record<BattleFought['result'], number | null> = { won: 0, drawn: null, lost: 1 }

/** Who fought, by character or being, with strengths and dice. */
function clash(event: BattleFought, { battle, heroes }: View) {
  const beings = battle?.foes.length ? battle.foes.map(cardName).join(', ') : beingName(battle?.being || 'hero')
  const side = (seat: number | null, sum: number, die: number) => {
    const hero = seat === null ? null : heroes[seat]?.hero
    const what = hero ? `heroes/${hero}` : battle?.foes.length ? `cards/${battle.foes[0]}` : `beings/${battle?.being}`
    return {
      what,
      name: hero ? heroName(hero) : beings,
      sum,
      die,
      tint: seat === null ? '#c9543f' : `var(--seat-${seat})`,
    }
  }
  return {
    sides: [side(event.seat, event.own, event.own_die), side(event.rival, event.other, event.other_die)],
    winner: WINNERS[event.result],
  }
}

/** Where a card sets out from: before the eyes of whoever has decided about it, or where it lies. */
const from = (stage: Stage, card: number) => (stage.box(`held-${card}`) ? `held-${card}` : `card-${card}`)

export const direct = director<GameEvent, View>({
  async 'turn-began'(stage, event) {
    void stage.light([`seat-${event.seat}`], 260)
  },
  async 'dice-thrown'(stage, event) {
    play('die')
    await stage.show('dice', Throw, { value: event.value, faces: event.faces }, FALLEN, 600)
  },
  async moved() {
    play('stone')
  },
  async 'gate-tried'(stage, event) {
    play(event.how === 'passed' ? 'hit' : 'miss')
    void stage.light([`square-${event.gate}`], 500)
  },
  async 'card-turned-up'(stage, event) {
    play('card')
    await stage.show('dice', Card, { design: event.design }, TURNED, 600)
    await stage.fly('dice', `square-${event.square}`, Mini, { design: event.design })
  },
  async 'card-moved'(stage, event) {
    await stage.fly(from(stage, event.card), `square-${event.square}`, Mini, { design: event.design })
  },
  async 'card-gained'(stage, event) {
    play('gift')
    await stage.fly(from(stage, event.card), `seat-${event.seat}`, Mini, { design: event.design })
    await rise(stage, `seat-${event.seat}`, t('magic_sword-card', { design: event.design }), 'good', 600)
  },
  async 'trophy-won'(stage, event) {
    play('gift')
    await stage.fly(from(stage, event.card), `seat-${event.seat}`, Mini, { design: event.design })
  },
  async 'card-lost'(stage, event) {
    play('miss')
    if (!event.owned) return // an enemy that a spell removed: nobody's loss
    await rise(stage, `seat-${event.seat}`, t('magic_sword-card', { design: event.design }), 'bad', 600)
  },
  async 'points-changed'(stage, event) {
    const { by } = event
    if (!by) return
    play(by > 0 ? 'gift' : 'hurt')
    if (by < 0 && event.what === 'life') void stage.light([`seat-${event.seat}`], 420)
    await rise(stage, `${event.what}-${event.seat}`, by > 0 ? `+${by}` : `−${-by}`, by > 0 ? 'good' : 'bad', 600)
  },
  async 'hero-died'(stage, event) {
    play('hurt')
    await rise(
      stage,
      'dice',
      t('magic_sword-ui-died', { hero: t('magic_sword-hero', { hero: event.hero }) }),
      'bad',
      600,
    )
  },
  async petrified(stage, event) {
    play('stone')
    await rise(stage, `seat-${event.seat}`, t('magic_sword-ui-petrified'), 'plain', 600)
  },
  'spell-announced': (stage, event) => {
    play('hit')
    return stage.show('dice', Card, { spell: event.spell }, HELD, 600)
  },
  async 'spell-failed'(stage) {
    play('miss')
    await rise(stage, 'dice', t('magic_sword-ui-failed'), 'bad', 600)
  },
  async 'battle-fought'(stage, event, view) {
    play(event.result === 'won' ? 'hit' : event.result === 'lost' ? 'hurt' : 'stone')
    await stage.show('dice', Clash, clash(event, view), HELD, 600)
  },
  async 'game-ended'(_, { winners }, view) {
    playEnd(view.seat, winners)
  },
})

const PAUSES: Partial<Record<GameEvent['tag'], number>> = {
  moved: 480,
  'turn-skipped': 500,
  'battle-began': 500,
  'battle-fought': 300,
  'hero-arrived': 250,
  'mission-given': 500,
  'game-ended': 700,
  'turn-began': 60,
}
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 150
