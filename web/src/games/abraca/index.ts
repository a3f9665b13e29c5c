import type { GameModule } from '..'
import Ending from './Ending.svelte'
import { pictures } from './pictures'
import { direct, pause } from './show'
import Table from './Table.svelte'

export const room: GameModule<'abraca'> = {
  game: 'abraca',
  Table,
  Ending,
  pictures,
  direct,
  pause,
  claims: (option) => option.tag === 'declare',
  quiet: new Set(['stone-drawn', 'stone-turned-up', 'turn-began']),
  results: new Set(['round-ended']),
  headings: new Set(['round-began', 'match-ended']),
}
