import { expect, test } from 'vitest'

import { sorted } from './briefs'
import type { TableBrief } from './types'

const table = (name: string, touched: number, asking: number[], over = false) =>
  ({ table: name, touched, asking, mine: [0], over, broken: null }) as unknown as TableBrief

test('what has waited longest for me comes first, what others play and what has ended latest first', () => {
  const found = sorted([
    ...[table('ended', 9, [], true), table('theirs', 1, [1]), table('mine', 5, [0])],
    ...[table('theirs too', 3, [1]), table('waiting', 2, [0])],
  ])
  expect(found.map((one) => one.table)).toEqual(['waiting', 'mine', 'theirs too', 'theirs', 'ended'])
})
