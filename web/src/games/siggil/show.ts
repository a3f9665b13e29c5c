import { copyOf } from '../../lib/copy'
import { rise } from '../../lib/rise'
import { play } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import type { GameEvent, Tagged } from '../../lib/adapter'
import Card from './Card.svelte'
import { sorting } from './sorting.svelte'
import { faceOf, fits, isFace, same, spiritFace, type Face, type Kind, type PlayedSet, type SiggilView, type Spirit } from './view'


const seatOf = (event: GameEvent) => `seat-${event.seat}`
const face = (event: GameEvent): Face => ({ family: event.family as number, number: event.number as number, spirit: event.spirit === true })

/** Where a card of this seat comes to lie: my own heap, or a rival's hand. */
const handOf = (view: SiggilView, seat: number, card: Face) => (seat === view.seat ? `heap-${card[sorting.by]}` : `hand-${seat}`)
const ownPlace = (view: SiggilView, seat: number, card: Face) => (seat === view.seat ? `own-${card.family}-${card.number}` : `hand-${seat}`)
/** Where a spirit that goes to the seat comes to lie. */
const homeOf = (view: SiggilView, seat: number, spirit: number) => (seat === view.seat ? `spirit-${spirit}` : `sets-${seat}`)

const SCENES: Record<string, (stage: Stage, event: GameEvent, view: SiggilView) => Promise<unknown>> = {
  async 'card-taken'(stage, event, view) {
    play('stone')
    const card = face(event)
    await stage.fly(`spot-${event.place}`, handOf(view, event.seat as number, card), Card, { face: card }, 420)
  },
  async 'card-discarded'(stage, event) {
    play('stone')
    await stage.fly(`spot-${event.place}`, 'discard', Card, { face: face(event) }, 420)
  },
  async 'card-turned'() {
    play('stone')
  },
  async 'spirit-freed'(stage, event, view) {
    play('heal')
    const spirit = event.spirit as number
    await stage.fly(`spot-${event.place}`, view.solo ? 'glade' : `spirit-${spirit}`, Card, { face: spiritFace(spirit) }, 700)
  },
  async 'spirit-discarded'(stage, event) {
    play('hurt')
    await stage.fly(`slot-${event.spirit}`, 'discard', Card, { face: spiritFace(event.spirit as number) }, 520)
  },
  'spirit-captured': captured,
  'spirit-stolen': captured,
  'spirit-recaptured': captured,
  async 'match-ended'() {
    play('win')
  },
  async 'solo-ended'(_, event) {
    play(event.won ? 'win' : 'miss')
  },
}

/** The set is laid, card by card; then the spirit comes onto it, from the glade or from the rival who had it. */
async function captured(stage: Stage, event: GameEvent, view: SiggilView) {
  const [seat, spirit] = [event.seat as number, event.spirit as number]
  const cards = (event.cards as number[]).map(faceOf)
  const flights = cards.map(async (card, i) => {
    await stage.wait(i * 90)
    await stage.fly(ownPlace(view, seat, card), 'board', Card, { face: card }, 380)
  })
  await Promise.all(flights)
  const loser = typeof event.loser === 'number' ? event.loser : null
  play(loser !== null && loser === view.seat ? 'hurt' : 'hit')
  const from = loser === null ? (view.solo ? `slot-${spirit}` : `spirit-${spirit}`) : loser === view.seat ? `spirit-${spirit}` : `set-${view.spirits[spirit - 1]?.set}`
  const name = t('siggil-spirit', { spirit })
  if (loser !== null) {
    void stage.light([`seat-${loser}`], 460)
    void rise(stage, `seat-${loser}`, `− ${name}`, 'bad', 1300)
  }
  await stage.fly(from, homeOf(view, seat, spirit), Card, { face: spiritFace(spirit) }, 620)
  void rise(stage, seatOf(event), `+ ${name}`, 'good', 1300)
}

export async function direct(stage: Stage, event: GameEvent, view: Tagged) {
  await SCENES[event.tag]?.(stage, event, view as SiggilView)
}

const PAUSES: Record<string, number> = { 'turn-began': 0, 'card-laid': 25, 'card-taken': 60, 'card-discarded': 60, 'card-turned': 340, 'spirit-freed': 260, 'spirit-captured': 1100, 'spirit-stolen': 1900, 'spirit-recaptured': 1900 }
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 380

