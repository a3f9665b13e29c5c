import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { COMMON, LANGS, LANGUAGES, spoken } from '../lib/languages'

const files = import.meta.glob<string>(['../locale/*.ftl', '../games/*/*.ftl', '../pages/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const GAMES = '../src/magoteka/games'
const theirs = Object.fromEntries(
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ftl'))
    .map((path) => [path, readFileSync(`${GAMES}/${path}`, 'utf8')]),
)
const sources = Object.values(
  import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
)

function keys(lang: string, all = files): Set<string> {
  const text = Object.entries(all).flatMap(([path, body]) => (path.endsWith(`/${lang}.ftl`) ? [body] : []))
  const bundle = new FluentBundle(lang)
  const errors = bundle.addResource(new FluentResource(text.join('\n')))
  expect(errors).toEqual([])
  return new Set(text.join('\n').match(/^[a-z][\w-]*(?= =)/gm))
}

/** The languages of the house: those in which all rules are written. */
const home = LANGS.filter((lang) =>
  readdirSync(GAMES).every(
    (game) => !existsSync(`${GAMES}/${game}/game.py`) || existsSync(`../docs/rules/${game}.${lang}.md`),
  ),
)
const said = (lang: string) => [...keys(lang)].filter((key) => !key.startsWith('language-')).sort()

it.each(home)('says everything in %s', (lang) => {
  expect(said(lang)).toEqual(said(COMMON))
})
it('says nothing in another language that it does not say in its own', () => {
  expect(home.length).toBeGreaterThan(1)
  const ours = keys(COMMON)
  expect(LANGS.flatMap((lang) => said(lang).filter((key) => !ours.has(key)))).toEqual([])
})
it.each(LANGUAGES)('calls $id by its name', ({ name, mark }) => {
  expect(name.length).toBeGreaterThan(3)
  expect(mark).toHaveLength(2)
})
it('speaks to a stranger in a language that many know', () => {
  expect(LANGS.map((lang) => spoken(`${lang}-XX`))).toEqual(LANGS)
  expect(spoken('qya')).toBe(COMMON)
})

it('has every sentence the client asks for by name', () => {
  const asked = new Set(sources.flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((hit) => hit[1]!)))
  const known = new Set([...keys(COMMON), ...keys(COMMON, theirs)])
  expect([...asked].filter((key) => !known.has(key))).toEqual([])
})

it('has every sentence whose name stands anywhere in the client', () => {
  const named = sources.flatMap((source) =>
    [...source.matchAll(/'([a-z_]+-(?:ui|ask|event|option|question|why)-[\w-]*\w)'/g)].map((hit) => hit[1]!),
  )
  const known = new Set([...keys(COMMON), ...keys(COMMON, theirs)])
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
})

it('has sentences for every family of names that the client puts together', () => {
  const families = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(`((?:[^`$]|\$\{[^}]*\})+)`/g)].map((hit) => hit[1]!),
  )
  const known = [...keys(COMMON), ...keys(COMMON, theirs)]
  const like = (family: string) => new RegExp(`^${family.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`)
  expect(families.length).toBeGreaterThan(10)
  expect(families.filter((family) => !known.some((key) => like(family).test(key)))).toEqual([])
})

it.each(['fabled', 'five_seals', 'magic_sword'])('asks the player of %s in words of their own', (game) => {
  const known = keys(COMMON, theirs)
  const said = new RegExp(`^(${game}-question-[\\w-]+) = .*\\$seat`, 'gm') // what is asked of nature names no seat
  const asked = [...theirs[`${game}/locale/${COMMON}.ftl`]!.matchAll(said)].map((hit) => hit[1]!)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.map((key) => key.replace('-question-', '-ask-')).filter((key) => !known.has(key))).toEqual([])
})

it('has a sentence for every problem that the server may tell of', () => {
  const sources = ['server', 'offline', 'house', 'table', 'core', 'bots'].map((layer) =>
    readFileSync(`../src/magoteka/${layer}/problems.py`, 'utf8'),
  )
  const tags = sources
    .flatMap((source) => [...source.matchAll(/^ {4}tag = "([\w-]+)"/gm)].map((hit) => hit[1]!))
    .filter((tag) => !/(newer|older|bad)-record|illegal-answer|turn|snapshot/.test(tag))
  expect(tags.length).toBeGreaterThan(12)
  const known = keys(COMMON)
  expect(tags.filter((tag) => !known.has(`problem-${tag}`))).toEqual([])
})
