import type { GameModule } from '..'
import Ending from './Ending.svelte'
import { t } from '../../lib/text.svelte'
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
  blunder: (view, option) =>
    option.tag === 'declare' && view.mistakes.includes(option.spell) ? t('abraca-ui-risky') : '',
  subject: (view, question) =>
    question === 'name-spell' && view.mistakes.length
      ? t('abraca-ui-at-least', { n: Math.max(...view.mistakes) + 1 })
      : '',
  painting: (event) => ('spell' in event && event.spell ? `spells/${event.spell}` : undefined),
  quiet: new Set(['stone-drawn', 'stone-turned-up', 'turn-began']),
  results: new Set(['round-ended']),
  headings: new Set(['round-began', 'match-ended']),
}
