import { prefs } from './prefs.svelte'

type Note = [frequency: number, at: number, length: number, kind?: OscillatorType]

const SOUNDS = {
  turn: [
    [523, 0, 0.5],
    [784, 0.12, 0.7],
  ],
  hit: [
    [659, 0, 0.35],
    [988, 0.06, 0.4],
  ],
  miss: [
    [196, 0, 0.4, 'triangle'],
    [147, 0.1, 0.5, 'triangle'],
  ],
  hurt: [[233, 0, 0.25, 'triangle']],
  heal: [
    [587, 0, 0.3],
    [740, 0.08, 0.3],
    [880, 0.16, 0.5],
  ],
  stone: [
    [330, 0, 0.09, 'triangle'],
    [240, 0.03, 0.1, 'triangle'],
  ],
  die: [
    [420, 0, 0.05, 'square'],
    [360, 0.09, 0.05, 'square'],
    [300, 0.2, 0.06, 'square'],
  ],
  win: [
    [523, 0, 0.5],
    [659, 0.13, 0.5],
    [784, 0.26, 0.6],
    [1047, 0.4, 1.1],
  ],
} satisfies Record<string, Note[]>

let context: AudioContext | undefined

/** A soft synthesised sound; silent unless the owner of the device wants sounds. */
export function play(name: keyof typeof SOUNDS) {
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of SOUNDS[name] ?? []) ring(context, note)
}

function ring(on: AudioContext, [frequency, at, length, kind = 'sine']: Note) {
  const start = on.currentTime + at
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.type = kind
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(kind === 'square' ? 0.015 : 0.06, start + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(loudness).connect(on.destination)
  tone.start(start)
  tone.stop(start + length)
}
