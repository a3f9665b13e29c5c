import { t } from '../../lib/text.svelte'
import { originText } from '../../lib/origin'
import { say } from '../../lib/toast.svelte'
import { CLAUSES, ORIGINS } from './contract'

/** What a spell does, with the clause that says so. */
export const tellSpell = (spell: number) =>
  say(
    t('abraca-option-declare-about', { spell }),
    { game: 'abraca', id: CLAUSES.spells[spell - 1]! },
    originText('abraca', ORIGINS.spell?.[spell]),
    { game: 'abraca', what: `spells/${spell}` },
  )
