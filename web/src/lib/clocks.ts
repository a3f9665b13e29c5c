import type { NewTable } from '../wire'

/** What time people have: seconds for a move, days for a move (`d3`) or for the match (`m10`), or all they want. */
export interface Time {
  clock: number | string | null
  /** Days over and above those for a move. */
  reserve: number
  /** At night no clock runs. */
  night: boolean
}
const DAY = 24
const NIGHT = [23, 8]

/** Whether days are counted for a move or for the whole match, and how many. */
export const slow = ({ clock }: Time) =>
  typeof clock === 'string' ? { each: clock.startsWith('d'), days: Number(clock.slice(1)) } : null

/** The clocks of a table; its night is that of whoever opens it. */
export function clocksOf(time: Time): Pick<NewTable, 'clock' | 'days'> {
  const { clock, reserve, night } = time
  const over = slow(time)
  return {
    clock: typeof clock === 'number' ? clock : null,
    days: over && {
      hours: over.each ? over.days * DAY : 0,
      reserve: (over.each ? reserve : over.days) * DAY,
      night: night ? NIGHT.map((hour) => (hour * 60 + new Date().getTimezoneOffset() + 2880) % 1440) : [],
    },
  }
}
