import { calm, prefs, TEMPO } from '../../lib/prefs.svelte'
import { questionOf, type Live } from './act'
import { COPIES, ORDERS as MOMENTS, WINDOWS, type Option, type Question, type View, type Window } from './contract'
import { plainAnswer } from './plain'

/** When a player wants to be asked about a spell: always, once in every turn, when it is about himself, or in his own turn alone. */
export const ORDERS = ['always', 'turn', 'mine', 'never'] as const
export type Order = (typeof ORDERS)[number]

const KEY = 'magic_sword-orders'
/** The keys under which the switches are kept: for windows without any castable spell, and for plain turns. */
const IDLE = 'pass-idle'
const PLAIN = 'plain-turn'

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
  /** A turn in which nothing is to be decided goes by itself from the square that was chosen. */
  get plainTurns() {
    return this.#kept[PLAIN] !== 'off'
  }
  togglePlain() {
    this.#keep({ ...this.#kept, [PLAIN]: this.plainTurns ? 'off' : 'on' })
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

/** The answer that lets the question go by, if it is a window for spells or leaves nothing else to do; whoever takes his time answers himself. */
export function quietAnswer(
  question: Question | undefined,
  { asked }: Pick<Looker, 'asked'>,
  options: Option[],
  slow = !!asked?.lingers,
): Option | undefined {
  if (question === 'cast-or-pass') return options.find((option) => option.tag === 'pass')
  if (!question || slow || !(question in HUBS || question === 'at-square')) return undefined
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
/** How long the name of what is taken by itself stands at the usual pace. */
const TAKING = 900

/** Gives the answers that are none, windows as ordered, in a time that does not depend on the hand, unless it is told to stop. */
export class Herald {
  /** The answer that will be given if nobody says stop. */
  coming = $state.raw<Option | null>(null)
  #stopped = $state(-1)
  /** The player has said that he takes his time: a new character is asked at every step only then. */
  #slow = $state(false)
  #live: Live

  constructor(live: Live) {
    this.#live = live
    $effect(() => {
      if (live.gave?.tag === 'linger') this.#slow = true
    })
    $effect(() => {
      const { table, options } = live
      if (table && options.length && table.view.turn === live.chair && !table.view.asked?.lingers) this.#slow = false
    })
    $effect(() => {
      const quiet = live.guide ? undefined : this.#due() // what a lesson asks for is done by hand
      this.coming = quiet ?? null
      if (!quiet) return
      const timer = setTimeout(() => live.pass(quiet), this.#wait(quiet))
      return () => clearTimeout(timer)
    })
  }
  /** The question of the moment is mine after all. */
  stop() {
    this.#stopped = this.#live.table?.version ?? -1
  }
  /** From now on everything is asked, in this turn and the next. */
  takeTime() {
    this.#slow = true
    const linger = this.#live.options.find(({ tag }) => tag === 'linger')
    if (linger) this.#live.answer(linger)
  }
  /** Whether one can say now that one takes one's time. */
  get mayTakeTime() {
    const { table, options, chair } = this.#live
    const asked = table?.view.turn === chair && options.length > 0
    return asked && !this.#slow && (!!table.view.asked?.lingers || options.some(({ tag }) => tag === 'linger'))
  }
  #wait({ tag }: Option) {
    if (tag === 'card' || tag === 'take-gold') return TAKING * TEMPO[prefs.pace]
    const { table } = this.#live
    return plausible(questionOf(this.#live), table!.view, (spell) => orders.of(spell)) ? BREATH : 0
  }
  #due(): Option | undefined {
    const { table, options, chair, ways } = this.#live
    if (!table || chair === null || !options.length || this.#stopped === table.version) return undefined
    const { view } = table
    const question = questionOf(this.#live)
    const shared = table.mine.length > 1 // then a window calls its person, or is let go by behind the curtain
    if (shared && (question === 'cast-or-pass' || view.turn !== chair)) return undefined
    if (wanted(question, view, options, (spell) => orders.of(spell), orders.passIdle)) return undefined
    const hasty = orders.plainTurns && !calm() && prefs.pace !== 'calm'
    const slow = this.#slow || (!hasty && !!view.asked?.lingers)
    const only = quietAnswer(question, view, options, slow)
    return only ?? (hasty && !slow ? plainAnswer(question, view, options, ways) : undefined)
  }
}

/** Answers that are given one after another, as soon as each is open; the first that is not ends the errand. */
export class Errand {
  left = $state.raw<Option[]>([])

  constructor(live: Live) {
    $effect(() => {
      const [next, ...others] = this.left
      if (!next || !live.options.length) return
      const wanted = JSON.stringify(next)
      const open = live.options.find((option) => JSON.stringify(option) === wanted)
      this.left = open && live.pass(open) ? others : []
    })
  }
}
