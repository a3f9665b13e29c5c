import { copyOf } from '../../lib/copy'
import type { GameEvent, Tagged } from '../../lib/adapter'
import { ABSORPTION, absorber, diceOf, SCROLL_PLACES, type FiveSealsView, type OwnScroll, type ShownDie } from './view'

const n = (event: GameEvent, field: string) => event[field] as number
const ns = (event: GameEvent, field: string) => event[field] as number[]

/** The picture after an event: only what the eye must see at once, the next view settles the rest. */
export function after(before: Tagged, event: GameEvent): FiveSealsView {
  const { board, ...rest } = before as FiveSealsView
  const view = { ...copyOf(rest), board } as FiveSealsView
  CHANGES[event.tag]?.(view, event)
  return view
}

const playerOf = (view: FiveSealsView, event: GameEvent, field = 'seat') => view.players[n(event, field)]!
const cardsOf = (view: FiveSealsView) => view.players.flatMap((player) => player.scrolls)

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
    const card = absorber(playerOf(view, event), n(event, 'scroll'))
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
