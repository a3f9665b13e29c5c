/** What pages and the house say to each other over a channel that all tabs share. */
export const CHANNEL = 'magoteka'
/** Without locks (on plain http) no tab can know of another: each has a house and a channel of its own. */
export const channelOf = (tab: string) => (navigator.locks ? CHANNEL : `${CHANNEL}-${tab}`)
/** Any name that no other tab has; `crypto.randomUUID` is not there on plain http. */
export const newName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
/** Of all tabs one has the house: it is in the worker that holds this lock. */
export const HOUSE_LOCK = 'magoteka-house'
/** A tab holds a lock of its own as long as it lives. */
export const tabLock = (tab: string) => `magoteka-tab-${tab}`

/** A page asks; its calls and lines have numbers of their own. */
export type ToHouse = { to: 'house'; tab: string } & (
  | { kind: 'hello' }
  | { kind: 'call'; number: number; method: string; path: string; body: string }
  | { kind: 'connect'; number: number; address: string }
  | { kind: 'hear'; number: number; text: string }
  | { kind: 'hang-up'; number: number }
)
/**
 * The house answers one tab, or tells all that it opens, or is open; another `term` is another worker, which knows of
 * nothing.
 */
export type ToPage =
  | { to: 'all'; kind: 'opening' }
  | { to: 'all'; kind: 'open'; term: string }
  | { to: 'all'; kind: 'failed'; term: string; why: string }
  | ({ to: 'tab'; tab: string; number: number } & (
      { kind: 'reply'; status: number; text: string } | { kind: 'say'; text: string } | { kind: 'shut'; code: number }
    ))
