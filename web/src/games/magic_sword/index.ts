import type { GameModule } from '..'
import Ending from './Ending.svelte'
import { lets } from './orders.svelte'
import { pictures } from './pictures'
import { direct, pause } from './show'
import { subject } from './subject'
import Table from './Table.svelte'

export const room: GameModule<'magic_sword'> = {
  game: 'magic_sword',
  Table,
  Ending,
  ends: (view) => (view.by_limit ? 'limit' : undefined),
  pictures,
  direct,
  pause,
  lets,
  // Every answer is a button of the "what now?" panel, and many are clicks on the map and the cards too.
  claims: () => true,
  subject,
  painting: (event) =>
    'design' in event ? `cards/${event.design}` : 'spell' in event && event.spell ? `spells/${event.spell}` : undefined,
  quiet: new Set(['card-dealt-with', 'aid-used']),
  passes: new Set(['explore', 'end-turn']),
  headings: new Set(['turn-began', 'game-ended']),
}
