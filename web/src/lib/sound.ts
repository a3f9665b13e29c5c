import { captions } from './captions.svelte'
import { prefs } from './prefs.svelte'

type Note = [frequency: number, at: number, length: number]
/** What sounds: something moves, falls, is struck, given, lost; a turn comes; a match ends. */
export const SOUNDS = {
  turn: [
    [523, 0, 0.5],
    [784, 0.12, 0.7],
  ],
  hit: [
    [659, 0, 0.35],
    [988, 0.06, 0.4],
  ],
  miss: [
    [196, 0, 0.4],
    [147, 0.1, 0.5],
  ],
  hurt: [[233, 0, 0.25]],
  gift: [
    [587, 0, 0.3],
    [740, 0.08, 0.3],
    [880, 0.16, 0.5],
  ],
  card: [
    [494, 0, 0.06],
    [740, 0.04, 0.09],
  ],
  stone: [
    [330, 0, 0.09],
    [240, 0.03, 0.1],
  ],
  die: [
    [420, 0, 0.05],
    [360, 0.09, 0.05],
    [300, 0.2, 0.06],
  ],
  win: [
    [523, 0, 0.5],
    [659, 0.13, 0.5],
    [784, 0.26, 0.6],
    [1047, 0.4, 1.1],
  ],
  lose: [
    [392, 0, 0.5],
    [311, 0.16, 0.5],
    [262, 0.32, 1.1],
  ],
} satisfies Record<string, Note[]>
export type Sound = keyof typeof SOUNDS

/** What a room's sounds are made with: how high, of what tone, how soft, and what rings along. */
interface Voice {
  pitch: number
  tone: OscillatorType
  soft: number
  over: number
}
const HOUSE: Voice = { pitch: 1, tone: 'sine', soft: 4000, over: 2 }
/** Bells, wood, stone, strings and horns. */
export const VOICES: Record<string, Voice> = {
  abraca: { pitch: 1.12, tone: 'sine', soft: 6000, over: 2.76 },
  siggil: { pitch: 0.84, tone: 'triangle', soft: 1800, over: 3.93 },
  five_seals: { pitch: 0.56, tone: 'triangle', soft: 900, over: 1.5 },
  fabled: { pitch: 0.75, tone: 'sawtooth', soft: 1300, over: 2 },
  magic_sword: { pitch: 0.67, tone: 'sawtooth', soft: 700, over: 1.5 },
}
let voice = HOUSE
/** The sounds that follow are those of a game. */
export const tune = (game: string) => (voice = VOICES[game] ?? HOUSE)

let context: AudioContext | undefined

/** A soft synthesised sound; silent unless the owner of the device wants sounds, and in words for those who want that. */
export function play(name: Sound) {
  if (prefs.captions) captions.tell(name)
  if (!prefs.sound || !prefs.volume || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of SOUNDS[name]) ring(context, note)
}
/** The end of a match, as a chair hears it: whoever watches hears the winners. */
export const playEnd = (seat: number | null, winners: readonly number[]) =>
  play(seat === null || winners.includes(seat) ? 'win' : 'lose')

function ring(on: AudioContext, [frequency, at, length]: Note) {
  const start = on.currentTime + at
  const { pitch, tone, soft, over } = voice
  const veil = on.createBiquadFilter()
  veil.type = 'lowpass'
  veil.frequency.value = soft
  veil.connect(on.destination)
  for (const [times, loud] of [
    [1, 0.06],
    [over, 0.012],
  ] as const) {
    const string = on.createOscillator()
    const loudness = on.createGain()
    string.type = tone
    string.frequency.value = frequency * pitch * times
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(loud * prefs.volume, start + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
    string.connect(loudness).connect(veil)
    string.start(start)
    string.stop(start + length)
  }
}
