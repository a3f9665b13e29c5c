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

it('knows clauses of every form', () => {
  const ids = ['AB-17', 'SG-A01', 'MS-0.1', 'MS-14.2', 'MS-B3', 'FB-X12']
  const page = ids.map((id) => `**${id}.** See MS-3.11.`).join('\n\n')
  expect(passages(page).map((one) => one.id)).toEqual(ids)
  expect(passages(page)[0]!.html).toContain('href="#MS-3.11"')
})

it('finds passages by all of the words', () => {
  const hits = passages(PAGE).filter((one) => found(one, 'lower MISTAKE'))
  expect(hits.map((one) => one.id)).toEqual(['AB-17'])
})
