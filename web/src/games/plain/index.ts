import type { GameModule } from '..'
import Table from './Table.svelte'

const NONE: ReadonlySet<string> = new Set()

export const plain: GameModule = {
  Table,
  claims: () => false,
  direct: async () => {},
  after: (view) => view,
  quiet: NONE,
  headings: NONE,
  pause: () => 250,
}
