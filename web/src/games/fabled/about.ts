import type { Known } from '..'
import { t } from '../../lib/text.svelte'
import { originText } from '../../lib/origin'
import { say } from '../../lib/toast.svelte'
import type { Live } from './act'
import { CLAUSES, ORIGINS, type Clause, type Question, type View } from './contract'
import { faceOf, terrainOf } from './box'
import { spotsOf } from './lay'
import { crewOf, SPIRITS } from './view'

export const clause = (id: Clause) => ({ game: 'fabled', id })

export const shows = (kind: string, name: string) => ({ game: 'fabled' as const, what: `${kind}/${name}` })
/** A place of power looks the same whatever number is printed on it. */
export const paintedPlace = (place: string) => (place.startsWith('sky') ? place : place.split('_')[0]!)

export const allyText = (ally: string) =>
  `${t('fabled-property', { ally })} ${t('fabled-ui-boost')}: ${t('fabled-boost', { ally })}`
export const origin = (kind: string, name: string) => originText('fabled', ORIGINS[kind]?.[name])
/** Where an ally's property comes from, and its boost where that is another story. */
function allyOrigin(ally: string): string {
  const [property, boost] = [origin('ally', ally), origin('ability', `${ally}+`)]
  return property === boost ? property : `${property} ${t('fabled-ui-boost')}: ${boost}`
}
export const tellAlly = (ally: string) =>
  say(`${t('fabled-ally', { ally })}. ${allyText(ally)}`, clause(CLAUSES.ally), allyOrigin(ally), shows('allies', ally))
export const tellPlace = (place: string) =>
  say(
    `${t('fabled-place', { place })}. ${t('fabled-place-text', { place })}`,
    clause(CLAUSES.place),
    origin('place', place),
    shows('places', paintedPlace(place)),
  )
/** Who a seat is, the Spirits of a Trial too. */
export const whose = (live: Live, seat: number) => (seat === SPIRITS ? t('fabled-ui-spirits') : live.name(seat))
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
/** What the places of power of a land do. */
export function placesText(land: string): string {
  const places = [...new Set(spotsOf(faceOf(land)).map((spot) => spot.place))]
  const told = places.map((place) => `${t('fabled-place', { place })}: ${lower(t('fabled-place-text', { place }))}`)
  return told.join(' ') || t('fabled-ui-no-places')
}
export const tellLand = (land: string) =>
  say(
    `${t('fabled-land', { land })}. ${placesText(land)}`,
    clause(CLAUSES.land),
    origin('land', land),
    shows('lands', terrainOf(land)),
  )
export const tellBook = (book: string) => say(t('fabled-ui-value', { book }), clause(CLAUSES.book))
export const tellScenario = (scenario: string) =>
  say(
    `${t('fabled-scenario', { scenario })}. ${t('fabled-scenario-text', { scenario })}`,
    clause(CLAUSES.scenario),
    origin('scenario', scenario),
    shows('scenarios', scenario),
  )
export const tellToken = (token: string, at: number) =>
  say(
    `${t('fabled-token', { token })}: ${t('fabled-ui-chapter', { n: at })}`,
    clause(CLAUSES.token),
    origin('token', token),
  )
/** What a question is about: the place that is visited, the steps that are left, the volkhv and where he stands. */
export function subject(view: View, question: Question, { options }: Known<'fabled'>): string {
  const { place, land, left } = view.asked
  if (place) return t('fabled-place', { place })
  if (options.some(({ tag }) => tag === 'end-actions')) return t('fabled-ui-acted')
  if (question === 'announce-terrain' && options.some(({ tag }) => tag !== 'announce'))
    return t('fabled-ui-second-movement')
  const at = standsOf(view, question)
  const stands = at ? t('fabled-ui-volkhv-at', { land: at }) : land ? t('fabled-land', { land }) : ''
  return question === 'steps' ? [stands, t('fabled-ui-steps-left', { n: left })].filter(Boolean).join('. ') : stands
}
/** Where the volkhv stands of whom a question speaks. */
export function standsOf(view: View, question: Question | undefined): string | null {
  const { seat, volkhv } = view.asked
  const walks = view.seat !== null && (question === 'march-choice' || question === 'steps')
  const walker = walks ? view.players[view.seat!]!.walker : null
  if (walker !== null) return crewOf(view, view.seat!)[walker]?.land ?? null
  return seat !== null && volkhv !== null ? (crewOf(view, seat)[volkhv]?.land ?? null) : null
}
export const eventText = (view: View) =>
  view.event ? t(`fabled-event-${view.half === 'lower' ? 'lower' : 'upper'}`, { event: view.event }) : ''
export const trickText = (trick: string, foiled: boolean) => t(`fabled-trick-${foiled ? 'foiled' : 'full'}`, { trick })
/** What an ability is called and does: an ally's property, its boost (`name+`), or something of the table. */
export function abilityOf(ability: string): { ally: string | null; title: string; text: string } {
  const ally = ability.replace('+', '')
  if (['event', 'scenario', 'joint'].includes(ally))
    return { ally: null, title: t('fabled-ability', { ability }), text: t('fabled-option-use-about') }
  const boost = ability.endsWith('+')
  return {
    ally,
    title: boost ? `${t('fabled-ally', { ally })}: ${t('fabled-ui-boost')}` : t('fabled-ally', { ally }),
    text: t(boost ? 'fabled-boost' : 'fabled-property', { ally }),
  }
}
