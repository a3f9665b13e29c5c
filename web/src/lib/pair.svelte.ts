import type { GameModule } from '../games'
import { ReplayPlayer } from './replay.svelte'
import type { GameName } from './types'

/** Steps that are compared before we say that two matches are the same to their end. */
const FAR = 400

/** Two matches that were one up to a moment: shown together up to there, by turns afterwards. */
export class Pair {
  replays: [ReplayPlayer, ReplayPlayer]
  /** The first step that is not the same; null while it is sought. */
  parted = $state<number | null>(null)
  /** The place on the common way: steps of both, then a step of one, a step of the other. */
  at = $state(0)

  constructor(one: string, other: string, game: (name: GameName) => Promise<GameModule<GameName>>) {
    this.replays = [new ReplayPlayer(one, game, null), new ReplayPlayer(other, game, null)]
  }
  get failed() {
    return this.replays[0].failed || this.replays[1].failed
  }
  get ready() {
    return this.parted !== null
  }
  get last() {
    const common = this.parted ?? 0
    return Math.max(common - 1 + this.#rest(0) + this.#rest(1), 0)
  }
  /** Whether both show what they have in common. */
  get together() {
    return this.parted === null || this.at < this.parted
  }

  async open() {
    const [one, other] = this.replays
    await Promise.all([one.open('open', null), other.open('open', null)])
    if (!one.info || !other.info) return
    const known = [one, other].flatMap(({ info }, i) =>
      info!.origin?.table === this.replays[1 - i]!.id ? [info!.origin.steps] : [],
    )
    const both =
      one.info.origin && one.info.origin.table === other.info.origin?.table
        ? [Math.min(one.info.origin.steps, other.info.origin.steps)]
        : []
    this.parted = await this.#differ(known[0] ?? both[0] ?? 0)
    await this.go(this.parted)
  }
  leave() {
    for (const replay of this.replays) replay.leave()
  }
  /** Show a place of the common way. */
  async go(place: number) {
    this.at = Math.max(0, Math.min(place, this.last))
    const [one, other] = this.places(this.at)
    await Promise.all([this.replays[0].go(one), this.replays[1].go(other)])
  }
  /** The steps of both at a place: after they have parted first the one goes on, then the other. */
  places(place: number): [number, number] {
    const common = this.parted ?? 0
    if (place < common) return [place, place]
    const more = place - common + 1
    const [one, other] = [this.#rest(0), this.#rest(1)]
    const first = Math.min(Math.max(Math.ceil(more / 2), more - other), one)
    return [common - 1 + first, common - 1 + Math.min(more - first, other)]
  }
  /** The first thing that was told differently: in the one, in the other; nothing where one of them ends. */
  async differing(): Promise<[string, string]> {
    const at = this.parted
    const [one, other] = this.replays
    if (at === null || at > one.last || at > other.last) return ['', '']
    const [here, there] = await Promise.all([one.tellings(at), other.tellings(at)])
    const first = here.findIndex((line, i) => line !== there[i])
    const place = first < 0 ? here.length : first
    return [here[place] ?? '', there[place] ?? '']
  }
  /** Which of the two has just gone on. */
  get moved(): 0 | 1 | null {
    if (this.together) return null
    const [now, before] = [this.places(this.at), this.places(this.at - 1)]
    return now[0] !== before[0] ? 0 : 1
  }

  #rest(which: 0 | 1) {
    return Math.max((this.replays[which].info?.steps ?? 0) - (this.parted ?? 0), 0)
  }
  /** The first step from `from` on after which the tables are not the same. */
  async #differ(from: number): Promise<number> {
    const [one, other] = this.replays
    const end = Math.min(one.info!.steps, other.info!.steps)
    for (let at = from; at < Math.min(end, from + FAR); at++) {
      const [here, there] = await Promise.all([one.seen(at), other.seen(at)])
      if (here !== there) return at
    }
    return end
  }
}
