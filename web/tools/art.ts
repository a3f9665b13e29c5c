import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { flags, TAKES } from '../src/art/figure.ts'
import { isOutside } from '../src/art/paint.ts'
import { wordsOf } from '../src/art/words.ts'

const MODULE = /^virtual:art\/(\w+)$/
const GAMES = fileURLToPath(new URL('../src/games', import.meta.url))

/** Serve `virtual:art/<game>`: the drawings of game-icons that the lines of the game's `art.json` name. */
export function art(): Plugin {
  return {
    name: 'art',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const game = MODULE.exec(id.slice(1))?.[1]
      if (!id.startsWith('\0') || !game) return
      this.addWatchFile(`${GAMES}/${game}/art.json`)
      return `export default ${JSON.stringify(drawingsOf(game))}`
    },
  }
}

function drawingsOf(game: string): Record<string, string> {
  const require = createRequire(import.meta.url)
  const all = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons
  return Object.fromEntries(
    [...outsideOf(game)].map((name) => {
      if (!all[name]) throw new Error(`${game}/art.json: no word and no drawing called ${name}`)
      return [name, [...all[name].body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => slim(d)).join('')]
    }),
  )
}
/** A path on whole numbers, each step from where the last one truly ended, so that no error grows. */
function slim(d: string): string {
  const tokens = flags(d)
  let out = ''
  let [x, y, left, top, order, at] = [0, 0, 0, 0, '', 0]
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at]!)) order = tokens[at++]!
    const low = order.toLowerCase()
    const own = order === low
    const numbers = tokens.slice(at, (at += TAKES[low]!)).map(Number)
    const [fromX, fromY] = [Math.round(x), Math.round(y)]
    const across = (value: number) => Math.round((own ? x : 0) + value) - fromX
    const down = (value: number) => Math.round((own ? y : 0) + value) - fromY
    const steps =
      low === 'h'
        ? [across(numbers[0]!)]
        : low === 'v'
          ? [down(numbers[0]!)]
          : low === 'a'
            ? [...numbers.slice(0, 5).map(Math.round), across(numbers[5]!), down(numbers[6]!)]
            : numbers.map((value, i) => (i % 2 ? down(value) : across(value)))
    out += low + steps.map((step, i) => (i && step >= 0 ? ` ${step}` : step)).join('')
    if (low === 'z') [x, y] = [left, top]
    else {
      if (low !== 'v') x = (own ? x : 0) + numbers[low === 'h' ? 0 : numbers.length - 2]!
      if (low !== 'h') y = (own ? y : 0) + numbers[numbers.length - 1]!
    }
    if (low === 'm') [left, top, order] = [x, y, own ? 'l' : 'L']
  }
  return out
}
/** What a game's lines take from outside the kit. */
function outsideOf(game: string): Set<string> {
  const lists: Record<string, Record<string, string>> = JSON.parse(readFileSync(`${GAMES}/${game}/art.json`, 'utf8'))
  return new Set(
    Object.values(lists)
      .flatMap((list) => Object.values(list).flatMap(wordsOf))
      .filter(isOutside),
  )
}
/** The drawings that all games take from outside. */
export const taken = () =>
  new Set(
    readdirSync(GAMES)
      .filter((game) => existsSync(`${GAMES}/${game}/art.json`))
      .flatMap((game) => [...outsideOf(game)]),
  )
