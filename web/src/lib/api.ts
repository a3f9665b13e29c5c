import type { Joined, ProblemMessage, SeatChanged } from '../wire'
import type { Lang } from './prefs.svelte'
import { has, t } from './text.svelte'
import type { Created, GameInfo, Me, NewTable, SeatWish, TableBrief } from './types'

/** A refusal of the server, as a sentence. */
export class Refused extends Error {}

/** What a problem says in the language in use; the server's own English when we have no words for it. */
export function problemSentence(problem: Partial<ProblemMessage>): string {
  const key = `problem-${problem.tag}`
  return has(key) ? t(key, problem.facts as Record<string, string>) : (problem.sentence ?? t('oops'))
}

async function call(path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api${path}`, { ...init, credentials: 'same-origin' })
  if (response.ok) return response
  throw new Refused(problemSentence((await response.json().catch(() => ({}))) as Partial<ProblemMessage>))
}
const json = async <T>(path: string, body?: unknown) => (await (await call(path, body)).json()) as T
const text = async (path: string) => (await call(path)).text()

export const api = {
  games: () => json<GameInfo[]>('/games'),
  texts: (lang: Lang) => text(`/texts/${lang}`),
  rules: (game: string, lang: Lang) => text(`/rules/${game}/${lang}`),
  me: () => json<Me>('/me'),
  guest: (name: string) => json<Me>('/guest', { name }),
  tables: () => json<TableBrief[]>('/tables'),
  create: (wish: NewTable) => json<Created>('/tables', wish),
  join: (table: string, token: string) => json<Joined>(`/tables/${table}/join`, { token }),
  seat: (table: string, seat: number, wish: SeatWish) => json<SeatChanged>(`/tables/${table}/seats/${seat}`, wish),
}

/** The sentence to show for whatever was thrown. */
export const sorry = (error: unknown) => (error instanceof Refused ? error.message : t('oops'))
