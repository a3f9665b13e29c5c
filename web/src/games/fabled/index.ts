import type { GameModule } from '..'
import { BAR } from './act'
import Ending from './Ending.svelte'
import { after, direct, pause } from './show'
import Table from './Table.svelte'

export const fabled: GameModule = {
  Table,
  Ending,
  after,
  direct,
  pause,
  claims: (option) => !BAR.has(option.tag),
  quiet: new Set(['land-opened', 'ally-offered', 'ally-shown', 'volkhv-stepped', 'turn-began', 'place-applied']),
  headings: new Set(['prologue-began', 'chapter-began', 'event-revealed', 'epilogue-came', 'trial-ended']),
}
