import type { Terrain } from './contract'

/** What stands in the land before its hills: drawn from the ground up, 0 0 in the middle of its foot. */
export const LANDMARKS: Record<Terrain, string[]> = {
  steppe: [
    'M-58 0Q-30-34 0-34T58 0ZM-6-33v-24q0-9 6-9t6 9v24z',
    'M-38 0v-20L0-42l38 22V0ZM-8 0v-18h16V0Z',
    'M-3 0v-30h6V0ZM-28-40a28 20 0 1 0 56 0a28 20 0 1 0-56 0Z',
  ],
  mountain: [
    'M-50 0l16-34 20 8 16-26 22 28 18-10 10 34ZM-10 0v-10q10-15 20 0V0Z',
    'M-36 0l5-40 13-5 6 45ZM-5 0l3-54 15 3 5 51ZM28 0l4-32 13 3 2 29Z',
    'M-16 0v-62h-6v-10h8v5h8v-5h12v5h8v-5h8v10h-6V0ZM-4-38v-12h8v12Z',
  ],
  forest: [
    'M-27 0v-28h-9L0-60l36 32h-9V0ZM-7 0v-17H7V0Z',
    'M-11 0v-18h-24q6-28 35-28t35 28H11V0ZM38 0v-9H28q3-14 15-14t15 14H48V0Z',
    'M-34 0l3-92h8l3 92ZM-4 0l3-70h6l3 70ZM24 0l2-82h7l3 82Z',
  ],
}
/** Which of them stands in a land: neighbours in the deck differ. */
export const landmarkOf = (land: string, terrain: Terrain) => {
  const all = LANDMARKS[terrain]
  return all[Number(land.slice(3)) % all.length]!
}
