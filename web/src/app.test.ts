import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const GAMES = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/palette.css`))
const css = ['src/app.css', ...GAMES.map((game) => `src/games/${game}/palette.css`)]
  .map((path) => `\n${readFileSync(path, 'utf8')}`)
  .join('')
const WORDS = [
  '--text',
  '--muted',
  '--accent',
  '--good',
  '--bad',
  '--seat-0',
  '--seat-1',
  '--seat-2',
  '--seat-3',
  '--seat-4',
]
const GROUNDS = ['--bg', '--bg-2', '--surface', '--surface-2']
type Tokens = Record<string, string>

function block(selector: string): Tokens {
  const start = css.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`no ${selector}`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map((hit) => [hit[1]!, hit[2]!]))
}

function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [dark, light] = [brightness(a), brightness(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const dark = block(':root')
const light = { ...dark, ...block(":root[data-theme='light']") }
const palettes: [string, Tokens][] = [
  ['dark', dark],
  ['light', light],
  ...GAMES.map((game): [string, Tokens] => [`dark ${game}`, { ...dark, ...block(`[data-game='${game}']`) }]),
  ...GAMES.map((game): [string, Tokens] => [
    `light ${game}`,
    { ...light, ...block(`:root[data-theme='light'] [data-game='${game}']`) },
  ]),
]

describe.each(palettes)('the palette %s', (_, tokens) => {
  it('is readable everywhere (WCAG AA)', () => {
    const weak = WORDS.flatMap((word) =>
      GROUNDS.filter((ground) => contrast(tokens[word]!, tokens[ground]!) < 4.5).map(
        (ground) => `${word} on ${ground}`,
      ),
    )
    if (contrast(tokens['--accent']!, tokens['--accent-ink']!) < 4.5) weak.push('--accent-ink on --accent')
    expect(weak).toEqual([])
  })
})

it('no space is lost between two sentences: Svelte drops the one that a block begins with', () => {
  const pages = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'))
  const lost = pages.filter((path) => /\}\{#(if|each)[^}]*\} +\{t\(/.test(readFileSync(`src/${path}`, 'utf8')))
  expect(pages.length).toBeGreaterThan(50)
  expect(lost).toEqual([])
})
