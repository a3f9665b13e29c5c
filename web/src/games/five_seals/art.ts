import drawings from 'virtual:art/five_seals'
import type { ArtSet } from '../../art/art.svelte'
import type { Ornament } from '../../art/frame'
import { t } from '../../lib/text.svelte'
import lines from './art.json'

const FRAMES: Record<string, Ornament> = {
  mages: 'star',
  familiars: 'leaf',
  guardians: 'rivet',
  scrolls: 'scroll',
  endings: 'star',
}
const CALLED: Record<string, (name: string) => string> = {
  mages: (mage) => t('five_seals-mage', { mage: Number(mage) }),
  familiars: (mage) => t('five_seals-familiar', { mage: Number(mage) }),
  guardians: (element) => t('five_seals-element', { element: Number(element) }),
  scrolls: (spell) => t('five_seals-spell', { spell: Number(spell) }),
}
export const art: ArtSet = {
  lines,
  drawings,
  frame: (kind) => FRAMES[kind] ?? 'plain',
  called: (kind, name) => CALLED[kind]?.(name) ?? t('art-ending', { name }),
}
