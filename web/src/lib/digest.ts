import type { LogLine } from './live.svelte'

/** Lines of a digest at most. */
export const MOST = 6
/** Sentences of a line at most: what began it, and how it ended. */
const SAID = 3

/** What one answer has brought about, in one line: its cause, then its result. */
export interface Story {
  version: number
  /** What happened, one thing after another. */
  lines: LogLine[]
  text: string
  /** Whose it is, if anybody's. */
  seat: number | null
  /** It happened to the reader. */
  mine: boolean
}

const seatOf = ({ event }: LogLine) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null)
const concerns = ({ event }: LogLine, reader: number) =>
  Object.entries(event).some(([name, value]) => ['seat', 'victim', 'rival', 'loser'].includes(name) && value === reader)

/** What each answer has brought about, all of it in one line; a heading has a line of its own. */
export function stories(lines: LogLine[], heading: (line: LogLine) => boolean): LogLine[][] {
  const found: LogLine[][] = []
  for (const line of lines) {
    const group = found.at(-1)
    const goes = group?.[0]!.version === line.version && !heading(line) && !heading(group[0]!)
    if (goes) group.push(line)
    else found.push([line])
  }
  return found
}

/** A few lines of what happened: one an answer; of more than six those that concern the reader, then the latest. */
export function digest(lines: LogLine[], reader: number, tell: (line: LogLine) => string): Story[] {
  const groups = new Map<number, LogLine[]>()
  for (const line of lines) groups.set(line.version, [...(groups.get(line.version) ?? []), line])
  const stories = [...groups.values()].map((group): Story => {
    const said = [...new Set(group.map(tell))]
    const kept = said.length > SAID ? [said[0]!, ...said.slice(1 - SAID)] : said
    return {
      version: group[0]!.version,
      lines: group,
      text: kept.join(' '),
      seat: seatOf(group[0]!),
      mine: group.some((line) => concerns(line, reader)),
    }
  })
  const spare = Math.max(0, MOST - stories.filter(({ mine }) => mine).length)
  const latest = new Set(spare ? stories.filter(({ mine }) => !mine).slice(-spare) : [])
  return stories.filter((story) => story.mine || latest.has(story)).slice(-MOST)
}
