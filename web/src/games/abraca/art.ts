import drawings from 'virtual:art/abraca'
import type { ArtSet } from '../../art/art.svelte'
import type { Ornament } from '../../art/frame'
import { t } from '../../lib/text.svelte'
import lines from './art.json'

const FRAMES: Record<string, Ornament> = { spells: 'star', endings: 'star' }
const CALLED: Record<string, (name: string) => string> = {
  spells: (spell) => t('abraca-spell', { spell: Number(spell) }),
}
export const art: ArtSet = {
  lines,
  drawings,
  frame: (kind) => FRAMES[kind] ?? 'plain',
  called: (kind, name) => CALLED[kind]?.(name) ?? t('art-ending', { name }),
}
