import { describe, expect, it } from 'vitest'
import { digest, MOST, stories } from './digest'
import type { LogLine } from './live.svelte'

const line = (version: number, seat: number, text: string) =>
  ({ version, index: 0, event: { tag: text, seat } }) as unknown as LogLine
const tell = ({ event }: LogLine) => `${event.tag}.`

describe('what happened since my turn', () => {
  it('has one line an answer, with its cause and its result', () => {
    const told = ['A goes', 'B shouts', 'A falls', 'A is gone'].map((text) => line(1, 1, text))
    expect(digest([...told, line(2, 2, 'B goes')], 0, tell).map(({ text }) => text)).toEqual([
      'A goes. A falls. A is gone.',
      'B goes.',
    ])
  })
  it('has six lines at most, and what befell the reader among them', () => {
    const others = Array.from({ length: 20 }, (_, at) => line(at + 2, 1, `move ${at}`))
    const found = digest([line(1, 0, 'you lose a life'), ...others], 0, tell)
    expect(found).toHaveLength(MOST)
    expect(found[0]!.text).toBe('you lose a life.')
    expect(found.at(-1)!.text).toBe('move 19.')
  })
})

it('has a chronicle of one line an answer, and of headings', () => {
  const told = [line(1, 0, 'turn'), line(1, 0, 'A goes'), line(1, 0, 'A falls'), line(2, 1, 'B goes')]
  const found = stories(told, ({ event }) => (event.tag as string) === 'turn')
  expect(found.map((group) => group.map(({ event }) => event.tag))).toEqual([
    ['turn'],
    ['A goes', 'A falls'],
    ['B goes'],
  ])
})
