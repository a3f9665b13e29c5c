import { FACES, type Level, type Path, type Terrain } from './contract'

/** What is printed on a land: its paths as cells, each with the places that it leads to. */
export interface Face extends Record<Path, string[][]> {
  land: string
  terrain: Terrain
  start: Level
  end: Level
}

export const faceOf = (land: string): Face =>
  FACES[land] ?? { land, terrain: 'steppe', start: 'top', end: 'top', regular: [], dead_end: [] }
export const terrainOf = (land: string): Terrain => faceOf(land).terrain
