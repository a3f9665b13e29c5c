import { t } from '../../lib/text.svelte'
import { say } from '../../lib/toast.svelte'
import { CLAUSES, type Clause, type View } from './contract'

export const clause = (id: Clause) => ({ game: 'fabled', id })

export const allyText = (ally: string) => `${t('fabled-property', { ally })} ${t('fabled-ui-boost')}: ${t('fabled-boost', { ally })}`
export const tellAlly = (ally: string) => say(`${t('fabled-ally', { ally })}. ${allyText(ally)}`, clause(CLAUSES.ally))
export const tellPlace = (place: string) => say(`${t('fabled-place', { place })}. ${t('fabled-place-text', { place })}`, clause(CLAUSES.place))
export const tellLand = (land: string) => say(`${t('fabled-land', { land })}. ${t('fabled-ui-land-about')}`, clause(CLAUSES.land))
export const tellBook = (book: string) => say(t('fabled-ui-value', { book }), clause(CLAUSES.book))
export const tellScenario = (scenario: string) => say(`${t('fabled-scenario', { scenario })}. ${t('fabled-scenario-text', { scenario })}`, clause(CLAUSES.scenario))
export const tellToken = (token: string, at: number) => say(`${t('fabled-token', { token })}: ${t('fabled-ui-chapter', { n: at })}`, clause(CLAUSES.token))
export const eventText = (view: View) => (view.event ? t(`fabled-event-${view.half === 'lower' ? 'lower' : 'upper'}`, { event: view.event }) : '')
export const trickText = (trick: string, foiled: boolean) => t(`fabled-trick-${foiled ? 'foiled' : 'full'}`, { trick })
/** What an ability is called and does: an ally's property, its boost (`name+`), or something of the table. */
export function abilityOf(ability: string): { ally: string | null; title: string; text: string } {
  const ally = ability.replace('+', '')
  if (['event', 'scenario', 'joint'].includes(ally)) return { ally: null, title: t('fabled-ability', { ability }), text: t('fabled-option-use-about') }
  const boost = ability.endsWith('+')
  return { ally, title: boost ? `${t('fabled-ally', { ally })}: ${t('fabled-ui-boost')}` : t('fabled-ally', { ally }), text: t(boost ? 'fabled-boost' : 'fabled-property', { ally }) }
}
