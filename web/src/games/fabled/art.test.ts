import { describe, expect, it } from 'vitest'
import { art } from './art'
import { ALLY_TERRAINS, FACES, ORIGINS, TERRAINS } from './contract'

/** Places by their names, without the number that is printed on them. */
const PLACES = new Set(
  Object.values(FACES)
    .flatMap(({ regular, dead_end }) => [...regular, ...dead_end].flat())
    .map((place) => (place.startsWith('sky') ? place : place.split('_')[0]!)),
)
const sorted = (names: Iterable<string>) => [...names].sort()

describe('the pictures of Fabled Land', () => {
  it('have a line for every ally, every kind of land and every place of power', () => {
    expect(sorted(Object.keys(art.lines.allies!))).toEqual(sorted(Object.keys(ALLY_TERRAINS)))
    expect(sorted(Object.keys(art.lines.lands!))).toEqual(sorted(TERRAINS))
    for (const place of PLACES) expect(art.lines.places, place).toHaveProperty(place)
  })
  it('have a line for every event, scenario and trick', () => {
    for (const [kind, list] of [
      ['event', 'events'],
      ['scenario', 'scenarios'],
      ['trick', 'tricks'],
    ] as const)
      for (const name of Object.keys(ORIGINS[kind] ?? {})) expect(art.lines[list], name).toHaveProperty(name)
    expect(Object.keys(art.lines.events!)).toHaveLength(12)
  })
})
