import { t } from '../../lib/text.svelte'
import { say } from '../../lib/toast.svelte'
import { CLAUSES } from './contract'

/** What a spell does, with the clause that says so. */
export const tellSpell = (spell: number) => say(t('abraca-option-declare-about', { spell }), { game: 'abraca', id: CLAUSES.spells[spell - 1]! })
