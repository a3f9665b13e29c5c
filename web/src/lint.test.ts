import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Faults planted one a line, and beside them what is right. */
const SCRIPT = `import { LIVES, SPELLS, type GameEvent, type Option, type View } from './contract'
export const asked = (tag: string) => tag === 'spell-cast'
export const pauses: Record<string, number> = { 'stone-drawn': 0, 'turn-began': 0 }
export const board = new Set(['declare', 'stop'])
export const clause = { game: 'abraca', id: 'AB-22' }
export const clauses = [22, 23].map((n) => \`AB-\${n}\`)
export const question = (name: string) => name === 'NameSpell'
export const MAX_LIVES = 6
export const spells = [1, 2, 3, 4, 5, 6, 7, 8]
export const floors = Array.from({ length: 8 })
export const won = (view: View) => view.scores[0]! >= 8
export const taken = (event: unknown) => event as GameEvent
// Right: checked by tsc, or from the contract (AB-22).
export const hit = (event: GameEvent) => event.tag === 'spell-cast' && event.spell === SPELLS[0]
export const rests: Partial<Record<GameEvent['tag'], number>> = { 'stone-drawn': 0, 'turn-began': 0 }
export const onBoard: ReadonlySet<Option['tag']> = new Set(['declare', 'stop'])
export const wounded = (view: View) => view.lives.some((lives) => lives < LIVES)
export const wide = 36 * 4 + 160
`
const COMPONENT = `<script lang="ts">
  import type { View } from './contract'
  let { view, tag }: { view: View; tag: string } = $props()
</script>

<p class="stone" data-option={view.turn ? 'declare' : undefined}>{tag === 'take-secret' ? 'AB-25' : view.reserve > 12}</p>
`
let root = ''
let found: string[] = []

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'magoteka-lint-'))
  mkdirSync(path.join(root, 'src/games/abraca'), { recursive: true })
  for (const file of ['tsconfig.json', 'svelte.config.js', 'src/games/abraca/contract.ts'])
    cpSync(file, path.join(root, file))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'src/games/abraca/planted.ts'), SCRIPT)
  writeFileSync(path.join(root, 'src/games/abraca/Planted.svelte'), COMPONENT)
  try {
    execFileSync(process.execPath, ['tools/lint.mjs', root], { encoding: 'utf8' })
  } catch (error) {
    found = error instanceof Error && 'stdout' in error ? String(error.stdout).trim().split('\n') : [String(error)]
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const inScript = () => found.filter((one) => one.includes('planted.ts')).map((one) => Number(/:(\d+)/.exec(one)![1]))

it('finds every fault of a script, and nothing that tsc checks', () => {
  expect([...new Set(inScript())].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})
it('finds the faults of a component', () => {
  const faults = found.filter((one) => one.includes('Planted.svelte')).map((one) => one.replace(/^.*?:\S+ /, ''))
  expect(faults.sort()).toEqual([
    'a clause by hand: AB-25',
    'a number beside one of the game: view.reserve > 12',
    "a tag that tsc does not check: 'declare'",
    "a tag that tsc does not check: 'take-secret'",
  ])
})
