import { fingerprint, tagOf, type Receipt } from './tags'
import type { Seal } from './types'

/** What this device keeps of a table and shows to nobody before the end: a receipt, and the keys of its seats. */
interface Kept extends Receipt {
  keys: Record<string, string>
  given?: Record<string, number[]> // the versions that `said` was given for
}

const place = (table: string) => `magoteka-receipt-${table}`
const TAG = 16
const kept: Record<string, Kept> = {}

function read(table: string): Kept | null {
  try {
    const text = localStorage.getItem(place(table)) // another tab may have written since
    return text ? JSON.parse(text) : (kept[table] ?? null)
  } catch {
    return kept[table] ?? null
  }
}
function write(table: string, one: Kept) {
  kept[table] = one
  try {
    localStorage.setItem(place(table), JSON.stringify(one))
  } catch {
    // a device that keeps nothing has no receipt later
  }
}

/** Tables that were begun before there were keys: the part itself was drawn at random. */
function older(table: string, seat: number) {
  try {
    const [part, commitment] = localStorage.getItem(`magoteka-part-${table}-${seat}`)?.split(' ') ?? []
    return part && commitment ? { part, commitment } : null
  } catch {
    return null
  }
}

/** What was added for one of this device's seats, if it still knows, and the fingerprint that it had been shown. */
export function addedFor(table: string, seat: number): { part: string; commitment: string } | null {
  const one = read(table)
  const key = one?.keys[seat]
  return one && key ? { part: fingerprint(key), commitment: one.commitment } : older(table, seat)
}

/** A part: the fingerprint of a key that is drawn when it is needed first, and never changed however often it is sent. */
export function newPart(table: string, seat: number, commitment: string): string {
  const known = addedFor(table, seat)
  if (known) return known.part
  const key = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  const one = read(table) ?? { commitment, parts: null, last: '', said: {}, keys: {} }
  write(table, { ...one, keys: { ...one.keys, [seat]: key }, said: { ...one.said, [seat]: [] } })
  return fingerprint(key)
}

/** The tag of an answer of one of this device's seats, which it keeps. */
export function tagged(table: string, seat: number, version: number, option: unknown): { tag?: string } {
  const one = read(table)
  const key = one?.keys[seat]
  if (!one || !key) return {}
  const tag = tagOf(key, one.commitment, seat, version, option)
  const said = { ...one.said, [seat]: [...(one.said[seat] ?? []), tag.slice(0, TAG)] }
  write(table, { ...one, said, given: { ...one.given, [seat]: [...(one.given?.[seat] ?? []), version] } })
  return { tag }
}

/** The house has not taken the last answer of a seat: it was never given. */
export function refused(table: string, seat: number, version: number) {
  const one = read(table)
  if (one?.given?.[seat]?.at(-1) !== version) return
  const said = { ...one.said, [seat]: one.said[seat]!.slice(0, -1) }
  write(table, { ...one, said, given: { ...one.given, [seat]: one.given[seat]!.slice(0, -1) } })
}

/** The table has gone back to a version: what was said from there on stands no more, and nobody may say that it does. */
export function takenBack(table: string, keep: number) {
  const one = read(table)
  if (!one?.given || keep < 0) return
  const [said, given] = [{ ...one.said }, { ...one.given }]
  for (const [seat, versions] of Object.entries(given)) {
    const gone = versions.filter((version) => version >= keep).length
    given[seat] = versions.slice(0, versions.length - gone)
    said[seat] = said[seat]!.slice(0, said[seat]!.length - gone)
  }
  write(table, { ...one, said, given })
}

/** Keep what the seal shows now: the parts before the match, the end of its log after it; whatever was kept stays. */
export function note(table: string, { state, parts, last }: Seal) {
  const one = read(table)
  if (!one || state === 'held') return
  const shown = parts.map(({ by, part }): [string, string] => [by, part])
  const next = { ...one, parts: one.parts ?? shown, last: one.last || (state === 'open' && last) || '' }
  if (next.parts !== one.parts || next.last !== one.last) write(table, next)
}

/** The keys of this device's seats, when nothing can be forged by them any more: the end of the log is kept here. */
export function keysFor(table: string, seal: Seal, mine: number[]): [seat: number, key: string][] {
  const one = read(table)
  if (!one?.last || seal.state !== 'open') return []
  return mine.flatMap((seat) => (one.keys[seat] ? [[seat, one.keys[seat]] as [number, string]] : []))
}

/** What this device can show of a match, without its keys. */
export function receiptOf(table: string): Receipt | null {
  const one = read(table)
  return one && { commitment: one.commitment, parts: one.parts, last: one.last, said: one.said }
}

/** The seats of mine whose parts the table still waits for. */
export const awaited = (seal: Seal | null, mine: number[]) =>
  seal?.state === 'held' ? mine.filter((seat) => seal.parts[seat]?.by === 'awaited') : []

/** Whether what this device has added is what counted, under the fingerprint it was shown; null: it knows of nothing. */
export function ownParts(table: string, seal: Seal, mine: number[]): boolean | null {
  const known = mine.flatMap((seat) => addedFor(table, seat) ?? []).length
  const same = mine.every((seat) => {
    const added = addedFor(table, seat)
    return !added || (added.part === seal.parts[seat]?.part && added.commitment === seal.commitment)
  })
  return known ? same : null
}
