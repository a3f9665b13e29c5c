import { describe, expect, it } from 'vitest'
import { queryOf, settingsIn } from './setup'
import type { SettingInfo } from './types'
import type { Value } from '../wire'

const setting = (key: string, choices: SettingInfo['choices'], written = false): SettingInfo => ({
  key,
  choices,
  default: choices[0]!,
  clause: 'SG-01',
  seats: null,
  drawn: {},
  written,
})
const KNOWN = [
  setting('layout', ['pass', 'river'], true),
  setting('solo', ['easy', 'advanced']),
  setting('open', [false, true]),
]
const OWN = '0u0:0,2,4\n1d-1:1,3'

describe('a link to a new table', () => {
  it('brings back what it was made of, a layout of one’s own with it', () => {
    const all: Record<string, Value>[] = [{}, { layout: 'river' }, { layout: OWN, open: true }, { solo: 'advanced' }]
    for (const settings of all)
      expect(settingsIn(new URLSearchParams(queryOf(settings, KNOWN)), KNOWN)).toEqual(settings)
  })

  it('names nothing that is usual', () => {
    expect(queryOf({ layout: 'pass', open: false }, KNOWN)).toBe('')
  })

  it('agrees on nothing that the game has not', () => {
    expect(settingsIn(new URLSearchParams('solo=hard&seats=9&open=maybe&layout='), KNOWN)).toEqual({})
  })
})
