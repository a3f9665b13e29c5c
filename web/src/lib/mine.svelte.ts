import { transport } from '$transport'
import { api } from './api'
import { myTurn, sorted } from './briefs'
import type { TableBrief } from './types'

const EVERY = 15_000

/** Whether anybody else sits there, who waits for me. */
const together = (table: TableBrief) =>
  table.seats.some((seat, i) => !table.mine.includes(i) && (seat.kind === 'human' || seat.away))

/** My tables as they are now: asked for again and again as long as somebody sees the page. */
export class Mine {
  tables = $state.raw<TableBrief[]>()
  failed = $state(false)

  async load() {
    await api.tables().then(
      (found) => Object.assign(this, { tables: found, failed: false }),
      () => (this.failed = true),
    )
  }
  /** Keep looking as long as there is a line; what ends it. */
  watch(every = EVERY) {
    const cut = () => !transport.alone && !navigator.onLine
    const look = () => void (document.hidden || cut() || this.load())
    void this.load()
    const timer = transport.alone ? undefined : setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
  /** Of the tables where others wait for me, but for one: that which has waited longest. */
  next(but: string) {
    return sorted(this.tables ?? []).find((table) => table.table !== but && myTurn(table) && together(table))
  }
  /** Whether anybody may ever wait for me elsewhere. */
  elsewhere(but: string) {
    return (this.tables ?? []).some((table) => table.table !== but && !table.over && !table.broken && together(table))
  }
}
