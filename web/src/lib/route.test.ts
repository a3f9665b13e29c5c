import { expect, it } from 'vitest'
import { match, route } from './route.svelte'

it('names the parts of a path', () => {
  expect(match('/t/:table', '/t/a%20b')).toEqual({ table: 'a b' })
  expect(match('/t/:table', '/t/a/')).toEqual({ table: 'a' })
  expect(match('/t/:table', '/rules/abraca')).toBeUndefined()
})
it('finds a page behind the hash in every house', () => {
  history.replaceState(null, '', '/#/gallery')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(route.path).toBe('/gallery')
  history.replaceState(null, '', '/rules/abraca#AB-17')
  dispatchEvent(new PopStateEvent('popstate'))
  expect([route.path, route.hash]).toEqual(['/rules/abraca', '#AB-17'])
})
