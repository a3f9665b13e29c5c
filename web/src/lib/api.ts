import { callsBy, type Query } from '../calls'
import type { NewTable, ProblemMessage } from '../wire'
import { has, t, title, type Args } from './text.svelte'
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
  const plain: Args = Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, typeof fact === 'boolean' ? String(fact) : fact]),
  )
  const stops = `${facts.game}-stops-${facts.reason}`
  return has(stops) ? { ...plain, game: title(String(facts.game)), reason: t(stops) } : plain
}

async function call(method: string, path: string, query: Query = {}, wish?: unknown): Promise<Response> {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const init =
    wish === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) }
  const response = await transport.call(known.length ? `${path}?${new URLSearchParams(known)}` : path, init)
  if (response.ok) return response
  const problem: Partial<ProblemMessage> = await response.json().catch(() => ({}))
  throw new Refused(problemSentence(problem))
}
const calls = callsBy({
  json: async (...asked) => (await call(...asked)).json(),
  text: async (...asked) => (await call(...asked)).text(),
})

/** All calls; a browser adds a part of its own to the seal of the dice, at its own tables and at those of friends. */
export const api = {
  ...calls,
  create: (wish: NewTable) => calls.create({ ...wish, parts: true }),
  join: (table: string, token: string) => calls.join(table, { token, parts: true }),
  moved: (table: string, code: string) => calls.moved(table, { code, parts: true }),
}

/** The sentence to show for whatever was thrown. */
export const sorry = (error: unknown) => (error instanceof Refused ? error.message : t('oops'))
