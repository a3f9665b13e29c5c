import { expect, it } from 'vitest'
import { match } from './route.svelte'

it('names the parts of a path', () => {
  expect(match('/t/:table', '/t/a%20b')).toEqual({ table: 'a b' })
  expect(match('/t/:table', '/t/a/')).toEqual({ table: 'a' })
  expect(match('/t/:table', '/rules/abraca')).toBeUndefined()
})
