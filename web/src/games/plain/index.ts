import type { GameModule } from '..'
import Table from './Table.svelte'

/** For a game that has no table of its own. */
export const plain: Omit<GameModule, 'game'> = {
  Table,
  claims: () => false,
  direct: async () => {},
  quiet: new Set(),
  headings: new Set(),
  pause: () => 250,
}
