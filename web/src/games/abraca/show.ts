import { rise } from '../../lib/rise'
import { director } from '../../lib/scenes'
import { play, playEnd } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import Die from '../../parts/Die.svelte'
import type { GameEvent, OrderBroken, SpellMissed, View } from './contract'
import Cast from './Cast.svelte'
import Orb from './Orb.svelte'
import Stone from './Stone.svelte'

const CAST: Keyframe[] = [
  { transform: 'scale(0.5)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.8 },
  { transform: 'scale(1.15)', opacity: 0 },
]
const FALL: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

/** ms from one dealt stone to the next: they are in the air together. */
const DEAL = 55
const placeOf = (seat: number) => `seat-${seat}`
/** The next free place of a number on the board. */
const nextPlace = (view: View, spell: number) => `place-${spell}-${view.cast[spell - 1] ?? 0}`

export const direct = director<GameEvent, View>({
  async 'spell-cast'(stage, { seat, spell, slot }, view) {
    play('hit')
    void stage.show('board', Cast, { spell }, CAST, 600)
    await stage.wait(260)
    await stage.fly(`hand-${seat}-${slot}`, nextPlace(view, spell), Stone, { number: spell }, 400)
    void stage.light([`spell-${spell}`], 300)
  },
  'spell-missed': wrong,
  'order-broken': wrong,
  async 'die-rolled'(stage, { value }) {
    play('die')
    await stage.show('board', Die, { value, size: 128, rolling: true }, FALL, 600)
  },
  async 'lives-lost'(stage, { seat, by, spell, count }) {
    if (by !== seat) await stage.fly(placeOf(by), placeOf(seat), Orb, { spell }, 380)
    play('hurt')
    void rise(stage, placeOf(seat), `−${count}`, 'bad', 600)
    void stage.light([placeOf(seat)], 420)
  },
  async 'lives-gained'(stage, { seat, count }) {
    play('gift')
    void rise(stage, placeOf(seat), `+${count}`, 'good', 600)
  },
  async 'secret-taken'(stage, { seat, number }) {
    play('stone')
    await stage.fly('pool', placeOf(seat), Stone, { number }, 420)
  },
  async 'stone-drawn'(stage, { seat, slot, number }) {
    play('stone')
    void stage.fly('reserve', `hand-${seat}-${slot}`, Stone, { number }, 260)
    await stage.wait(DEAL)
  },
  async 'stone-turned-up'(stage, { number }, view) {
    void stage.fly('reserve', nextPlace(view, number), Stone, { number }, 220)
    await stage.wait(DEAL)
  },
  async 'match-ended'(_, { winners }, view) {
    playEnd(view.seat, winners)
  },
})

async function wrong(stage: Stage, { seat, spell }: SpellMissed | OrderBroken) {
  play('miss')
  void rise(stage, placeOf(seat), `${spell} · ${t('abraca-spell', { spell })} ✕`, 'bad', 600)
  void stage.show('board', Cast, { spell, missed: true }, CAST, 600)
  await stage.wait(300)
}

const PAUSES: Partial<Record<GameEvent['tag'], number>> = {
  'stone-drawn': 0,
  'stone-turned-up': 0,
  'turn-began': 350,
  'spell-cast': 80,
  'round-began': 500,
}
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 380
