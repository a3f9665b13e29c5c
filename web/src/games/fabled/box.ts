import { FACES } from './numbers'

export type Terrain = 'steppe' | 'mountain' | 'forest'
export type Level = 'top' | 'bottom'
export type PathName = 'regular' | 'dead_end'

/** What is printed on a land: its paths as cells, each with the places that it leads to. */
export interface Face {
  land: string
  terrain: Terrain
  start: Level
  end: Level
  regular: string[][]
  dead_end: string[][]
}

export const faceOf = (land: string): Face => FACES[land] ?? { land, terrain: 'steppe', start: 'top', end: 'top', regular: [], dead_end: [] }
export const terrainOf = (land: string): Terrain => faceOf(land).terrain
