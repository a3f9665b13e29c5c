import { expect, it, vi } from 'vitest'
import { clocksOf } from './clocks'

const time = { clock: null, reserve: 2, night: false }

it('counts seconds for a move, and nothing where nobody wants a clock', () => {
  expect(clocksOf(time)).toEqual({ clock: null, days: null })
  expect(clocksOf({ ...time, clock: 60 })).toEqual({ clock: 60, days: null })
})

it('counts days for each move and a reserve, or days for all of them', () => {
  expect(clocksOf({ ...time, clock: 'd3' }).days).toEqual({ hours: 72, reserve: 48, night: [] })
  expect(clocksOf({ ...time, clock: 'm10' }).days).toEqual({ hours: 0, reserve: 240, night: [] })
})

it('lets the clock rest at night where the table is opened', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-180)
  expect(clocksOf({ ...time, clock: 'd1', night: true }).days!.night).toEqual([20 * 60, 5 * 60])
})
