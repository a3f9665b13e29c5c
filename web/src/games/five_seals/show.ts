import { play } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import type { GameEvent, Tagged } from '../../lib/types'
import Burst from './Burst.svelte'
import Card from './Card.svelte'
import Die from './Die.svelte'
import Flat from './Flat.svelte'
import Float from './Float.svelte'
import Piece from './Piece.svelte'
import { ABSORPTION, diceOf, SCROLL_PLACES, sealAt, wayBetween, type FiveSealsView, type OwnScroll, type ScrollFace, type ShownDie } from './view'
import { timeOf, walks } from './walk.svelte'

const RISE: Keyframe[] = [
  { transform: 'translateY(14px) scale(0.6)', opacity: 0 },
  { transform: 'translateY(-6px) scale(1.08)', opacity: 1, offset: 0.25 },
  { transform: 'translateY(-14px)', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-40px)', opacity: 0 },
]
const SHATTER: Keyframe[] = [
  { transform: 'scale(0.3)', opacity: 1 },
  { transform: 'scale(1.1)', opacity: 1, offset: 0.5 },
  { transform: 'scale(1.7)', opacity: 0 },
]
const n = (event: GameEvent, field: string) => event[field] as number
const ns = (event: GameEvent, field: string) => event[field] as number[]

type Scene = (stage: Stage, event: GameEvent, view: FiveSealsView) => Promise<unknown>

