import type { Way } from '../../wire'
import { faceOf, type CardKind } from './box'
import type { GameEvent, Option, Question, View } from './contract'

/** What is simply taken: it does nothing to whoever comes to it. */
export const TAKEN: ReadonlySet<CardKind> = new Set(['item', 'magic', 'friend', 'gold'])
const CARRIED: ReadonlySet<CardKind> = new Set(['item', 'magic'])
const GAINS: ReadonlySet<GameEvent['tag']> = new Set(['card-gained', 'gold-picked-up'])

/** Asked when more is carried than can be. */
const SURPLUS: Question = 'give-up-item'
const CASTS: ReadonlySet<Option['tag']> = new Set(['cast', 'cast-for'])

/** Whether an answer gives something to a seat and takes nothing from it, before its turn is over. */
export function gives(way: Way<'magic_sword'> | undefined, seat: number): boolean {
  if (!way || way.blunder || way.asked === SURPLUS) return false
  const end = way.events.findIndex(({ tag }) => tag === 'turn-began')
  const ours = (end < 0 ? way.events : way.events.slice(0, end)).filter((one) => 'seat' in one && one.seat === seat)
  const good = (event: GameEvent) => GAINS.has(event.tag) || (event.tag === 'points-changed' && event.by > 0)
  return (end >= 0 || !way.fork) && ours.length > 0 && ours.every(good)
}

/** What would be taken by an answer at a square. */
const takes = (option: Option) =>
  option.tag === 'take-gold' || (option.tag === 'card' && TAKEN.has(faceOf(option.design).kind))

/** At a square where there is nothing to do but to take what lies there and fits: the next thing to take. */
export function plainAnswer(
  question: Question | undefined,
  { asked, heroes, seat, turn }: Pick<View, 'asked' | 'heroes' | 'seat' | 'turn'>,
  options: Option[],
  ways: ReadonlyMap<string, Way<'magic_sword'>>,
): Option | undefined {
  if (question !== 'at-square' || seat === null || turn !== seat) return undefined
  const real = options.filter(({ tag }) => !CASTS.has(tag) && !asked?.aside.includes(tag))
  const things = real.filter(takes)
  if (!things.length || real.some((one) => !takes(one) && one.tag !== 'end-turn')) return undefined
  const { capacity, items } = heroes[seat]!
  const carried = things.filter((one) => one.tag === 'card' && CARRIED.has(faceOf(one.design).kind)).length
  if (capacity !== null && items.length + carried > capacity) return undefined
  return things.every((one) => gives(ways.get(JSON.stringify(one)), seat)) ? things[0] : undefined
}
