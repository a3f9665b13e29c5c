interface Seen {
  table: string
  version: number
}
const KEY = 'magoteka-seen'
const KEPT = 12

function all(): Seen[] {
  try {
    const kept: Seen[] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return kept.map(({ table, version }) => ({ table, version }))
  } catch {
    return []
  }
}

/** The version at which this device last looked at a table. */
export const recall = (table: string) => all().find((one) => one.table === table)?.version

/** What is shown now has been seen, for the next visit; only the latest tables are kept. */
export function remember(table: string, version: number) {
  const others = all().filter((one) => one.table !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([{ table, version }, ...others].slice(0, KEPT)))
  } catch {
    localStorage.removeItem(KEY)
  }
}
