import { beforeEach, describe, expect, it } from 'vitest'
import { say, toasts, unsay } from './toast.svelte'

describe('what is said at the edge of the screen', () => {
  beforeEach(() => void toasts.splice(0))
  const said = () => toasts.map(({ text }) => text)

  it('is said once, however often it is tried', () => {
    say('A mistake.')
    say('Not your turn.')
    say('A mistake.')
    expect(said()).toEqual(['Not your turn.', 'A mistake.'])
  })
  it('is taken back when it is no longer true', () => {
    say('A mistake.')
    unsay('A mistake.')
    unsay('Never said.')
    expect(said()).toEqual([])
  })
})
