import { adapted, type GameModule } from '../../lib/adapter'
import { BAR } from './act'
import Ending from './Ending.svelte'
import { direct, pause } from './show'
import Table from './Table.svelte'

const old: GameModule = {
  Table,
  Ending,
  direct,
  pause,
  claims: (option) => !BAR.has(option.tag),
  quiet: new Set(['land-opened', 'ally-offered', 'ally-shown', 'volkhv-stepped', 'turn-began', 'place-applied']),
  headings: new Set(['prologue-began', 'chapter-began', 'event-revealed', 'epilogue-came', 'trial-ended']),
}

export const room = adapted('fabled', old)
