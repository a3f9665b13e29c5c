import { RISE } from '../../lib/rise'
import { director } from '../../lib/scenes'
import { play } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import Banner from './Banner.svelte'
import { trickText } from './about'
import { faceOf, terrainOf } from './box'
import {
  BOOKS,
  type AllyBoosted,
  type AllyJoined,
  type Book,
  type BooksGained,
  type BooksPaid,
  type Converted,
  type GameEvent,
  type Transformed,
  type View,
} from './contract'
import Float from './Float.svelte'
import MiniLand from './MiniLand.svelte'
import Pawn from './Pawn.svelte'
import { crewOf, SPIRITS } from './view'

const TURN: Keyframe[] = [
  { transform: 'translateY(-26px) rotateX(70deg)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.15 },
  { transform: 'none', opacity: 1, offset: 0.85 },
  { transform: 'translateY(10px)', opacity: 0 },
]

interface Acting {
  seat: number | null
}
const seatOf = ({ seat }: Acting) => seat ?? SPIRITS
const plate = ({ seat }: Acting) => `seat-${seat}`
const figure = (event: Acting & { volkhv: number }) => `figure-${seatOf(event)}-${event.volkhv}`
const count = (event: BooksGained | BooksPaid) => BOOKS.map((book) => event[book])
const only = (kind: Book, count: number) => BOOKS.map((book) => (book === kind ? count : 0))
const rise = (stage: Stage, place: string, props: Record<string, unknown>, ms = 600) =>
  stage.show(place, Float, props, RISE, ms)
const banner = (stage: Stage, icon: string, title: string, text = '', art = '') =>
  stage.show('row', Banner, { icon, title, text, art }, TURN, 600)

/** Where the last effect came from: books fly up from there. */
let source = ''

export const direct = director<GameEvent, View>({
  async 'chapter-began'(stage, event) {
    play('turn')
    await banner(stage, 'hourglass', t('fabled-ui-chapter', { n: event.number }))
  },
  async 'prologue-began'(stage) {
    await banner(stage, 'hourglass', t('fabled-ui-prologue'))
  },
  async 'event-revealed'(stage, event) {
    play('gift')
    await banner(
      stage,
      'scroll-unfurled',
      t('fabled-event', { event: event.event }),
      t(`fabled-event-${event.half === 'lower' ? 'lower' : 'upper'}`, { event: event.event }),
      `events/${event.event}`,
    )
    void stage.light(['event'], 500)
  },
  async 'trick-revealed'(stage, event) {
    play(event.foiled ? 'gift' : 'miss')
    const name = t('fabled-trick', { trick: event.trick })
    await banner(stage, 'cowled', name, trickText(event.trick, event.foiled), `tricks/${event.trick}`)
  },
  async 'turn-began'(stage, event) {
    source = ''
    void stage.light([event.seat === null ? 'spirits' : plate(event)], 300)
  },
  async announced(stage, event) {
    play('turn')
    void rise(stage, 'row', { text: t('fabled-option-announce', { terrain: event.terrain }) }, 600)
    await stage.light([`terrain-${event.terrain}`], 600)
  },
  async 'land-added'(stage, event) {
    play('card')
    source = `land-${event.land}`
    await stage.fly(`deck-${terrainOf(event.land)}`, 'row', MiniLand, { face: faceOf(event.land) }, 380)
  },
  async 'land-laid'() {
    play('card')
  },
  async 'land-moved'(stage, event) {
    play('stone')
    await stage.light([`land-${event.land}`], 350)
  },
  async 'land-forgotten'(stage, event) {
    play('miss')
    void rise(stage, `land-${event.land}`, { text: t('fabled-ui-forgotten'), tone: 'bad' }, 600)
    await stage.wait(250)
  },
  async 'volkhv-entered'(stage, event, view) {
    play('stone')
    const home = crewOf(view, seatOf(event))[event.volkhv]?.land === null
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
    void rise(stage, source, { text: t('fabled-name', { name: event.name }) }, 600)
    await stage.light([source, figure(event)], 420)
  },
  async 'books-gained'(stage, event) {
    play('gift')
    await payOut(stage, event)
    void rise(stage, plate(event), { books: count(event), sign: '+', tone: 'good' }, 600)
  },
  async 'books-paid'(stage, event) {
    play('hurt')
    void rise(stage, plate(event), { books: count(event), sign: '−', tone: 'bad' }, 600)
  },
  async converted(stage, event) {
    play('hit')
    await exchange(stage, event)
  },
  async transformed(stage, event) {
    play('hit')
    await exchange(stage, event)
  },
  'ally-joined': ally,
  'ally-boosted': ally,
  async 'ally-left'(stage, event) {
    void rise(stage, plate(event), { text: `− ${t('fabled-ally', { ally: event.ally })}`, tone: 'bad' })
  },
  async 'ability-used'(stage, event) {
    play('hit')
    source = ''
    void rise(stage, plate(event), { text: t('fabled-ally', { ally: event.ability.replace('+', '') }) }, 600)
  },
  async 'token-placed'(stage, event) {
    play('stone')
    void stage.light([`land-${event.land}`], 350)
  },
  async 'wisdom-gained'(stage, event) {
    play('hurt')
    void rise(stage, 'seat-null', { text: `+${event.count}`, tone: 'bad' })
  },
  async 'fate-flipped'(stage, _, view) {
    play('die')
    const fate = view.trial?.fate === 'dawn' ? 'dusk' : 'dawn'
    await banner(stage, fate === 'dawn' ? 'sunrise' : 'night-sleep', t(`fabled-ui-fate-${fate}`), '', `fates/${fate}`)
    void stage.light(['spirits'], 400)
  },
  async 'epilogue-came'() {
    play('win')
  },
  async 'trial-ended'(_, event) {
    play(event.grade === 'defeat' ? 'lose' : 'win')
  },
})

/** Books that fly one by one, at most so many; ms of a flight, and from one to the next. */
const [MANY, FLIGHT, APART] = [6, 300, 60]
/** A visit pays book by book. */
async function payOut(stage: Stage, event: BooksGained) {
  if (!source) return
  const books = BOOKS.flatMap((book) => Array.from({ length: event[book] }, () => book)).slice(0, MANY)
  const flights = books.map(async (book, i) => {
    await stage.wait(i * APART)
    await stage.fly(source, plate(event), Float, { books: only(book, 1), tone: 'good' }, FLIGHT)
  })
  await Promise.all(flights)
}

async function exchange(stage: Stage, event: Converted | Transformed) {
  await rise(stage, plate(event), { books: only(event.give, event.give_count), sign: '−', tone: 'bad' }, 420)
  void rise(stage, plate(event), { books: only(event.take, event.take_count), sign: '+', tone: 'good' }, 600)
}

async function ally(stage: Stage, event: AllyJoined | AllyBoosted) {
  play('hit')
  void rise(
    stage,
    plate(event),
    { text: `${event.tag === 'ally-boosted' ? '★' : '+'} ${t('fabled-ally', { ally: event.ally })}`, tone: 'good' },
    600,
  )
}

const PAUSES: Partial<Record<GameEvent['tag'], number>> = {
  'first-chosen': 100,
  'land-opened': 0,
  'ally-offered': 700,
  'ally-shown': 500,
  'turn-began': 500,
  'volkhv-stepped': 300,
  'volkhv-entered': 320,
  'went-to-place': 320,
  'volkhv-returned': 120,
  visited: 120,
  'place-applied': 0,
  'books-gained': 260,
  'books-paid': 200,
  'land-added': 480,
  'land-laid': 480,
  'land-moved': 560,
  'land-forgotten': 480,
  'event-revealed': 100,
  'chapter-began': 60,
}
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 340
