import type { Analysis, BranchWish, ContestBrief, ContestInfo, ContestMade, ContestWish, Daily, EntryWish, Forgotten, History, Joined, Lan, LessonWish, Moment, MoveCode, MoveFound, PastWish, Position, PositionWish, ProblemMessage, PuzzleWish, RecordOpened, Rematch, Replay, ReplayPage, SeatChanged, ShareWish } from '../wire'
import type { Lang } from './languages'
import { has, t, title, type Args } from './text.svelte'
import type { Created, GameInfo, GameName, GuestWish, Me, NewTable, Order, People, Reason, SealChecked, SeatWish, TableBrief } from './types'
import { transport } from '$transport'

/** A refusal of the server, as a sentence. */
export class Refused extends Error {}

/** What a problem says in the language in use; the server's own English when we have no words for it. */
export function problemSentence(problem: Partial<ProblemMessage>): string {
  const key = `problem-${problem.tag}`
  return has(key) ? t(key, worded(problem.facts)) : (problem.sentence ?? t('oops'))
}

/** Facts as Fluent takes them; why a game stops under newer rules, the game itself says. */
function worded(facts: ProblemMessage['facts'] = {}): Args {
  const plain: Args = Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, typeof fact === 'boolean' ? String(fact) : fact]))
  const stops = `${facts.game}-stops-${facts.reason}`
  return has(stops) ? { ...plain, game: title(String(facts.game)), reason: t(stops) } : plain
}

async function call(path: string, body?: unknown, method?: string): Promise<Response> {
  const init = body === undefined ? { method } : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await transport.call(path, init)
  if (response.ok) return response
  const problem: Partial<ProblemMessage> = await response.json().catch(() => ({}))
  throw new Refused(problemSentence(problem))
}
const json = async <T>(path: string, body?: unknown): Promise<T> => (await call(path, body)).json()
const text = async (path: string) => (await call(path)).text()