const SCENES: Record<string, Scene> = {
  async 'die-taken'(stage, event) {
    play('stone')
    await stage.fly(`store-${event.colour}`, `dice-${event.seat}`, Die, { colour: event.colour, small: true }, 240)
  },
  async 'die-added'(stage, event) {
    play('stone')
    await stage.fly(`store-${event.colour}`, `dice-${event.seat}`, Die, { colour: event.colour, small: true }, 320)
  },
  async 'die-rolled'(stage) {
    play('die')
    await stage.wait(60)
  },
  'spell-cast': cast,
  async 'spell-borrowed'(stage, event) {
    await cast(stage, event)
  },
  async 'seal-broken'(stage, event, view) {
    const { place, seat } = { place: n(event, 'place'), seat: n(event, 'seat') }
    if (event.by === 'mage' && !stage.still) {
      const way = wayBetween(view, view.players[seat]!.mage, place)
      walks[`mage-${seat}`] = place
      await stage.wait(timeOf(way))
    }
    play('hit')
    void stage.show(`place-${place}`, Burst, { element: event.element }, SHATTER, 520)
    await spend(stage, view, seat, event.colour as number | null, ns(event, 'values'))
    delete walks[`mage-${seat}`]
  },
  async 'scroll-taken'(stage, event, view) {
    play('heal')
    const face = sealAt(view, n(event, 'place')) as ScrollFace | null
    await stage.fly(`place-${event.place}`, `scrolls-${event.seat}`, Card, { spell: event.spell, element: event.element, strength: face?.strength ?? 0 }, 520)
  },
  async 'token-stored'(stage, event, view) {
    const card = absorber(view, event)
    await stage.fly(`mage-${event.seat}`, `card-${card?.card}`, Flat, { element: event.element, strength: event.strength }, 420)
  },
  async 'seat-rested'(stage, event, view) {
    const { dice } = view.players[n(event, 'seat')]!
    play('miss')
    await Promise.all(dice.map((die, i) => stage.fly(`die-${event.seat}-${i}`, `store-${die.colour}`, Die, { ...die, small: true }, 380)))
  },
  async 'seat-finished'(stage, event) {
    play('stone')
    void stage.show(`seat-${event.seat}`, Float, { text: t('five_seals-ui-finished'), tone: 'good' }, RISE, 900)
    await stage.wait(120)
  },
  async 'familiar-placed'(stage, event, view) {
    if (view.players[n(event, 'seat')]!.familiar === null) await stage.fly(`plate-${event.seat}`, `place-${event.place}`, Piece, { seat: event.seat }, 460)
  },
  async 'familiar-returned'(stage, event) {
    await stage.fly(`familiar-${event.seat}`, `plate-${event.seat}`, Piece, { seat: event.seat }, 420)
  },
  async 'dice-transmuted'(stage, event, view) {
    play('heal')
    const values = ns(event, 'values')
    const here = diceOf(view.players[n(event, 'seat')]!.dice, n(event, 'colour'), values)
    await Promise.all(here.map((at, i) => stage.fly(`die-${event.seat}-${at}`, `store-${event.colour}`, Die, { colour: event.colour, value: values[i], small: true }, 320)))
    await Promise.all(here.map((at, i) => stage.fly(`store-${event.to}`, `die-${event.seat}-${at}`, Die, { colour: event.to, value: values[i], small: true }, 320)))
  },
  'dice-raised': (stage, event, view) => change(stage, event, view, `+${event.by}`, 'good'),
  'dice-lowered': (stage, event, view) => change(stage, event, view, '−1', 'bad'),
  async 'tokens-swapped'(stage, event, view) {
    const [a, b] = [sealAt(view, n(event, 'place')), sealAt(view, n(event, 'other'))]
    play('stone')
    await Promise.all([
      stage.fly(`place-${event.place}`, `place-${event.other}`, Flat, { element: a?.element ?? 0, strength: a?.strength ?? 0 }, 620),
      stage.fly(`place-${event.other}`, `place-${event.place}`, Flat, { element: b?.element ?? 0, strength: b?.strength ?? 0 }, 620),
    ])
  },
  async 'token-removed'(stage, event) {
    play('hurt')
    await stage.show(`place-${event.place}`, Burst, { element: event.element }, SHATTER, 560)
  },
  async 'scrolls-swapped'(stage, event, view) {
    const [a, b] = [sealAt(view, n(event, 'place')), sealAt(view, n(event, 'other'))] as (ScrollFace | null)[]
    play('stone')
    await Promise.all([a && stage.fly(`place-${event.place}`, `place-${event.other}`, Card, { ...a }, 620), b && stage.fly(`place-${event.other}`, `place-${event.place}`, Card, { ...b }, 620)])
  },
  async 'dice-swapped'(stage, event) {
    play('stone')
    await Promise.all([
      stage.fly(`dice-${event.seat}`, `dice-${event.rival}`, Die, { colour: event.colour, value: event.rival_value, small: true }, 480),
      stage.fly(`dice-${event.rival}`, `dice-${event.seat}`, Die, { colour: event.rival_colour, value: event.value, small: true }, 480),
    ])
  },
  async 'die-seized'(stage, event) {
    play('hurt')
    void stage.light([`seat-${event.rival}`], 420)
    await stage.fly(`dice-${event.rival}`, `dice-${event.seat}`, Die, { colour: event.colour, value: event.value, small: true }, 480)
  },
  async 'scrolls-traded'(stage, event, view) {
    const cards = view.players.flatMap((player) => player.scrolls)
    const face = (card: number) => ({ ...(cards.find((one) => one.card === card) as OwnScroll) })
    play('stone')
    await Promise.all([
      stage.fly(`card-${event.card}`, `scrolls-${event.seat}`, Card, face(n(event, 'card')), 520),
      stage.fly(`card-${event.given}`, `scrolls-${event.rival}`, Card, face(n(event, 'given')), 520),
    ])
  },
  'seal-passed': (stage, event) => stage.light([`place-${event.place}`], 420),
  'figure-passed': (stage, event) => stage.light([`place-${event.place}`], 420),
  async 'guardian-placed'(stage, event) {
    play('hit')
    await stage.fly(`guardian-${event.element}`, `place-${event.place}`, Piece, { element: event.element }, 480)
  },
  async 'round-began'(stage, event) {
    play('turn')
    void stage.show('board', Float, { text: t('five_seals-ui-round', { n: n(event, 'number') }), tone: 'plain' }, RISE, 1200)
    await stage.wait(300)
  },
  async 'match-ended'() {
    play('win')
  },
}

/** The card glows and its name rises from the caster's seat. */
async function cast(stage: Stage, event: GameEvent) {
  play('heal')
  void stage.show(`seat-${event.seat}`, Float, { text: t('five_seals-card', { spell: n(event, 'spell'), element: n(event, 'element') }), tone: 'plain' }, RISE, 1200)
  await stage.wait(420)
}

