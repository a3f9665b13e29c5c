import type { Seal } from './types'

const key = (table: string, seat: number) => `magoteka-part-${table}-${seat}`
const made: Record<string, string> = {}

/** What this device has added to the dice of a table for one of its seats, if it still knows. */
export function partOf(table: string, seat: number): string | null {
  try {
    return made[key(table, seat)] ?? localStorage.getItem(key(table, seat))
  } catch {
    return null
  }
}

/** The same, drawn at random when it is needed for the first time: it is never changed, however often it is sent. */
export function newPart(table: string, seat: number): string {
  const known = partOf(table, seat)
  if (known) return known
  const part = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  made[key(table, seat)] = part
  try {
    localStorage.setItem(key(table, seat), part)
  } catch {
    // a device that keeps nothing cannot look for its part later
  }
  return part
}

/** The seats of mine whose parts the table still waits for. */
export const awaited = (seal: Seal | null, mine: number[]) => (seal?.state === 'held' ? mine.filter((seat) => seal.parts[seat]?.by === 'awaited') : [])

/** Whether the parts that this device has given are the ones that counted; null: it has given none that it knows of. */
export function ownParts(table: string, seal: Seal, mine: number[]): boolean | null {
  const given = mine.map((seat) => ({ part: partOf(table, seat), counted: seal.parts[seat]?.part })).filter(({ part }) => part)
  return given.length ? given.every(({ part, counted }) => part === counted) : null
}
