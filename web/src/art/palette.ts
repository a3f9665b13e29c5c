/** Five tones from the ink to the light. */
export interface Tones {
  ink: string
  deep: string
  mid: string
  glow: string
  light: string
}
const row = (line: string): Tones => {
  const [ink = '', deep = '', mid = '', glow = '', light = ''] = line.split(' ')
  return { ink, deep, mid, glow, light }
}
const rows = <K extends string>(lines: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(lines).map(([name, line]) => [name, row(line)])) as Record<K, Tones>

/** The hour, the weather or the mood: what the whole scene is bathed in. */
export const MOODS = rows({
  night: '#080b18 #16234a #2f4d86 #7fa9da #eaf3ff',
  dusk: '#110b18 #35193d #7b3558 #e07b4c #ffdca6',
  dawn: '#150f1a #46304f #a8607a #f0b184 #fff1d2',
  day: '#0d141b #24506a #4d93a8 #b7dcc9 #fffbe3',
  fire: '#140604 #47120b #9c2f14 #ec7c2c #ffe5a4',
  blood: '#12050a #3d0b1a #8b182c #de5348 #ffcfae',
  gold: '#130d05 #46300c #946a20 #e6b64e #fff3c8',
  marsh: '#090f0b #1c3526 #4d6d3b #adb95c #f5f1b6',
  wood: '#08100b #163523 #2f6a48 #8dba6c #f3f5c8',
  ice: '#07121b #17394f #3f80a0 #a5d9e8 #f6ffff',
  sea: '#05111a #0e3a4c #1f7383 #73c9bb #e9fff2',
  storm: '#0a0d13 #222e3d #4c6378 #a3b8c6 #f6f9ee',
  spell: '#0d071b #2d1852 #5f3ea2 #b492f2 #f5e9ff',
  ash: '#0d0d0f #2d2b2d #615c58 #bbb0a1 #f8f0e0',
  venom: '#090f07 #213319 #4e7d22 #a9df4e #f6ffc4',
  steppe: '#130d06 #4f3312 #ad7a2e #efc464 #fff5cc',
  rose: '#140912 #4a1a3a #9c3f6c #ee97a8 #ffeae0',
})
/** What a figure is made of, where it is of another colour than its scene: shade, body and bright edge. */
export const STUFFS = rows({
  golden: '#130d05 #5d3a0c #a8741c #eec055 #fff6cf',
  silver: '#0b0e13 #303a48 #667788 #bccbd6 #ffffff',
  iron: '#0a0b0e #23272f #4b535f #8f9aa6 #e6edf2',
  crimson: '#140406 #4c0d16 #98212c #e2604c #ffd9bf',
  jade: '#06110c #12402c #2a7a52 #80c88a #eaffd8',
  azure: '#060d18 #15345f #2e6cab #82bdec #f0faff',
  violet: '#0d061a #33175c #6b43ab #b995f0 #f8ecff',
  bone: '#100e0b #453d33 #877a67 #d3c5a8 #fff9e6',
  brown: '#100a06 #3d2616 #7a4d2a #c28a54 #ffe6bf',
  shadow: '#05060a #10131c #232a3b #4e5c78 #dfe9ff',
  flesh: '#140b07 #4c291a #94583a #dda070 #ffe8cc',
  rust: '#130806 #47190f #8c3d1e #d37c41 #ffdfb4',
})
export type Mood = keyof typeof MOODS
export type Stuff = keyof typeof STUFFS

const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
/** A tone between two. */
export const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(one, at) * (1 - share) + part(other, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** The same mood on a light page: the sky is paper, and the ink stays ink. */
export const byDay = (tones: Tones): Tones => ({
  ink: mixed(tones.ink, tones.deep, 0.35),
  deep: mixed(tones.deep, tones.mid, 0.45),
  mid: mixed(tones.mid, tones.glow, 0.5),
  glow: mixed(tones.glow, tones.light, 0.4),
  light: mixed(tones.light, '#fffdf4', 0.5),
})
