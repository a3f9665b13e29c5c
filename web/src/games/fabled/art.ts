import drawings from 'virtual:art/fabled'
import type { ArtSet } from '../../art/art.svelte'
import type { Ornament } from '../../art/frame'
import { upper } from '../../lib/sentence'
import { t } from '../../lib/text.svelte'
import lines from './art.json'

const FRAMES: Record<string, Ornament> = {
  allies: 'star',
  events: 'scroll',
  places: 'arch',
  lands: 'leaf',
  scenarios: 'flame',
  tricks: 'horn',
  fates: 'star',
  endings: 'star',
}
/** The places that are there in several numbers, by one of them. */
const FIRST: Record<string, string> = { wind: 'wind_3', stones: 'stones_1', menhirs: 'menhirs_3' }
const CALLED: Record<string, (name: string) => string> = {
  allies: (ally) => t('fabled-ally', { ally }),
  events: (event) => t('fabled-event', { event }),
  scenarios: (scenario) => t('fabled-scenario', { scenario }),
  tricks: (trick) => t('fabled-trick', { trick }),
  fates: (fate) => upper(t(`fabled-ui-fate-${fate}`)),
  lands: (terrain) => t('art-terrain', { terrain }),
  places: (place) => t('fabled-place', { place: FIRST[place] ?? place }),
}
export const art: ArtSet = {
  lines,
  drawings,
  frame: (kind) => FRAMES[kind] ?? 'plain',
  called: (kind, name) => CALLED[kind]?.(name) ?? t('art-ending', { name }),
}
