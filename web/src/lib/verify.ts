import { bytesOf, hmac, plain } from './sha256'
import { fingerprint, keyed, tagOf, type Receipt } from './tags'

/** Which number makes nature answer what: all that is taken from the rules. `draws`: the stream, and runs of options. */
export interface Odds {
  options: unknown[]
  draws: unknown[]
}
type Row = [seat: number, option: unknown, told?: unknown]
interface Seal {
  commitment: string
  secret: string | null
  parts: [string, string][]
  links: [number, string][]
  since: number
  program: string
  dice: number
  rewinds?: [number, number][]
  log?: number
  keys?: string[]
  said?: [number, number, string][]
}
interface GameRecord {
  magoteka: number
  game: string
  ruleset: number
  seats: number
  settings: unknown
  answers: Row[]
  before?: number
  seal?: Seal | null
  redealt?: unknown
  snapshot?: unknown
}
/** What came of it; `whole` when nothing was left out and the record ends as this device remembers. */
export interface Verdict {
  kind: string
  answer: number | null
  draws: number
  unchecked: number
  vouched: number
  stood: number
  unvouched: number
  /** Answers that the receipt has kept and the record has not. */
  missing: number
  /** Whether it says more than was looked at: what was told of the answers, a snapshot. */
  aside: boolean
  whole: boolean
}

const NATURE = -1
const TAG = 16
const HEX = /^[0-9a-f]{64}$/
const WORD = 2 ** 32
/** A number that is not written as a whole one: what this page reads as 1 is another thing to others. */
const BROKEN = /\d[.eE]/
const FORMAT = 2
const isHex = (text: unknown): text is string => typeof text === 'string' && HEX.test(text)
const whole = (number: unknown) => Number.isInteger(number)

