import type { Component, Snippet } from 'svelte'
import type { Live } from '../lib/live.svelte'
import { tune } from '../lib/sound'
import type { Stage } from '../lib/stage.svelte'
import type { GameEvent, GameName, Option, Question, View } from '../lib/types'
import { still, type Drawing, type Pictures, type Scene } from '../lib/still.svelte'

export interface GameProps<G extends GameName = GameName> {
  live: Live<G>
  /** The sentence of the moment and the choices the board does not offer itself. */
  bar: Snippet
  /** Only what a phone in the hand needs: the shared screen shows the rest. */
  hand: boolean
}

/** What this screen knows beside the picture: the open answers, what has happened, and who sits where. */
export type Known<G extends GameName = GameName> = Pick<Live<G>, 'options' | 'log' | 'name'>

/**
 * What a game brings to the table: its board, and how its events look. No rules.
 * Whatever answers a question when clicked, or brings nearer to an answer, bears `data-option` (its tag) while it does.
 */
export interface GameModule<G extends GameName = GameName> {
  game: G
  Table: Component<GameProps<G>>
  /** An option that is chosen on the board itself. */
  claims: (option: Option<G>) => boolean
  /** Play the event on the stage; the view is the picture before it. */
  direct: (stage: Stage, event: GameEvent<G>, view: View<G>) => Promise<void>
  /** Tags that the log leaves out, and tags that are headings in it. */
  quiet: ReadonlySet<GameEvent<G>['tag']>
  headings: ReadonlySet<GameEvent<G>['tag']>
  /** Events that are read as long as one likes: what a round has brought, and why. */
  results?: ReadonlySet<GameEvent<G>['tag']>
  /** Which picture shows what an event is about, `kind/name`. */
  painting?: (event: GameEvent<G>) => string | undefined
  /** How long the event's sentence rests before the next, in ms. */
  pause: (event: GameEvent<G>) => number
  /** What lets a question go by unseen where several people share the screen; worked out from open facts alone, or it would tell of hands. */
  lets?: (view: View<G>, seat: number, question: Question<G>) => Option<G> | undefined
  /** Answers that go by themselves after a moment where nothing else is left to answer. */
  passes?: ReadonlySet<Option<G>['tag']>
  /** What the question of the moment is about, and how many are still to come, where its sentence does not say it. */
  subject?: (view: View<G>, question: Question<G>, known: Known<G>) => string
  /** What is said of an answer that the picture alone shows to be a certain loss for nothing; nothing of any other. */
  blunder?: (view: View<G>, option: Option<G>) => string
  /** The picture of what an answer speaks of, `kind/name`. */
  shows?: (option: Option<G>) => string | undefined
  /** What the end of a match shows beside the winners. */
  Ending?: Component<{ live: Live<G> }>
  /** Which end its picture is of, where that is neither `won` nor `lost` alone. */
  ends?: (view: View<G>, won: boolean) => string | undefined
  /** The pictures of the rules page. */
  pictures?: Pictures<G>
}

/** A table comes with the first visit to its room. */
const TABLES = import.meta.glob<{ room: GameModule }>(['./*/index.ts', '!./plain/index.ts'])

/** Whether a game of this name has a table. */
export const isGame = (name: string): name is GameName => `./${name}/index.ts` in TABLES

/** The table of a game; a plain one until it has its own. The one place where a game's name decides what its contract is. */
export async function tableOf(game: GameName): Promise<GameModule> {
  tune(game)
  const found = (await TABLES[`./${game}/index.ts`]?.())?.room
  return found?.game === game ? found : { ...(await import('./plain')).plain, game }
}

const EMBLEMS = import.meta.glob<string>('./*/emblem.svg', { query: '?raw', import: 'default', eager: true })
// Colours of the rooms are wanted in the hall too.
import.meta.glob('./*/palette.css', { eager: true })

/** The lines of a room's emblem. */
export const emblemOf = (game: string) => EMBLEMS[`./${game}/emblem.svg`]?.replace(/<\/?svg[^>]*>/g, '') ?? ''

/** Moments of each game; what a view does not say is as in the first one. */
const SCENES = import.meta.glob<Record<string, Scene>>('./*/scenes.json', { import: 'default' })

/** What a line of a rules page shows: `kind word … @scene`. */
export async function pictureOf(
  game: GameName,
  line: string,
): Promise<{ drawings: Drawing[]; width?: string; height?: string }> {
  const [name, ...words] = line.split(/\s+/)
  const scene = words.find((word) => word.startsWith('@'))?.slice(1)
  const module = await tableOf(game)
  const kind = module.pictures?.[name ?? '']
  const scenes = (await SCENES[`./${game}/scenes.json`]?.()) ?? {}
  const [first] = Object.values(scenes)
  const shown = scene ? scenes[scene] : first
  if (!kind || !first || !shown) throw new Error(`no such picture: ${game} ${line}`)
  const whole = { ...shown, view: { ...first.view, ...shown.view } }
  const drawings = kind.draw(
    words.filter((word) => !word.startsWith('@')),
    still(module, whole),
  )
  return { drawings, width: kind.width, height: kind.height }
}
