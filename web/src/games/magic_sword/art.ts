import drawings from 'virtual:art/magic_sword'
import type { ArtSet } from '../../art/art.svelte'
import type { Ornament } from '../../art/frame'
import { t } from '../../lib/text.svelte'
import { beingName, cardName, heroName, spellName, squareName } from './about'
import lines from './art.json'
import { faceOf, type CardKind } from './box'

const CORNERS: Record<CardKind, Ornament> = {
  encounter: 'flame',
  enemy: 'thorn',
  demon: 'horn',
  stranger: 'scroll',
  item: 'rivet',
  magic: 'star',
  friend: 'leaf',
  place: 'arch',
  gold: 'plain',
}
const FRAMES: Record<string, Ornament> = {
  heroes: 'star',
  spells: 'scroll',
  beings: 'horn',
  squares: 'arch',
  endings: 'star',
}
const CALLED: Record<string, (name: string) => string> = {
  cards: cardName,
  heroes: heroName,
  spells: spellName,
  squares: squareName,
  beings: beingName,
}
export const art: ArtSet = {
  lines,
  drawings,
  frame: (kind, name) => (kind === 'cards' ? CORNERS[faceOf(name).kind] : (FRAMES[kind] ?? 'plain')),
  called: (kind, name) => CALLED[kind]?.(name) ?? t('art-ending', { name }),
}
