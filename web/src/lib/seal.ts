import type { Seal } from './types'

/** What this device has added to the dice of a table, and the fingerprint that it had been shown before. */
interface Added {
  part: string
  commitment: string
}

const key = (table: string, seat: number) => `magoteka-part-${table}-${seat}`
const made: Record<string, Added> = {}

/** What was added for one of this device's seats, if it still knows. */
export function addedFor(table: string, seat: number): Added | null {
  try {
    const [part, commitment] = localStorage.getItem(key(table, seat))?.split(' ') ?? []
    return made[key(table, seat)] ?? (part && commitment ? { part, commitment } : null)
  } catch {
    return made[key(table, seat)] ?? null
  }
}

/** A part, drawn at random when it is needed for the first time: it is never changed, however often it is sent. */
export function newPart(table: string, seat: number, commitment: string): string {
  const known = addedFor(table, seat)
  if (known) return known.part
  const part = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  made[key(table, seat)] = { part, commitment }
  try {
    localStorage.setItem(key(table, seat), `${part} ${commitment}`)
  } catch {
    // a device that keeps nothing cannot look for its part later
  }
  return part
}

/** The seats of mine whose parts the table still waits for. */
export const awaited = (seal: Seal | null, mine: number[]) =>
  seal?.state === 'held' ? mine.filter((seat) => seal.parts[seat]?.by === 'awaited') : []

/** Whether what this device has added is what counted, under the fingerprint it was shown; null: it knows of nothing. */
export function ownParts(table: string, seal: Seal, mine: number[]): boolean | null {
  const known = mine.flatMap((seat) => addedFor(table, seat) ?? []).length
  const kept = mine.every((seat) => {
    const added = addedFor(table, seat)
    return !added || (added.part === seal.parts[seat]?.part && added.commitment === seal.commitment)
  })
  return known ? kept : null
}
