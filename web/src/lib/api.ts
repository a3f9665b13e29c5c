import type { Lang } from './prefs.svelte'
import type { GameInfo, SeatWish, TableBrief } from './types'

/** A refusal of the server, as a sentence. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly status: number,
  ) {
    super(key)
  }
}

async function call(path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api${path}`, { ...init, credentials: 'same-origin' })
  if (response.ok) return response
  const said = (await response.json().catch(() => ({}))) as { key?: string }
  throw new Refused(said.key ?? 'refused', response.status)
}
const json = async <T>(path: string, body?: unknown) => (await (await call(path, body)).json()) as T
const text = async (path: string) => (await call(path)).text()

export interface NewTable {
  game: string
  settings: Record<string, unknown>
  seats: SeatWish[]
  pause: number
  clock: number | null
}
export interface Created {
  table: string
  invites?: { seat: number; token: string }[]
  watch?: string
}

export const api = {
  games: () => json<GameInfo[]>('/games'),
  texts: (lang: Lang) => text(`/texts/${lang}`),
  rules: (game: string, lang: Lang) => text(`/rules/${game}/${lang}`),
  me: () => json<{ name: string }>('/me'),
  guest: (name: string) => json<{ name: string }>('/guest', { name }),
  tables: () => json<TableBrief[]>('/tables'),
  create: (wish: NewTable) => json<Created>('/tables', wish),
  join: (table: string, token: string) => json<unknown>(`/tables/${table}/join`, { token }),
  seat: (table: string, seat: number, wish: SeatWish) => json<unknown>(`/tables/${table}/seats/${seat}`, wish),
}
