import { t } from '../../lib/text.svelte'
import { say } from '../../lib/toast.svelte'

/** What a spell does, with the clause that says so: AB-22 for the dragon up to AB-29 for the drink. */
export const tellSpell = (spell: number) => say(t('abraca-option-declare-about', { spell }), { game: 'abraca', id: `AB-${21 + spell}` })
