import { questionOf, type Live } from './act'
import type { Option, Question, View } from './contract'

/** When a player wants to be asked about a spell: always, only when it is about himself, or never out of turn. */
export const ORDERS = ['always', 'mine', 'never'] as const
export type Order = (typeof ORDERS)[number]

const KEY = 'magic_sword-orders'
/** The key under which the switch for windows without any castable spell is kept. */
const IDLE = 'pass-idle'

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Standing orders for spell windows; this browser alone knows them, so that being asked betrays no hand. */
class Orders {
  #kept = $state<Record<string, string>>(stored())

  of(spell: string): Order {
    return ORDERS.find((order) => order === this.#kept[spell]) ?? 'always'
  }
  get passIdle() {
    return this.#kept[IDLE] !== 'off'
  }
  set(spell: string, order: Order) {
    this.#keep({ ...this.#kept, [spell]: order })
  }
  toggleIdle() {
    this.#keep({ ...this.#kept, [IDLE]: this.passIdle ? 'off' : 'on' })
  }
  #keep(kept: Record<string, string>) {
    this.#kept = kept
    localStorage.setItem(KEY, JSON.stringify(kept))
  }
}
export const orders = new Orders()

/** What the orders look at. */
type Looker = Pick<View, 'asked' | 'battle' | 'seat' | 'turn'>

/** The answer that lets a window go by, if the question to this seat is a window for spells. */
export function quietAnswer(question: Question | undefined, { battle, seat }: Looker, options: Option[]): Option | undefined {
  if (question === 'cast-or-pass') return options.find((option) => option.tag === 'pass')
  const fights = battle && (battle.seat === seat || battle.rival === seat)
  return question === 'prepare' && battle && !fights ? options.find((option) => option.tag === 'ready') : undefined
}

/** Whether the orders want the player to see the question. */
export function wanted({ asked, battle, seat, turn }: Looker, options: Option[], order: (spell: string) => Order, passIdle: boolean): boolean {
  const candidates = options.filter((option) => option.tag === 'cast' || option.tag === 'cast-for')
  if (!candidates.length) return !passIdle
  const aboutMe = asked?.subject === seat || battle?.seat === seat || battle?.rival === seat || turn === seat
  return candidates.some((option) => {
    const given = option.tag === 'cast' ? order(option.spell) : 'always'
    return given === 'always' || (aboutMe && (given === 'mine' || turn === seat))
  })
}

/** A pause that does not depend on the hand. */
const pause = () => 700 + 1800 * Math.random()

/** Lets windows go by as ordered, after a while, unless it is told to stop. */
export class Herald {
  /** The answer that will be given if nobody says stop. */
  coming = $state.raw<Option | null>(null)
  #stopped = $state(-1)
  #live: Live

  constructor(live: Live) {
    this.#live = live
    $effect(() => {
      const quiet = this.#due()
      this.coming = quiet ?? null
      if (!quiet) return
      const timer = setTimeout(() => this.#live.answer(quiet), pause())
      return () => clearTimeout(timer)
    })
  }
  /** The question of the moment is mine after all. */
  stop() {
    this.#stopped = this.#live.table?.version ?? -1
  }
  #due(): Option | undefined {
    const { table, options, chair } = this.#live
    if (!table || chair === null || !options.length || table.mine.length > 1 || this.#stopped === table.version) return undefined
    if (wanted(table.view, options, (spell) => orders.of(spell), orders.passIdle)) return undefined
    return quietAnswer(questionOf(this.#live), table.view, options)
  }
}