/** Whether the text of a record is what was promised, reckoned by this page alone, as docs/decisions/0022-trust.md tells. */
export function verified(text: string, odds: Odds | null, receipt: Receipt | null): Verdict {
  const none = {
    answer: null,
    aside: false,
    draws: 0,
    unchecked: 0,
    vouched: 0,
    stood: 0,
    unvouched: 0,
    missing: 0,
    whole: false,
  }
  try {
    const record: GameRecord = JSON.parse(text)
    if (BROKEN.test(text.replace(/"(\\.|[^"\\])*"/g, ''))) return { ...none, kind: 'unreadable' }
    const kind = early(record, receipt)
    return kind ? { ...none, kind } : new Checking(record, odds, receipt).verdict()
  } catch {
    return { ...none, kind: 'unreadable' }
  }
}

/** What is wrong before the first answer. */
function early(record: GameRecord, receipt: Receipt | null): string | null {
  const { seal } = record
  if (!seal) return 'unsealed'
  if (!built(record, seal)) return 'unreadable'
  if (record.magoteka > FORMAT) return 'newer'
  if (![1, 2].includes(seal.dice) || ![1, 2].includes(seal.log ?? 1)) return 'newer'
  if (record.redealt) return 'branch'
  if (record.before) return 'rules'
  const keys = seal.keys ?? []
  if (seal.secret !== null && fingerprint(seal.secret) !== seal.commitment) return 'commitment'
  if (keys.some((key, seat) => key && fingerprint(key) !== seal.parts[seat]![1])) return 'commitment'
  const last = seal.links.at(-1)?.[1] ?? ''
  const parts = !receipt?.parts || plain(receipt.parts) === plain(seal.parts)
  const same = !receipt || (receipt.commitment === seal.commitment && parts && [last, ''].includes(receipt.last))
  return same ? null : 'other'
}

function built({ magoteka, seats, answers, game, ruleset, settings, before = 0 }: GameRecord, seal: Seal): boolean {
  const rising = (rows: [number, ...unknown[]][]) => rows.every((row, at) => !at || rows[at - 1]![0] < row[0])
  const { parts, links, keys = [], said = [], rewinds = [] } = seal
  const places = [
    ...links.map(([at]) => at),
    ...rewinds.flat(),
    ...said.flatMap(([place, version]) => [place, version]),
  ]
  return (
    [magoteka, seats, ruleset, before, seal.dice, seal.since, seal.log ?? 1, ...places].every(whole) &&
    seal.since >= 0 &&
    magoteka > 0 &&
    typeof game === 'string' &&
    typeof settings === 'object' &&
    typeof seal.program === 'string' &&
    isHex(seal.commitment) &&
    (seal.secret === null || isHex(seal.secret)) &&
    parts.length === seats &&
    parts.every(([by, part]) => (by === 'player' ? !part || isHex(part) : ['bot', 'none'].includes(by) && !part)) &&
    keys.every((key) => key === '' || isHex(key)) &&
    [0, seats].includes(keys.length) &&
    said.every(([, , tag]) => tag === 'bot' || isHex(tag)) &&
    [parts, links, rewinds].every((rows) => rows.every((row) => row.length === 2)) &&
    said.every((row) => row.length === 3) &&
    rising(said) &&
    rising(links) &&
    answers.every((row) => row.length === 3 && whole(row[0]) && typeof row[1] === 'object' && told(row[2]))
  )
}

/** What was told of an answer: facts, an older program's fingerprint, or nothing. */
const told = (facts: unknown) =>
  facts === null ||
  typeof facts === 'string' ||
  (Array.isArray(facts) && facts.every((one) => one && typeof one === 'object' && !Array.isArray(one)))

class Checking {
  found: Verdict
  seal: Required<Seal>
  falls: Record<string, bigint> = {}
  versions: number[] = []
  drawn = 0
  keys = new Map<number, string>()
  heard: Record<number, number> = {}
  recalled = 0

  constructor(
    private record: GameRecord,
    private odds: Odds | null,
    private receipt: Receipt | null,
  ) {
    this.seal = { rewinds: [], log: 1, keys: [], said: [], ...record.seal! }
    const counts = { draws: 0, unchecked: 0, vouched: 0, stood: 0, unvouched: 0, missing: 0 }
    const aside = record.snapshot != null || record.answers.some(([, , facts]) => facts != null)
    this.found = { kind: 'true', answer: null, ...counts, aside, whole: false }
  }

  verdict(): Verdict {
    const { secret } = this.seal
    if (secret === null) return { ...this.found, kind: 'lost' }
    const fault = this.walked(secret)
    if (fault) return { ...this.found, kind: fault[0], answer: fault[1] }
    const missing = Object.values(this.receipt?.said ?? {}).flat().length - this.recalled
    const { unchecked, unvouched } = this.found
    return { ...this.found, missing, whole: !!this.receipt?.last && !unchecked && !unvouched && !missing }
  }

  /** Every draw with its stream, every answer with its tag, every link with the answers before it. */
  walked(secret: string): [string, number] | null {
    const { answers } = this.record
    const said = new Map(this.seal.said.map((one) => [one[0], one]))
    const links = new Map(this.seal.links)
    let link = this.back(secret, this.first(secret), 0)
    let began = 0
    if ((links.get(0) ?? link) !== link) return ['altered', 0]
    links.delete(0)
    for (const [place, row] of answers.entries()) {
      const fault = row[0] === NATURE ? this.fallen(secret, place, row) : this.spoken(row, said.get(place))
      if (fault) return [fault, place]
      if (row[0] === NATURE && said.has(place)) return ['altered', place]
      said.delete(place)
      const due = links.get(place + 1)
      if (due === undefined) continue
      link = this.back(secret, this.next(secret, link, began, place + 1), place + 1)
      began = place + 1
      links.delete(began)
      if (due !== link) return ['altered', place]
    }
    return began < answers.length || links.size || said.size || !this.returned()
      ? ['altered', answers.length - 1]
      : null
  }

  first(secret: string): string {
    const { game, ruleset, seats, settings, redealt = null } = this.record
    const { log, parts, dice, since, program } = this.seal
    const agreed =
      log === 1
        ? [game, seats, settings, parts.map(([, part]) => part)]
        : [[game, ruleset, seats, settings, redealt], parts, dice, since, program]
    return keyed(secret, `magoteka log ${log}\n${plain(agreed)}`)
  }

  next(secret: string, link: string, from: number, to: number): string {
    const rows = this.record.answers.slice(from, to).map(([seat, option]) => [seat, option])
    const said = this.seal.said.filter(([place]) => from <= place && place < to)
    return keyed(secret, `${link}\n${plain(rows)}${said.length ? `\n${plain(said)}` : ''}`)
  }

  /** The link at a place to which the table went back, if what was written there still stands. */
  back(secret: string, link: string, place: number): string {
    const { rewinds } = this.seal
    const last = rewinds.findLastIndex(([kept]) => kept === place) + 1
    if (!last || rewinds.slice(last).some(([kept]) => kept < place)) return link
    return keyed(secret, `${link}\nrewind ${plain(rewinds.slice(0, last))}`)
  }

  /** Another key each time when the table had gone back to this place or an earlier one. */
  key(secret: string, place: number): string {
    const age = this.seal.rewinds.findLastIndex(([kept]) => kept <= place) + 1
    const known = this.keys.get(age)
    if (known) return known
    const parts = this.seal.parts.map(([, part]) => part || '-')
    const lines = [`magoteka dice ${this.seal.dice}`, ...parts, ...(age ? [`rewind ${age}`] : [])]
    const key = keyed(secret, lines.join('\n'))
    this.keys.set(age, key)
    return key
  }

  /** Whether nature answered what the stream of the place says. */
  fallen(secret: string, place: number, [, option]: Row): string | null {
    const draw = place < this.seal.since ? undefined : this.odds?.draws[this.drawn++]
    if (!draw) return this.count('unchecked')
    const [about, ...runs] = draw as [string, ...number[]]
    const stream = this.seal.dice === 1 ? String(place) : this.asked(about)
    const count = runs.reduce((sum, one, at) => (at % 2 ? sum : sum + one), 0)
    let number = below(bytesOf(this.key(secret, place)), stream, count)
    let at = 0
    while (number >= runs[at]!) number -= runs[(at += 2) - 2]!
    return plain(this.odds!.options[runs[at + 1]!]) === plain(option) ? this.count('draws') : 'bent'
  }

  /** Where all tables have the same cards: the stream of what is asked, and how often it was asked before. */
  asked(stream: string): string {
    const kind = String(BigInt(stream) >> 32n)
    const before = this.falls[kind] ?? 0n
    this.falls[kind] = before + 1n
    return String((BigInt(kind) << 32n) + before)
  }

  /** Whether the seat of a person has said what stands there. */
  spoken([seat, option]: Row, said?: [number, number, string]): string | null {
    const by = this.seal.parts[seat]?.[0]
    if (by !== 'player') return said ? 'altered' : by === 'none' ? this.count('unvouched') : null
    if (!said) return this.count('unvouched')
    const [, version, tag] = said
    if (version < (this.versions[seat] ?? 0)) return 'altered'
    this.versions[seat] = version
    const key = this.seal.keys[seat]
    if (tag === 'bot') return this.count('stood')
    if (!key) return this.count('unvouched')
    const fits = tag === tagOf(key, this.seal.commitment, seat, version, option)
    return fits && this.remembered(seat, tag) ? this.count('vouched') : 'altered'
  }

  /** Whether the device that has kept the receipt said so, and after what stands before it. */
  remembered(seat: number, tag: string): boolean {
    const mine = this.receipt?.said[seat]
    if (!mine) return true
    this.recalled++
    return (this.heard[seat] = mine.indexOf(tag.slice(0, TAG), this.heard[seat]) + 1) > 0
  }

  /** Whether the last return, with which the list of all is linked, went to where a row ended. */
  returned(): boolean {
    const kept = this.seal.rewinds.at(-1)?.[0] ?? 0
    return kept === 0 || this.seal.links.some(([at]) => at === kept) || (kept < 0 && this.seal.since > 0)
  }

  count(what: 'draws' | 'unchecked' | 'vouched' | 'stood' | 'unvouched'): null {
    this.found[what]++
    return null
  }
}

/** A number below another, from the stream of a place: Lemire's rejection keeps all equally likely. */
function below(key: Uint8Array, stream: string, n: number): number {
  const floor = (WORD - n) % n
  for (let word = 0; ; word++) {
    const block = hmac(key, `${stream} ${word >> 3}`)
    const product = new DataView(block.buffer).getUint32((word % 8) * 4) * n
    if (product % WORD >= floor) return Math.floor(product / WORD)
  }
}
