/** The printed faces of the lands: level of start and end, the regular path and the dead end; a whirlpool names its places. */
const FACES = `
st_01;T;T;. . wind_3 .;
st_02;T;T;. . . wind_4 .;
st_03;T;T;. . . menhirs_3;
st_04;T;B;. wind_3 . .;
st_05;T;B;. . . tavern .;
st_06;T;B;. . stones_1|gates .;
st_07;B;T;. . . wind_3;
st_08;B;T;. gates . wind_3 .;
st_09;B;T;. stones_1 . . menhirs_3;
st_10;B;B;. . . tavern|wind_4 .;
st_11;B;B;. . hermit .;
st_12;B;B;. . . academy .;
mt_01;T;T;. . stones_2 . .;. . . menhirs_3
mt_02;T;T;. stones_1 . . wind_4 .;. . . . tower
mt_03;T;T;. . . treewyrm .;. . stones_1
mt_04;T;B;. . . menhirs_4 .;. . stones_1|wind_3 .
mt_05;T;B;. . . . temple .;. wind_3 .
mt_06;T;B;. . hermit . .;. . . stones_2
mt_07;B;T;. . wind_4 . .;. . . temple .
mt_08;B;T;. . gates|stones_1 . .;. . . menhirs_4
mt_09;B;T;. . . academy .;. . menhirs_3
mt_10;B;B;. . . . roots .;. . hermit .
mt_11;B;B;. . tavern . .;. . . . library
mt_12;B;B;. wind_3 . . stones_2 .;. . gates|academy .
fo_01;T;T;. . roots . . tower .;
fo_02;T;T;. . menhirs_4 . . roots;
fo_03;T;T;. . tavern|academy . . library .;
fo_04;T;B;. . . treewyrm . stones_2;
fo_05;T;B;. wind_4 . . library .;
fo_06;T;B;. . academy . . roots|stones_2 .;
fo_07;B;T;. . . menhirs_5 . . tower;
fo_08;B;T;. . gates|tavern . . roots;
fo_09;B;T;. . hermit . treewyrm|roots .;
fo_10;B;B;. . stones_2|menhirs_5 . . temple .;
fo_11;B;B;. . . menhirs_4|hermit . tower;
fo_12;B;B;. . . treewyrm|menhirs_5 . . library|temple;
`

export type Terrain = 'steppe' | 'mountain' | 'forest'
export type Level = 'top' | 'bottom'
export type PathName = 'regular' | 'dead_end'

/** What is printed on a land. */
export interface Face {
  land: string
  terrain: Terrain
  start: Level
  end: Level
  regular: string[][]
  dead_end: string[][]
}

const TERRAIN: Record<string, Terrain> = { st: 'steppe', mt: 'mountain', fo: 'forest' }
const level = (letter: string | undefined): Level => (letter === 'T' ? 'top' : 'bottom')
const cells = (path: string | undefined) => (path ? path.split(' ').map((cell) => (cell === '.' ? [] : cell.split('|'))) : [])

const BOX = new Map(
  FACES.trim().split('\n').map((line) => {
    const [land, start, end, regular, dead] = line.split(';')
    return [land!, { land: land!, terrain: TERRAIN[land!.slice(0, 2)]!, start: level(start), end: level(end), regular: cells(regular), dead_end: cells(dead) }]
  }),
)

export const terrainOf = (land: string): Terrain => TERRAIN[land.slice(0, 2)] ?? 'steppe'
export const faceOf = (land: string): Face => BOX.get(land) ?? { land, terrain: terrainOf(land), start: 'top', end: 'top', regular: [], dead_end: [] }
