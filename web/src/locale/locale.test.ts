import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['../locale/*.ftl', '../games/*/*.ftl'], { query: '?raw', import: 'default', eager: true })
const GAMES = '../src/magoteka/games'
const theirs = Object.fromEntries(
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ftl')).map((path) => [path, readFileSync(`${GAMES}/${path}`, 'utf8')]),
)
const sources = Object.values(import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }))

function keys(lang: string, all = files): Set<string> {
  const text = Object.entries(all).flatMap(([path, body]) => (path.endsWith(`/${lang}.ftl`) ? [body] : []))
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
  const known = new Set([...keys('ru'), ...keys('ru', theirs)])
  expect([...asked].filter((key) => !known.has(key))).toEqual([])
})

it('has a sentence for every problem that the server may tell of', () => {
  const sources = ['server/problems.py', 'core/problems.py', 'bots/__init__.py'].map((path) => readFileSync(`../src/magoteka/${path}`, 'utf8'))
  const tags = sources.flatMap((source) => [...source.matchAll(/^ {4}tag = "([\w-]+)"/gm)].map((hit) => hit[1]!)).filter((tag) => !/record|answer|turn/.test(tag))
  expect(tags.length).toBeGreaterThan(12)
  const known = keys('ru')
  expect(tags.filter((tag) => !known.has(`problem-${tag}`))).toEqual([])
})
