import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captions } from './captions.svelte'
import { prefs } from './prefs.svelte'
import { play, playEnd, SOUNDS, tune, VOICES, type Sound } from './sound'

const heard: { tone: string; frequency: number; loud: number }[] = []
class Context {
  currentTime = 0
  destination = {}
  createBiquadFilter() {
    return { type: '', frequency: { value: 0 }, connect: (next: unknown) => next }
  }
  createOscillator() {
    const one = { tone: '', frequency: 0, loud: 0 }
    heard.push(one)
    return {
      set type(tone: string) {
        one.tone = tone
      },
      frequency: {
        set value(frequency: number) {
          one.frequency = frequency
        },
      },
      connect: (next: { into?: (one: unknown) => void }) => (next.into?.(one), next),
      start: () => undefined,
      stop: () => undefined,
    }
  }
  createGain() {
    let loud = 0
    return {
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (value: number) => (loud = value),
        exponentialRampToValueAtTime: () => undefined,
      },
      into: (one: { loud: number }) => (one.loud = loud),
      connect: (next: unknown) => next,
    }
  }
}
beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('AudioContext', Context)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  Object.assign(prefs, { sound: true, volume: 0.7, captions: false })
  captions.now = null
})
afterEach(() => vi.unstubAllGlobals())

it('plays every sound of every game in a voice of its own', () => {
  const families = Object.keys(VOICES).map((game) => {
    heard.length = 0
    tune(game)
    for (const name of Object.keys(SOUNDS) as Sound[]) play(name)
    return JSON.stringify(heard)
  })
  expect(new Set(families).size).toBe(5)
})
it('is as loud as it was set, and silent where sounds are off', () => {
  play('card')
  const before = heard[0]!.loud
  heard.length = 0
  prefs.setVolume(0.35)
  expect(localStorage.getItem('magoteka-volume')).toBe('0.35')
  play('card')
  expect(heard[0]!.loud).toBeCloseTo(before / 2)
  heard.length = 0
  prefs.sound = false
  play('card')
  expect(heard).toEqual([])
})
it('says in words what sounds, for those who want it, also where nothing is heard', () => {
  play('die')
  expect(captions.now).toBeNull()
  Object.assign(prefs, { sound: false, captions: true })
  play('die')
  expect(captions.now).toBe('die')
})
it('ends as the chair has ended', () => {
  prefs.captions = true
  playEnd(1, [0])
  expect(captions.now).toBe('lose')
  playEnd(null, [0])
  expect(captions.now).toBe('win')
})
