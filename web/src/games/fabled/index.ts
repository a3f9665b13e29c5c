import type { GameModule } from '..'
import { paintedPlace, subject } from './about'
import { isOnTheBoard } from './act'
import Ending from './Ending.svelte'
import { pictures } from './pictures'
import { direct, pause } from './show'
import Table from './Table.svelte'

export const room: GameModule<'fabled'> = {
  game: 'fabled',
  Table,
  Ending,
  pictures,
  direct,
  pause,
  subject,
  claims: isOnTheBoard,
  painting: (event) =>
    'place' in event && event.place
      ? `places/${paintedPlace(event.place)}`
      : 'ally' in event && event.ally
        ? `allies/${event.ally}`
        : undefined,
  passes: new Set(['apply', 'substitute', 'transform']),
  quiet: new Set([
    'land-opened',
    'ally-offered',
    'ally-shown',
    'volkhv-stepped',
    'turn-began',
    'place-applied',
    'visited',
  ]),
  headings: new Set(['prologue-began', 'chapter-began', 'event-revealed', 'epilogue-came', 'trial-ended']),
}
