import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isGame, pictureOf, tableOf, type GameModule } from '../games'
import { passages } from './rules'
import { still, type Scene } from './still.svelte'

const NAMES = ['abraca', 'siggil', 'five_seals', 'fabled', 'magic_sword'].filter(isGame)
const page = (game: string, lang: string) => readFileSync(`../docs/rules/${game}.${lang}.md`, 'utf8')
const lines = (game: string) => passages(page(game, 'en')).flatMap(({ picture }) => picture ?? [])

it('takes pictures out of a page, with their captions', () => {
  const [first, picture] = passages('Words.\n\n```picture stones 1 2\nTwo stones.\n```\n')
  expect(first!.picture).toBeNull()
  expect(picture).toMatchObject({ picture: 'stones 1 2', text: 'Two stones.', html: '', id: null })
})

it('frames tables so that they scroll by themselves', () => {
  expect(passages('| a |\n|---|\n| 1 |\n')[0]!.html).toMatch(/^<div class="sheet" tabindex="0"/)
})

it.each(NAMES)('knows every picture of the page of %s, and shows every kind that it knows', async (game) => {
  const drawn = await Promise.all(lines(game).map((line) => pictureOf(game, line)))
  for (const { drawings } of drawn) expect(drawings.length).toBeGreaterThan(0)
  const { pictures } = await tableOf(game)
  expect(new Set(lines(game).map((line) => line.split(' ')[0]))).toEqual(new Set(Object.keys(pictures ?? {})))
})

it('does not draw what it does not know', async () => {
  await expect(pictureOf('abraca', 'nonsense')).rejects.toThrow('nonsense')
  await expect(pictureOf('abraca', 'board @nowhere')).rejects.toThrow('nowhere')
})

it('seats people at a still table, which takes no answers', async () => {
  const scenes: Record<string, Scene<'abraca'>> = JSON.parse(readFileSync('src/games/abraca/scenes.json', 'utf8'))
  const { live } = still((await tableOf('abraca')) as GameModule<'abraca'>, scenes.turn!)
  expect(['Anna', 'Анна']).toContain(live.name(0))
  expect(live.options.length).toBeGreaterThan(0)
  live.answer(live.options[0]!)
  expect(live.sent).toBe(false)
})

it('has moments with the names of the players', () => {
  const scenes: Record<string, Scene> = JSON.parse(readFileSync('src/games/abraca/scenes.json', 'utf8'))
  expect(scenes.turn!.names.en).toEqual(['Anna', 'Boris', 'Vera'])
})
