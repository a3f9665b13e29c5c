import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['../locale/*.ftl', '../games/*/*.ftl'], { query: '?raw', import: 'default', eager: true })
const sources = Object.values(import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }))

function keys(lang: string): Set<string> {
  const text = Object.entries(files).flatMap(([path, body]) => (path.endsWith(`/${lang}.ftl`) ? [body] : []))
  const bundle = new FluentBundle(lang)
  const errors = bundle.addResource(new FluentResource(text.join('\n')))
  expect(errors).toEqual([])
  return new Set(text.join('\n').match(/^[a-z][\w-]*(?= =)/gm))
}

it('says everything in both languages', () => {
  expect([...keys('ru')].sort()).toEqual([...keys('en')].sort())
})

it('has every sentence the client asks for by name', () => {
  const asked = new Set(sources.flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((hit) => hit[1]!)))
  const known = keys('ru')
  const fromServer = /^abraca-spell$/
  expect([...asked].filter((key) => !known.has(key) && !fromServer.test(key))).toEqual([])
})
