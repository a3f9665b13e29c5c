import Float from '../parts/Float.svelte'
import type { Stage } from './stage.svelte'

export type Tone = 'bad' | 'good' | 'plain'
export const RISE: Keyframe[] = [
  { transform: 'translateY(14px) scale(0.6)', opacity: 0 },
  { transform: 'translateY(-6px) scale(1.08)', opacity: 1, offset: 0.25 },
  { transform: 'translateY(-14px)', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-40px)', opacity: 0 },
]

/** A word rises from a place and fades. */
export const rise = (stage: Stage, place: string, text: string, tone: Tone, ms: number) =>
  stage.show(place, Float, { text, tone }, RISE, ms)