export const api = {
  games: () => json<GameInfo[]>('/games'),
  texts: (lang: Lang) => text(`/texts/${lang}`),
  rules: (game: string, lang: Lang) => text(`/rules/${game}/${lang}`),
  me: () => json<Me>('/me'),
  /** The house in the local network, for who sits before its machine. */
  lan: () => json<Lan>('/lan'),
  showInLan: (on: boolean) => json<Lan>('/lan', { on }),
  guest: (wish: GuestWish) => json<Me>('/guest', wish),
  /** My name and look for another device, and those of another device for this one. */
  describe: () => json<MoveCode>('/guest/move', {}),
  wear: (code: string) => json<Me>('/guest/moved', { code }),
  tables: () => json<TableBrief[]>('/tables'),
  /** Moments earlier than a version, as the chair may know them. */
  chronicle: <G extends GameName>(table: string, before: number, chair: number | null, watch: string | null) =>
    json<Moment<G>[]>(`/tables/${table}/chronicle?${new URLSearchParams({ before: String(before), ...(chair !== null && { seat: String(chair) }), ...(watch && { watch }) })}`),
  /** A match looked at again: at the moment that came with a version, and pages of its steps. */
  replay: <G extends GameName>(table: string, eyes: string, at: number | null, watch: string | null) =>
    json<Replay<G>>(`/tables/${table}/replay?${new URLSearchParams({ ...(eyes && { eyes }), ...(at !== null && { at: String(at) }), ...(watch && { watch }) })}`),
  reel: <G extends GameName>(table: string, first: number, eyes: string, watch: string | null) =>
    json<ReplayPage<G>>(`/tables/${table}/reel?${new URLSearchParams({ first: String(first), eyes, ...(watch && { watch }) })}`),
  /** Whether anyone with the link may look at a finished match. */
  share: (table: string, on: boolean) => json<ShareWish>(`/tables/${table}/share`, { on }),
  /** A match of a file, to be looked at. */
  openRecord: (record: Record<string, unknown>) => json<RecordOpened>('/records', { record }),
  /** What was luck and what was skill in a finished match: as far as it is known, and the wish to know it. */
  analysis: (table: string, watch: string | null) => json<Analysis>(`/tables/${table}/analysis${watch ? `?watch=${watch}` : ''}`),
  analyse: (table: string, watch: string | null) => json<Analysis>(`/tables/${table}/analysis${watch ? `?watch=${watch}` : ''}`, {}),
  /** A table that goes on from a moment of a finished match. */
  branch: (table: string, wish: BranchWish, watch: string | null) => json<Created>(`/tables/${table}/branch${watch ? `?watch=${watch}` : ''}`, wish),
  /** A match up to a moment as a short text, and a table that goes on from there. */
  position: (table: string, at: number | null, watch: string | null) => json<Position>(`/tables/${table}/position?${new URLSearchParams({ ...(at !== null && { at: String(at) }), ...(watch && { watch }) })}`),
  goOn: (wish: PositionWish) => json<Created>('/positions', wish),
  /** A browser adds a part of its own to the seal of the dice, at its own tables and at those of friends. */
  create: (wish: NewTable) => json<Created>('/tables', { ...wish, parts: true }),
  /** A table for a lesson. */
  lesson: (wish: LessonWish) => json<Created>('/lessons', wish),
  /** A table for a puzzle, and the puzzle of today. */
  puzzle: (wish: PuzzleWish) => json<Created>('/puzzles', wish),
  daily: () => json<Daily>('/daily'),
  /** Contests in which all have the same cards: mine, one of them, a table for a deal, and the end. */
  contests: () => json<ContestBrief[]>('/contests'),
  contest: (id: string) => json<ContestInfo>(`/contests/${id}`),
  openContest: (wish: ContestWish) => json<ContestMade>('/contests', wish),
  enterContest: (id: string, wish: EntryWish) => json<Created>(`/contests/${id}/entries`, wish),
  closeContest: (id: string) => json<ContestInfo>(`/contests/${id}/close`, {}),
  join: (table: string, token: string) => json<Joined>(`/tables/${table}/join`, { token, parts: true }),
  rematch: (table: string) => json<Rematch>(`/tables/${table}/rematch`, {}),
  /** My place at a table goes to another device: there a code, here what it is for. */
  move: (table: string) => json<MoveCode>(`/tables/${table}/move`, {}),
  code: (code: string) => json<MoveFound>('/code', { code }),
  moved: (table: string, code: string) => json<Joined>(`/tables/${table}/moved`, { code, parts: true }),
  /** My finished matches and what they come to, whether I want a rating, and an end to all of it. */
  past: (wish: PastWish) => json<History>('/past', wish),
  rated: (on: boolean) => call('/past/rated', { on }),
  forgetPast: async () => (await call('/past', undefined, 'DELETE')).json() as Promise<Forgotten>,
  /** A table no longer stands in my list. */
  forget: (table: string) => call(`/tables/${table}/forget`, {}),
  /** What the house finds when it checks the dice of a finished match. */
  tally: (table: string, watch: string) => json<Reason[]>(`/tables/${table}/tally${watch}`),
  seal: (table: string, watch: string) => json<SealChecked>(`/tables/${table}/seal${watch}`),
  seat: (table: string, seat: number, wish: SeatWish) => json<SeatChanged>(`/tables/${table}/seats/${seat}`, wish),
  /** For the host of a table: who watches, what he orders, and the end of the table. */
  people: (table: string) => json<People>(`/tables/${table}/people`),
  order: (table: string, wish: Order) => json<People>(`/tables/${table}/order`, wish),
  /** Of a house in this browser: everything that it keeps, and tables from such a file. */
  kept: () => text('/kept'),
  wipe: async () => (await call('/kept', undefined, 'DELETE')).json() as Promise<{ tables: number }>,
  takeIn: (kept: unknown) => json<{ tables: number }>('/kept', kept),
  remove: (table: string) => call(`/tables/${table}`, undefined, 'DELETE'),
}

/** The sentence to show for whatever was thrown. */
export const sorry = (error: unknown) => (error instanceof Refused ? error.message : t('oops'))
