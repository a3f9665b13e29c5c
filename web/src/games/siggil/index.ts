import type { GameModule } from '..'
import { isOnTheBoard } from './act'
import Ending from './Ending.svelte'
import { pictures } from './pictures'
import { direct, pause } from './show'
import Table from './Table.svelte'

export const room: GameModule<'siggil'> = {
  game: 'siggil',
  Table,
  Ending,
  pictures,
  direct,
  pause,
  claims: isOnTheBoard,
  passes: new Set(['pass']),
  painting: (event) => ('spirit' in event && typeof event.spirit === 'number' ? `spirits/${event.spirit}` : undefined),
  quiet: new Set(['card-laid', 'turn-began']),
  headings: new Set(['siggil-laid', 'match-ended', 'solo-ended']),
}