async function spend(stage: Stage, view: FiveSealsView, seat: number, colour: number | null, values: number[]) {
  if (colour === null) return stage.wait(300)
  const at = diceOf(view.players[seat]!.dice, colour, values)
  await Promise.all(at.map((index, i) => stage.fly(`die-${seat}-${index}`, `store-${colour}`, Die, { colour, value: values[i], small: true }, 460)))
}

async function change(stage: Stage, event: GameEvent, view: FiveSealsView, text: string, tone: string) {
  const at = diceOf(view.players[n(event, 'seat')]!.dice, n(event, 'colour'), ns(event, 'values'))
  play(tone === 'good' ? 'heal' : 'hurt')
  await Promise.all(at.map((index) => stage.show(`die-${event.seat}-${index}`, Float, { text, tone }, RISE, 700)))
}

export async function direct(stage: Stage, event: GameEvent, view: Tagged) {
  await SCENES[event.tag]?.(stage, event, view as FiveSealsView)
}

const PAUSES: Record<string, number> = { 'token-laid': 0, 'scroll-laid': 0, 'die-taken': 40, 'die-rolled': 60, 'turn-began': 0, 'dice-lifted': 160, 'familiar-placed': 200, 'round-began': 500, 'round-ended': 900 }
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 320

/** The picture after an event: only what the eye must see at once, the next view settles the rest. */
export function after(before: Tagged, event: GameEvent): FiveSealsView {
  const { board, ...rest } = before as FiveSealsView
  const view = { ...structuredClone(rest), board } as FiveSealsView
  CHANGES[event.tag]?.(view, event)
  return view
}

const playerOf = (view: FiveSealsView, event: GameEvent, field = 'seat') => view.players[n(event, field)]!
const cardsOf = (view: FiveSealsView) => view.players.flatMap((player) => player.scrolls)
const absorber = (view: FiveSealsView, event: GameEvent) => playerOf(view, event).scrolls.find((card) => card.spell === ABSORPTION && card.element === event.scroll)

/** Take dice of a colour and values away, or make something else of them. */
function alter(dice: ShownDie[], colour: number, values: number[], make: (die: ShownDie) => ShownDie | null): ShownDie[] {
  const at = diceOf(dice, colour, values)
  return dice.flatMap((die, i) => (at.includes(i) ? (make(die) ?? []) : die))
}
function turn(view: FiveSealsView, card: number, up: boolean) {
  for (const one of cardsOf(view)) if (one.card === card) one.up = up
}
function give(view: FiveSealsView, card: number, from: number, to: number) {
  const at = view.players[from]!.scrolls.findIndex((one) => one.card === card)
  if (at >= 0) hold(view, to, view.players[from]!.scrolls.splice(at, 1)[0]!)
}
function hold(view: FiveSealsView, seat: number, card: OwnScroll) {
  view.players[seat]!.scrolls.push(card)
  view.players[seat]!.scrolls.sort((a, b) => a.card - b.card)
}

