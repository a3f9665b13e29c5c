import { copyOf } from '../../lib/copy'
import { RISE } from '../../lib/rise'
import { play } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import type { GameEvent, Tagged } from '../../lib/adapter'
import Banner from './Banner.svelte'
import { trickText } from './about'
import { faceOf, terrainOf, type PathName, type Terrain } from './box'
import Float from './Float.svelte'
import MiniLand from './MiniLand.svelte'
import Pawn from './Pawn.svelte'
import { allyTerrain, BOOKS, crewOf, SPIRITS, TERRAINS, type Ally, type Book, type FabledView, type Volkhv } from './view'

const TURN: Keyframe[] = [
  { transform: 'translateY(-26px) rotateX(70deg)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.15 },
  { transform: 'none', opacity: 1, offset: 0.85 },
  { transform: 'translateY(10px)', opacity: 0 },
]

const seatOf = (event: GameEvent) => (typeof event.seat === 'number' ? event.seat : SPIRITS)
const plate = (event: GameEvent) => `seat-${typeof event.seat === 'number' ? event.seat : null}`
const figure = (event: GameEvent) => `figure-${seatOf(event)}-${event.volkhv}`
const count = (event: GameEvent) => BOOKS.map((book) => (event[book] as number | undefined) ?? 0)
const rise = (stage: Stage, place: string, props: Record<string, unknown>, ms = 1000) => stage.show(place, Float, props, RISE, ms)
const banner = (stage: Stage, icon: string, title: string, text = '') => stage.show('row', Banner, { icon, title, text }, TURN, text ? 1900 : 1000)

/** Where the last effect came from: books fly up from there. */
let source = ''

type Scene = (stage: Stage, event: GameEvent, view: FabledView) => Promise<unknown>
const SCENES: Record<string, Scene> = {
  async 'chapter-began'(stage, event) {
    play('turn')
    await banner(stage, 'hourglass', t('fabled-ui-chapter', { n: event.number as number }))
  },
  async 'prologue-began'(stage) {
    await banner(stage, 'hourglass', t('fabled-ui-prologue'))
  },
  async 'event-revealed'(stage, event) {
    play('heal')
    await banner(stage, 'scroll-unfurled', t('fabled-event', { event: event.event as string }), t(`fabled-event-${event.half === 'lower' ? 'lower' : 'upper'}`, { event: event.event as string }))
    void stage.light(['event'], 500)
  },
  async 'trick-revealed'(stage, event) {
    play(event.foiled ? 'heal' : 'miss')
    await banner(stage, 'cowled', t('fabled-trick', { trick: event.trick as string }), trickText(event.trick as string, event.foiled === true))
  },
  async 'turn-began'(stage, event) {
    source = ''
    void stage.light([event.seat === null ? 'spirits' : plate(event)], 300)
  },
  async announced(stage, event) {
    play('turn')
    void rise(stage, 'row', { text: t('fabled-option-announce', { terrain: event.terrain as string }) }, 1100)
    await stage.light([`terrain-${event.terrain}`], 700)
  },
  async 'land-added'(stage, event) {
    play('stone')
    source = `land-${event.land}`
    await stage.fly(`deck-${terrainOf(event.land as string)}`, 'row', MiniLand, { face: faceOf(event.land as string) }, 380)
  },
  async 'land-laid'() {
    play('stone')
  },
  async 'land-moved'(stage, event) {
    play('stone')
    await stage.light([`land-${event.land}`], 350)
  },
  async 'land-forgotten'(stage, event) {
    play('miss')
    void rise(stage, `land-${event.land}`, { text: t('fabled-ui-forgotten'), tone: 'bad' }, 900)
    await stage.wait(250)
  },
  async 'volkhv-entered'(stage, event, view) {
    play('stone')
    const home = crewOf(view, seatOf(event))[event.volkhv as number]?.land === null
    if (home) await stage.fly(plate(event), `land-${event.land}`, Pawn, { seat: seatOf(event) }, 320)
  },
  async 'volkhv-stepped'() {
    play('stone')
  },
  async 'volkhv-returned'(stage, event) {
    source = figure(event)
    await stage.fly(figure(event), plate(event), Pawn, { seat: seatOf(event) }, 420)
  },
  async 'went-to-place'(stage, event) {
    void stage.light([figure(event)], 300)
  },
  async visited(stage, event) {
    play('hit')
    source = `spot-${event.land}-${event.place}`
    void rise(stage, source, { text: t('fabled-name', { name: event.name as string }) }, 1100)
    await stage.light([source, figure(event)], 420)
  },
  async 'books-gained'(stage, event) {
    play('heal')
    if (source) await stage.fly(source, plate(event), Float, { books: count(event), sign: '+', tone: 'good' }, 480)
    void rise(stage, plate(event), { books: count(event), sign: '+', tone: 'good' }, 900)
  },
  async 'books-paid'(stage, event) {
    play('hurt')
    void rise(stage, plate(event), { books: count(event), sign: '−', tone: 'bad' }, 900)
  },
  async converted(stage, event) {
    play('hit')
    const [give, take] = swapped(event.give as Book, event.take as Book)
    await rise(stage, plate(event), { books: give, sign: '−', tone: 'bad' }, 420)
    void rise(stage, plate(event), { books: take, sign: '+', tone: 'good' }, 800)
  },
  async transformed(stage, event) {
    play('hit')
    await rise(stage, plate(event), { books: BOOKS.map((book) => (book === event.give ? (event.give_count as number) : 0)), sign: '−', tone: 'bad' }, 420)
    void rise(stage, plate(event), { books: BOOKS.map((book) => (book === event.take ? (event.take_count as number) : 0)), sign: '+', tone: 'good' }, 800)
  },
  'ally-joined': ally,
  'ally-boosted': ally,
  async 'ally-left'(stage, event) {
    void rise(stage, plate(event), { text: `− ${t('fabled-ally', { ally: event.ally as string })}`, tone: 'bad' })
  },
  async 'ability-used'(stage, event) {
    play('hit')
    source = ''
    void rise(stage, plate(event), { text: t('fabled-ally', { ally: String(event.ability).replace('+', '') }) }, 900)
  },
  async 'token-placed'(stage, event) {
    play('stone')
    void stage.light([`land-${event.land}`], 350)
  },
  async 'wisdom-gained'(stage, event) {
    play('hurt')
    void rise(stage, 'seat-null', { text: `+${event.count}`, tone: 'bad' })
  },
  async 'fate-flipped'(stage) {
    play('die')
    void stage.light(['spirits'], 400)
  },
  async 'epilogue-came'() {
    play('win')
  },
  async 'trial-ended'(_, event) {
    play(event.grade === 'defeat' ? 'miss' : 'win')
  },
}

async function ally(stage: Stage, event: GameEvent) {
  play('hit')
  void rise(stage, plate(event), { text: `${event.tag === 'ally-boosted' ? '★' : '+'} ${t('fabled-ally', { ally: event.ally as string })}`, tone: 'good' }, 1200)
}

export async function direct(stage: Stage, event: GameEvent, view: Tagged) {
  await SCENES[event.tag]?.(stage, event, view as FabledView)
}

const PAUSES: Record<string, number> = {
  'first-chosen': 100, 'land-opened': 0, 'ally-offered': 0, 'ally-shown': 60, 'turn-began': 120, 'volkhv-stepped': 300, 'volkhv-entered': 320, 'went-to-place': 320, 'volkhv-returned': 120,
  visited: 120, 'place-applied': 0, 'books-gained': 260, 'books-paid': 200, 'land-added': 480, 'land-laid': 480, 'land-moved': 560, 'land-forgotten': 480, 'event-revealed': 100, 'chapter-began': 60,
}
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 340

/** A conversion in books given and taken. */
function swapped(give: Book, take: Book): [number[], number[]] {
  const up = BOOKS.indexOf(give) < BOOKS.indexOf(take)
  return [BOOKS.map((book) => (book === give ? (up ? 2 : 1) : 0)), BOOKS.map((book) => (book === take ? (up ? 1 : 2) : 0))]
}

/** The picture after an event: only what the eye must see at once, the next view settles the rest. */
export function after(before: Tagged, event: GameEvent): FabledView {
  const view = copyOf(before) as FabledView
  CHANGES[event.tag]?.(view, event)
  return view
}

const player = (view: FabledView, event: GameEvent) => view.players[event.seat as number]!
const without = <T>(list: T[], one: T) => {
  const at = list.indexOf(one)
  return at < 0 ? list : list.toSpliced(at, 1)
}
function give(view: FabledView, event: GameEvent, change: number[], sign: number) {
  const own = player(view, event)
  own.books = own.books.map((have, i) => Math.max(0, have + sign * (change[i] ?? 0)))
}
function move(view: FabledView, event: GameEvent, to: Partial<Volkhv>) {
  const one = crewOf(view, seatOf(event))[event.volkhv as number]
  if (one) Object.assign(one, { place: null, ...to })
}
function insert(view: FabledView, event: GameEvent) {
  const land = event.land as string
  const old = view.row.find((one) => one.land === land)
  view.row = view.row.filter((one) => one.land !== land)
  view.row.splice(event.position as number, 0, old ?? { ...faceOf(land), joined: false, tokens: [] })
  view.open = view.open.map((pair) => pair.map((one) => (one === land ? null : one)))
  view.oblivion = without(view.oblivion, land)
  join(view)
}
/** Which neighbours' drawn paths meet. */
function join(view: FabledView) {
  view.row = view.row.map((land, i) => ({ ...land, joined: view.row[i + 1]?.start === land.end }))
}

const CHANGES: Record<string, (view: FabledView, event: GameEvent) => void> = {
  'first-chosen'(view, event) {
    view.first = event.seat as number
  },
  'land-opened'(view, event) {
    const deck = TERRAINS.indexOf(event.terrain as Terrain)
    view.open[deck]![event.slot as number] = event.land as string
    view.deck_sizes[deck]! -= 1
  },
  'ally-offered'(view, event) {
    player(view, event).offer.push(event.ally as string)
  },
  'ally-shown'(view, event) {
    view.market.push(event.ally as string)
  },
  'ally-drafted'(view, event) {
    view.market = without(view.market, event.ally as string)
    player(view, event).drafted.push(event.ally as string)
  },
  'ally-joined'(view, event) {
    const joined: Ally = { ally: event.ally as string, terrain: allyTerrain(event.ally as string), boosted: false, boost_kind: 'permanent', boost_used: false, property_used: false }
    player(view, event).allies.push(joined)
    player(view, event).offer = []
  },
  'ally-left'(view, event) {
    player(view, event).allies = player(view, event).allies.filter((one) => one.ally !== event.ally)
  },
  'ally-boosted'(view, event) {
    for (const one of player(view, event).allies) if (one.ally === event.ally) one.boosted = true
  },
  'chapter-began'(view, event) {
    view.chapter = event.number as number
  },
  'event-foreseen'(view, event) {
    view.forecast.push(event.event as string)
  },
  'event-revealed'(view, event) {
    view.event = event.event as string
    view.half = event.half as FabledView['half']
    view.forecast = without(view.forecast, event.event as string)
  },
  'turn-began'(view, event) {
    view.active = event.seat as number | null
    view.announced = null
  },
  announced(view, event) {
    view.announced = event.terrain as Terrain
  },
  'books-gained': (view, event) => give(view, event, count(event), 1),
  'books-paid': (view, event) => give(view, event, count(event), -1),
  converted(view, event) {
    const [given, taken] = swapped(event.give as Book, event.take as Book)
    give(view, event, given, -1)
    give(view, event, taken, 1)
  },
  transformed(view, event) {
    give(view, event, BOOKS.map((book) => (book === event.give ? (event.give_count as number) : 0)), -1)
    give(view, event, BOOKS.map((book) => (book === event.take ? (event.take_count as number) : 0)), 1)
  },
  'land-added': insert,
  'land-laid': insert,
  'land-moved': insert,
  'land-forgotten'(view, event) {
    view.row = view.row.filter((one) => one.land !== event.land)
    view.oblivion.push(event.land as string)
    join(view)
  },
  'volkhv-entered': (view, event) => move(view, event, { land: event.land as string, path: event.path as PathName, cell: 1 }),
  'volkhv-stepped': (view, event) => move(view, event, { land: event.land as string, path: event.path as PathName, cell: event.cell as number }),
  'volkhv-returned': (view, event) => move(view, event, { land: null, path: null, cell: 0, moving: false }),
  'went-to-place': (view, event) => move(view, event, { place: event.place as string }),
  visited: (view, event) => move(view, event, {}),
  'token-placed'(view, event) {
    const own = player(view, event)
    own.tokens = without(own.tokens, event.token as string)
    view.row.find((one) => one.land === event.land)?.tokens.push({ token: event.token as string, seat: event.seat as number, cell: 0 })
  },
  'token-returned'(view, event) {
    player(view, event).tokens.push(event.token as string)
    for (const land of view.row) if (land.land === event.land) land.tokens = land.tokens.filter((one) => one.token !== event.token || one.seat !== event.seat)
  },
  'token-spent'(view, event) {
    const own = player(view, event)
    own.named_up = without(own.named_up, event.name as string)
    own.named_spent.push(event.name as string)
  },
  'marker-moved'(view, event) {
    player(view, event).marker = event.value as number
  },
  'trick-revealed'(view, event) {
    if (view.trial) Object.assign(view.trial, { trick: event.trick, foiled: event.foiled, tricks_left: view.trial.tricks_left - 1 })
  },
  'wisdom-gained'(view, event) {
    if (view.trial) Object.assign(view.trial, { wisdom: event.total, suns: Math.floor((event.total as number) / 10) })
  },
  'fate-flipped'(view, event) {
    if (view.trial) view.trial.fate = event.side as 'dawn' | 'dusk'
  },
}
