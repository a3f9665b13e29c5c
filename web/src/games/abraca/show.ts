import { copyOf } from '../../lib/copy'
import { rise } from '../../lib/rise'
import { play } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import type { GameEvent, Tagged } from '../../lib/types'
import Die from '../../parts/Die.svelte'
import Orb from './Orb.svelte'
import Stone from './Stone.svelte'
import { MAX_LIVES, SPELLS, type AbracaView, type Stone as AnyStone } from './view'

const FALL: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]

const number = (event: GameEvent, field: string) => (typeof event[field] === 'number' ? (event[field] as number) : null)
const seatOf = (event: GameEvent) => `seat-${event.seat}`

const SCENES: Record<string, (stage: Stage, event: GameEvent, view: AbracaView) => Promise<unknown>> = {
  async 'spell-cast'(stage, event, view) {
    const spell = event.spell as number
    play('hit')
    void rise(stage, seatOf(event), `${spell} · ${t('abraca-spell', { spell })}`, 'plain', 1100)
    await stage.wait(260)
    const place = `place-${spell}-${view.cast[spell - 1] ?? 0}`
    await stage.fly(`hand-${event.seat}-${event.slot}`, place, Stone, { number: spell }, 400)
    void stage.light([`spell-${spell}`], 300)
  },
  'spell-missed': wrong,
  'order-broken': wrong,
  async 'die-rolled'(stage, event) {
    play('die')
    await stage.show('board', Die, { value: event.value, size: 128, rolling: true }, FALL, 900)
  },
  async 'lives-lost'(stage, event) {
    const by = number(event, 'by')
    if (by !== null && by !== event.seat) await stage.fly(`seat-${by}`, seatOf(event), Orb, { spell: event.spell }, 380)
    play('hurt')
    void rise(stage, seatOf(event), `−${event.count}`, 'bad', 800)
    void stage.light([seatOf(event)], 420)
  },
  async 'lives-gained'(stage, event) {
    play('heal')
    void rise(stage, seatOf(event), `+${event.count}`, 'good', 800)
  },
  async 'secret-taken'(stage, event) {
    play('stone')
    await stage.fly('pool', seatOf(event), Stone, { number: number(event, 'number') }, 420)
  },
  async 'stone-drawn'(stage, event) {
    play('stone')
    await stage.fly('reserve', `hand-${event.seat}-${event.slot}`, Stone, { number: number(event, 'number') }, 260)
  },
  async 'stone-turned-up'(stage, event, view) {
    const spell = event.number as number
    await stage.fly('reserve', `place-${spell}-${view.cast[spell - 1] ?? 0}`, Stone, { number: spell }, 220)
  },
  async 'match-ended'() {
    play('win')
  },
}

async function wrong(stage: Stage, event: GameEvent) {
  play('miss')
  void rise(stage, seatOf(event), `${event.spell} · ${t('abraca-spell', { spell: event.spell as number })} ✕`, 'bad', 1200)
  await stage.wait(300)
}


export async function direct(stage: Stage, event: GameEvent, view: Tagged) {
  await SCENES[event.tag]?.(stage, event, view as AbracaView)
}

export const pause = (event: GameEvent) => ({ 'stone-drawn': 0, 'stone-turned-up': 0, 'turn-began': 0, 'spell-cast': 80, 'round-ended': 2600, 'round-began': 500 })[event.tag] ?? 380

/** The picture after an event: only what the eye must see at once, the next view settles the rest. */
export function after(before: Tagged, event: GameEvent): AbracaView {
  const view = copyOf(before) as AbracaView
  const seat = event.seat as number
  switch (event.tag) {
    case 'spell-cast':
      view.hands[seat]![event.slot as number] = null
      view.cast[(event.spell as number) - 1]! += 1
      view.last = event.spell as number
      break
    case 'lives-lost':
    case 'lives-gained':
      view.lives[seat] = event.left as number
      break
    case 'stone-drawn':
      view.hands[seat]![event.slot as number] = stone(event)
      view.reserve = Math.max(0, view.reserve - 1)
      break
    case 'secret-taken':
      view.secrets[seat]!.push(stone(event))
      view.pool = Math.max(0, view.pool - 1)
      break
    case 'turn-began':
      view.turn = seat
      view.last = 0
      break
    case 'round-began':
      Object.assign(view, emptied(view))
      break
    case 'round-ended':
      view.scores = event.scores as number[]
      break
    case 'stone-turned-up':
      view.cast[(event.number as number) - 1]! += 1
      view.reserve -= 1
      break
  }
  return view
}

const stone = (event: GameEvent): AnyStone =>
  typeof event.number === 'number' ? { tag: 'stone', number: event.number } : { tag: 'face-down', ruled_out: [] }

/** The table between two rounds: nothing stands before anybody. */
function emptied(view: AbracaView) {
  const seats = view.hands.length
  return {
    cast: SPELLS.map(() => 0),
    hands: view.hands.map((hand) => hand.map(() => null)),
    secrets: view.hands.map(() => []),
    lives: Array<number>(seats).fill(MAX_LIVES),
    reserve: 36 - 4,
    pool: 4,
    last: 0,
  }
}
