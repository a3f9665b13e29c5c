import drawings from 'virtual:art/siggil'
import type { ArtSet } from '../../art/art.svelte'
import type { Ornament } from '../../art/frame'
import { t } from '../../lib/text.svelte'
import lines from './art.json'

const FRAMES: Record<string, Ornament> = { spirits: 'star', families: 'leaf', endings: 'star' }
const CALLED: Record<string, (name: string) => string> = {
  spirits: (spirit) => t('siggil-spirit', { spirit: Number(spirit) }),
  families: (family) => t('siggil-family', { family: Number(family) }),
}
export const art: ArtSet = {
  lines,
  drawings,
  frame: (kind) => FRAMES[kind] ?? 'plain',
  called: (kind, name) => CALLED[kind]?.(name) ?? t('art-ending', { name }),
}
