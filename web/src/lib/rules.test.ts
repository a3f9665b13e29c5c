import { expect, it } from 'vitest'
import { found, passages } from './rules'

const PAGE = `# Rules

**AB-16.** The next number is not lower (see AB-17).

**AB-17.** A lower number is a mistake.

| a | b |
|---|---|
| 1 | 2 |
`

it('gives every clause its anchor and links to the others', () => {
  const [title, first, second, table] = passages(PAGE)
  expect(title!.heading).toBe(1)
  expect(first!.id).toBe('AB-16')
  expect(first!.html).toContain('<a href="#AB-17">AB-17</a>')
  expect(second!.id).toBe('AB-17')
  expect(second!.html).not.toContain('href')
  expect(table!.html).toContain('<td>')
})

it('finds passages by all of the words', () => {
  const hits = passages(PAGE).filter((one) => found(one, 'lower MISTAKE'))
  expect(hits.map((one) => one.id)).toEqual(['AB-17'])
})
