import type { SettingInfo } from './types'

type Squares = SettingInfo['drawn'][string]

/** A pattern of squares as people write it, a line for each row: level, face, top edge, left edges. */
export function writtenOf(squares: Squares): string {
  const rows = new Map<string, number[]>()
  for (const [left, top, level, up] of squares) {
    const row = `${level}${up ? 'u' : 'd'}${top}`
    rows.set(row, [...(rows.get(row) ?? []), left])
  }
  return [...rows].map(([row, lefts]) => `${row}:${lefts.join(',')}`).join('\n')
}

/** What was written, as far as it can be read. */
export function squaresOf(text: string): Squares {
  const rows = text.matchAll(/(?<!\S)(\d)([ud])(-?\d{1,2}):(-?\d{1,2}(?:,-?\d{1,2})*)(?!\S)/g)
  const squares = [...rows].flatMap(([, level, face, top, lefts]) =>
    lefts!.split(',').map((left): Squares[number] => [Number(left), Number(top), Number(level), face === 'u' ? 1 : 0]),
  )
  return squares.sort((one, other) => one[2] - other[2])
}
