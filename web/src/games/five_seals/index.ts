import type { GameModule } from '..'
import { subject } from './about'
import { isOnTheBoard } from './act'
import Ending from './Ending.svelte'
import { pictures } from './pictures'
import { direct, pause } from './show'
import Table from './Table.svelte'

export const room: GameModule<'five_seals'> = {
  game: 'five_seals',
  Table,
  Ending,
  shows: (option) => (option.tag === 'mage' ? `mages/${option.mage}` : undefined),
  pictures,
  direct,
  pause,
  subject,
  claims: isOnTheBoard,
  quiet: new Set(['token-laid', 'scroll-laid', 'die-rolled', 'turn-began']),
  passes: new Set(['rest', 'stay']),
  headings: new Set(['round-began', 'match-ended']),
}