/** The picture after an event: only what the eye must see at once, the next view settles the rest. */
export function after(before: Tagged, event: GameEvent): SiggilView {
  const view = copyOf(before) as SiggilView
  CHANGES[event.tag]?.(view, event)
  return view
}

const CHANGES: Record<string, (view: SiggilView, event: GameEvent) => void> = {
  'siggil-laid'(view) {
    view.cards = view.spots.map(() => ({ tag: 'face-down' }))
    Object.assign(view, { sets: [], hand: [], discard: [], discard_size: 0, lost: 0 })
    view.held = view.held.map(() => 0)
    view.hand_sizes = view.hand_sizes.map(() => 0)
    view.spirits = view.spirits.map((spirit) => ({ ...spirit, where: 'unseen', holder: null, set: null, price: null }))
    bareAgain(view)
  },
  'card-laid': turned,
  'card-turned': turned,
  'turn-began'(view, event) {
    view.turn = event.seat as number
  },
  'card-taken'(view, event) {
    view.cards[event.place as number] = null
    view.hand_sizes[event.seat as number]! += 1
    if (event.seat === view.seat) view.hand.push(face(event))
    recount(view)
    bareAgain(view)
  },
  'card-discarded'(view, event) {
    view.cards[event.place as number] = null
    view.discard_size += 1
    if (view.solo === 'easy') view.discard.push(face(event))
    bareAgain(view)
  },
  'spirit-freed'(view, event) {
    view.cards[event.place as number] = null
    Object.assign(spiritOf(view, event), { where: 'free', price: view.set_size })
    bareAgain(view)
  },
  'spirit-discarded'(view, event) {
    Object.assign(spiritOf(view, event), { where: 'discarded', price: null })
    view.lost = event.lost as number
    view.discard_size += 1
  },
  'spirit-captured': settle,
  'spirit-stolen': settle,
  'spirit-recaptured': settle,
}

const spiritOf = (view: SiggilView, event: GameEvent): Spirit => view.spirits[(event.spirit as number) - 1]!

function turned(view: SiggilView, event: GameEvent) {
  const card = face(event)
  view.cards[event.place as number] = card
  if (card.spirit) view.spirits[card.family - 1]!.where = 'siggil'
}

/** The set lies before its owner and has the spirit; whoever had it keeps the cards. */
function settle(view: SiggilView, event: GameEvent) {
  const [seat, spirit, which] = [event.seat as number, event.spirit as number, event.set as number]
  const cards = (event.cards as number[]).map(faceOf)
  for (const set of view.sets) if (set.spirit === spirit) set.holds = false
  const old = view.sets.find((set) => set.set === which)
  const set: PlayedSet = old ?? { set: which, owner: seat, spirit, by: event.by as Kind, cards: [], holds: true, missing: null }
  if (!old) view.sets.push(set)
  set.cards = [...set.cards, ...cards]
  Object.assign(set, { holds: true, missing: null })
  const loser = spiritOf(view, event).holder
  if (loser !== null) view.held[loser]! -= 1
  view.held[seat]! += 1
  view.hand_sizes[seat]! -= cards.length
  view.hand = seat === view.seat ? view.hand.filter((card) => !cards.some((one) => same(one, card))) : view.hand
  const price = set.cards.length + 1
  Object.assign(spiritOf(view, event), { where: 'held', holder: seat, set: which, price: price > 7 ? null : price })
  for (const one of view.sets) if (one.spirit === spirit && one.owner !== seat) one.missing = price > 7 ? null : price - one.cards.length
  view.capturing = null
  recount(view)
}

/** What lies on top now, for the eye. */
function bareAgain(view: SiggilView) {
  const covered = new Set(view.spots.flatMap((spot, place) => (view.cards[place] ? spot.on : [])))
  view.open = view.cards.flatMap((card, place) => (card && !covered.has(place) ? [place] : []))
  view.uncovers = view.open.map(() => [])
}
function recount(view: SiggilView) {
  for (const spirit of view.spirits) {
    spirit.by_family = view.hand.filter((card) => isFace(card) && fits(card, spirit.spirit, 'family')).length
    spirit.by_number = view.hand.filter((card) => isFace(card) && fits(card, spirit.spirit, 'number')).length
  }
}