const CHANGES: Record<string, (view: FiveSealsView, event: GameEvent) => void> = {
  'die-taken'(view, event) {
    view.store[n(event, 'colour')]! -= 1
    playerOf(view, event).dice.push({ colour: n(event, 'colour'), value: 0 })
  },
  'die-added'(view, event) {
    CHANGES['die-taken']!(view, event)
  },
  'die-rolled'(view, event) {
    const die = playerOf(view, event).dice.find((one) => one.colour === event.colour && !one.value)
    if (die) die.value = n(event, 'value')
  },
  'turn-began'(view, event) {
    view.turn = n(event, 'seat')
  },
  'spell-cast'(view, event) {
    turn(view, n(event, 'card'), false)
    if (event.spell === ABSORPTION) for (const card of cardsOf(view)) if (card.card === event.card) card.token = null
  },
  'spell-borrowed'(view, event) {
    turn(view, n(event, 'card'), false)
  },
  'seal-broken'(view, event) {
    const place = n(event, 'place')
    const player = playerOf(view, event)
    if (place < SCROLL_PLACES) view.tokens[place] = null
    if (event.by === 'mage') player.mage = place
    if (event.colour === null) return
    player.dice = alter(player.dice, n(event, 'colour'), ns(event, 'values'), () => null)
    view.store[n(event, 'colour')]! += ns(event, 'values').length
  },
  'scroll-taken'(view, event) {
    const at = n(event, 'place') - SCROLL_PLACES
    const face = view.scrolls[at]
    if (!face) return
    view.scrolls[at] = null
    if (face.strength === 6) view.sixes -= 1
    hold(view, n(event, 'seat'), { ...face, up: true, token: null })
    playerOf(view, event).points += face.strength
  },
  'token-stored'(view, event) {
    const card = absorber(view, event)
    if (card) card.token = { element: n(event, 'element'), strength: n(event, 'strength') }
  },
  'seat-rested'(view, event) {
    const player = playerOf(view, event)
    for (const die of player.dice) view.store[die.colour]! += 1
    player.dice = []
  },
  'seat-finished'(view, event) {
    const player = playerOf(view, event)
    Object.assign(player, { finished: true, familiar: null })
    for (const card of player.scrolls) card.up = true
  },
  'familiar-placed'(view, event) {
    playerOf(view, event).familiar = n(event, 'place')
  },
  'familiar-returned'(view, event) {
    playerOf(view, event).familiar = null
  },
  'dice-transmuted'(view, event) {
    const player = playerOf(view, event)
    const [colour, to, values] = [n(event, 'colour'), n(event, 'to'), ns(event, 'values')]
    player.dice = alter(player.dice, colour, values, (die) => ({ ...die, colour: to }))
    view.store[colour]! += values.length
    view.store[to]! -= values.length
  },
  'dice-lifted'(view, event) {
    const player = playerOf(view, event)
    player.dice = alter(player.dice, n(event, 'colour'), ns(event, 'values'), (die) => ({ ...die, value: 0 }))
  },
  'dice-raised'(view, event) {
    const player = playerOf(view, event)
    player.dice = alter(player.dice, n(event, 'colour'), ns(event, 'values'), (die) => ({ ...die, value: Math.min(6, die.value + n(event, 'by')) }))
  },
  'dice-lowered'(view, event) {
    const player = playerOf(view, event)
    player.dice = alter(player.dice, n(event, 'colour'), ns(event, 'values'), (die) => ({ ...die, value: die.value - 1 }))
  },
  'tokens-swapped'(view, event) {
    const [a, b] = [n(event, 'place'), n(event, 'other')]
    ;[view.tokens[a], view.tokens[b]] = [view.tokens[b]!, view.tokens[a]!]
  },
  'token-removed'(view, event) {
    view.tokens[n(event, 'place')] = null
  },
  'scrolls-swapped'(view, event) {
    const [a, b] = [n(event, 'place') - SCROLL_PLACES, n(event, 'other') - SCROLL_PLACES]
    ;[view.scrolls[a], view.scrolls[b]] = [view.scrolls[b]!, view.scrolls[a]!]
  },
  'dice-swapped'(view, event) {
    const [mine, theirs] = [playerOf(view, event), playerOf(view, event, 'rival')]
    mine.dice = alter(mine.dice, n(event, 'colour'), [n(event, 'value')], () => ({ colour: n(event, 'rival_colour'), value: n(event, 'value') }))
    theirs.dice = alter(theirs.dice, n(event, 'rival_colour'), [n(event, 'rival_value')], () => ({ colour: n(event, 'colour'), value: n(event, 'rival_value') }))
  },
  'die-seized'(view, event) {
    const rival = playerOf(view, event, 'rival')
    rival.dice = alter(rival.dice, n(event, 'colour'), [n(event, 'value')], () => null)
    playerOf(view, event).dice.push({ colour: n(event, 'colour'), value: n(event, 'value') })
  },
  'scrolls-traded'(view, event) {
    give(view, n(event, 'card'), n(event, 'rival'), n(event, 'seat'))
    give(view, n(event, 'given'), n(event, 'seat'), n(event, 'rival'))
  },
  'guardian-placed'(view, event) {
    view.guardians[n(event, 'element')] = n(event, 'place')
  },
  'guardian-removed'(view, event) {
    view.guardians[n(event, 'element')] = -1
  },
  'round-began'(view, event) {
    Object.assign(view, { round: event.number, first: event.first, turn: event.first })
    for (const player of view.players) player.finished = false
  },
}
