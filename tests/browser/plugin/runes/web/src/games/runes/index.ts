import type { GameModule } from '..'
import Table from './Table.svelte'

export const room: GameModule<'runes'> = {
  game: 'runes',
  Table,
  claims: () => true,
  direct: async (stage, event) => {
    if (event.tag === 'match-ended') await stage.wait(600)
  },
  pause: () => 250,
  quiet: new Set(['stone-drawn']),
  headings: new Set(['match-ended']),
}
