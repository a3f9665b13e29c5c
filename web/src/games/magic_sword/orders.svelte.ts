import { questionOf, type Live } from './act'
import { COPIES, ORDERS as MOMENTS, WINDOWS, type Option, type Question, type View, type Window } from './contract'

/** When a player wants to be asked about a spell: always, once in every turn, when it is about himself, or in his own turn alone. */
export const ORDERS = ['always', 'turn', 'mine', 'never'] as const
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
    return ORDERS.find((order) => order === this.#kept[spell]) ?? 'mine'
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
type Looker = Pick<View, 'asked' | 'battle' | 'seat' | 'turn' | 'spell_discard'>
type OrderOf = (spell: string) => Order

const HUBS: Partial<Record<Question, Window>> = { 'turn-choice': 'WB', landing: 'WL', prepare: 'WF' }
/** The moment of a question at which spells are cast: a window, or a question of one's own turn that is one too. */
const momentOf = (question: Question | undefined, { asked }: Looker): Window | undefined =>
  question === 'cast-or-pass' ? (asked?.window ?? undefined) : question && HUBS[question]

/** Whether an order wants the player to be asked about a spell at this moment; it does not matter who holds the spell. */
function asks(order: Order, spell: string, moment: Window | undefined, { asked, battle, seat, turn }: Looker): boolean {
  if (order === 'always') return true
  if (!moment) return false
  const own = turn === seat
  if (order === 'turn' && !own && moment === 'WT') return true
  const aboutMe = own || asked?.subject === seat || battle?.seat === seat || battle?.rival === seat
  return (order === 'never' ? own : aboutMe) && !!MOMENTS[spell]?.includes(moment)
}

const isCast = (option: Option) => option.tag === 'cast' || option.tag === 'cast-for'

/** The answer that lets the question go by, if it is a window for spells or leaves nothing else to do. */
export function quietAnswer(question: Question | undefined, { asked }: Looker, options: Option[]): Option | undefined {
  if (question === 'cast-or-pass') return options.find((option) => option.tag === 'pass')
  if (!question || asked?.lingers || !(question in HUBS || question === 'at-square')) return undefined
  const real = options.filter((option) => !isCast(option) && !asked?.aside.includes(option.tag))
  return real.length === 1 ? real[0] : undefined
}

/** Whether the orders want the player to see the question. */
export function wanted(
  question: Question | undefined,
  view: Looker,
  options: Option[],
  order: OrderOf,
  passIdle: boolean,
): boolean {
  const candidates = options.filter(isCast)
  if (!candidates.length) return question === 'cast-or-pass' && !passIdle
  const moment = momentOf(question, view)
  return candidates.some((option) =>
    option.tag === 'cast'
      ? asks(order(option.spell), option.spell, moment, view)
      : moment !== undefined && view.turn === view.seat,
  )
}

/** Whether, for all that others can see, the orders might want the question: some fitting spell may be in this hand. */
export function plausible(question: Question | undefined, view: Looker, order: OrderOf): boolean {
  const moment = momentOf(question, view)
  const used = (spell: string) => view.spell_discard.filter((one) => one === spell).length === COPIES[spell]
  return Object.keys(WINDOWS).some((spell) => !used(spell) && asks(order(spell), spell, moment, view))
}

/** At a screen that several people share, a window that the orders cannot want of a seat, whatever it holds, is let go by behind the curtain. */
export function lets(view: Looker, seat: number, question: Question): Option | undefined {
  if (question !== 'cast-or-pass' || !orders.passIdle) return undefined
  return plausible(question, { ...view, seat }, (spell) => orders.of(spell)) ? undefined : { tag: 'pass' }
}

/** How long a question stands that the hand might want: the same whatever is in the hand. All others go by at once. */
export const BREATH = 250

/** Lets windows go by as ordered, in a time that does not depend on the hand, unless it is told to stop. */
export class Herald {
  /** The answer that will be given if nobody says stop. */
  coming = $state.raw<Option | null>(null)
  #stopped = $state(-1)
  #live: Live

  constructor(live: Live) {
    this.#live = live
    $effect(() => {
      const quiet = this.#live.guide ? undefined : this.#due() // what a lesson asks for is done by hand
      this.coming = quiet ?? null
      if (!quiet) return
      const wait = plausible(questionOf(this.#live), this.#live.table!.view, (spell) => orders.of(spell)) ? BREATH : 0
      const timer = setTimeout(() => this.#live.pass(quiet), wait)
      return () => clearTimeout(timer)
    })
  }
  /** The question of the moment is mine after all. */
  stop() {
    this.#stopped = this.#live.table?.version ?? -1
  }
  #due(): Option | undefined {
    const { table, options, chair } = this.#live
    if (!table || chair === null || !options.length || table.mine.length > 1 || this.#stopped === table.version)
      return undefined
    const question = questionOf(this.#live)
    if (wanted(question, table.view, options, (spell) => orders.of(spell), orders.passIdle)) return undefined
    return quietAnswer(question, table.view, options)
  }
}
