import type { GuestRequest, SeatInfo } from './types'

export type Face = Exclude<NonNullable<GuestRequest['face']>, ''>
export type Form = NonNullable<GuestRequest['form']>
/** How somebody is drawn and spoken of. */
export interface Look {
  face: Face | ''
  colour: number
  form: Form
}

/** What a guest can look like: every face of the house, and as many colours, each with a shape of its own. */
export const FACES: Face[] = [
  'owl',
  'fox-head',
  'cat',
  'raven',
  'wolf-head',
  'bear-head',
  'deer-head',
  'turtle',
  'frog',
  'lion',
  'dragon-head',
  'unicorn',
  'witch-face',
  'wizard-face',
  'crown',
  'snake',
]
export const FORMS: Form[] = ['', 'he', 'she']
export const SHAPES = [
  'M50 2a48 48 0 1 0 0 96a48 48 0 0 0 0-96z',
  'M18 4h64a14 14 0 0 1 14 14v64a14 14 0 0 1-14 14h-64a14 14 0 0 1-14-14v-64a14 14 0 0 1 14-14z',
  'M50-4L104 50L50 104L-4 50z',
  'M50 0L95 25V75L50 100L5 75V25z',
  'M6 6Q50-6 94 6V52Q92 84 50 102Q8 84 6 52z',
  'M30 2H70L98 30V70L70 98H30L2 70V30z',
  'M50-2C78 26 96 40 96 62A46 42 0 0 1 4 62C4 40 22 26 50-2z',
  'M50 0L62 12L79 9L83 26L99 34L92 50L99 66L83 74L79 91L62 88L50 100L38 88L21 91L17 74L1 66L8 50L1 34L17 26L21 9L38 12z',
]

/** The emblem of each seat of a table: the player's own face, or one that nobody else has. */
export function facesOf(seats: Pick<SeatInfo, 'face'>[], spare: string[]): string[] {
  const own = seats.map(({ face }, i) => (face && seats.findIndex((seat) => seat.face === face) === i ? face : ''))
  const free = spare.filter((face) => !own.includes(face))
  return own.map((face) => face || (free.shift() ?? spare[0]!))
}

export const looks = (one: { face?: string; colour?: number; form?: string }): Look => ({
  face: FACES.find((face) => face === one.face) ?? '',
  colour: (one.colour ?? 0) % SHAPES.length,
  form: FORMS.find((form) => form === one.form) ?? '',
})
