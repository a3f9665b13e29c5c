/** What a value of a view looks like, told by its type alone. */
export type Shape =
  | { kind: 'word'; text: string | number }
  | { kind: 'back' }
  | { kind: 'thing'; tag: string; fields: Record<string, unknown>; parts: Part[] }
  | { kind: 'row'; items: Shape[] }
  | { kind: 'grid'; rows: Shape[][] }
  | { kind: 'none' }

/** A field of a thing or of the view. */
export interface Part {
  name: string
  value: unknown
  /** What each player has of it, where there is one for each. */
  each: Shape[] | null
  shape: Shape
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Lists of one length, at least two by two, with nothing further in them: a board. */
function isGrid(value: unknown[]): value is unknown[][] {
  const [first] = value
  if (value.length < 2 || !Array.isArray(first) || first.length < 2) return false
  return value.every((row) => Array.isArray(row) && row.length === first.length && !row.some(Array.isArray))
}

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return { kind: 'none' }
  if (typeof value === 'boolean') return { kind: 'word', text: value ? '+' : '−' }
  if (Array.isArray(value)) {
    if (isGrid(value)) return { kind: 'grid', rows: value.map((row) => row.map(shapeOf)) }
    return value.length ? { kind: 'row', items: value.map(shapeOf) } : { kind: 'none' }
  }
  if (!isThing(value)) return { kind: 'word', text: value as string | number }
  const { tag, ...fields } = value
  if ('ruled_out' in value) return { kind: 'back' }
  return { kind: 'thing', tag: String(tag ?? ''), fields, parts: partsOf(value) }
}

/** What a thing or a view is made of; a list as long as there are players, if any are named, is a part of each. */
export const partsOf = (value: object, players = 0): Part[] =>
  Object.entries(value)
    .filter(([name]) => name !== 'tag')
    .map(([name, one]: [string, unknown]) => ({
      name,
      value: one,
      each: players > 0 && Array.isArray(one) && one.length === players ? one.map(shapeOf) : null,
      shape: shapeOf(one),
    }))

/** A field's name as words. */
export const wordsOf = (name: string) => name.replaceAll('_', ' ')
