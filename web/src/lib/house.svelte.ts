import { api } from './api'
import { looks, type Look } from './faces'
import { first, has, t } from './text.svelte'
import type { DoorInfo, GameInfo, SeatWish } from './types'

/** What the house offers: the games of the server. */
class House {
  games = $state<GameInfo[]>([])
  loaded = $state(false)
  failed = $state(false)

  async load() {
    this.failed = false
    try {
      this.games = await api.games()
      this.loaded = true
    } catch {
      this.failed = true
    }
  }
  game(name: string) {
    return this.games.find((game) => game.name === name)
  }
}

export const house = new House()

/** A bot for those who have never played. */
export const botWish = (game: GameInfo): SeatWish => ({ kind: 'bot', level: (game.levels.find((level) => level.first) ?? game.levels[0]!).id })

/** What is written over a door, what it is called where others may come along, and what is to be expected behind it. */
export const doorTitle = (game: string, { name }: DoorInfo) => first([`${game}-door-${name}`, 'play-bots'].filter((key) => has(key)))
export const wayTitle = (game: string, door: DoorInfo) => (has(`${game}-way-${door.name}`) ? t(`${game}-way-${door.name}`) : doorTitle(game, door))
export function doorTakes(game: string, { name, minutes, level }: DoorInfo, whole = true): string {
  const about = `${game}-door-${name}-about`
  return t('door-takes', { about: whole && has(about) ? `${t(about)} · ` : '', hours: minutes < 60 ? 0 : Math.round(minutes / 60), minutes, level })
}

/** Bots have names and faces too, no two alike. */
export function named(seats: SeatWish[]): SeatWish[] {
  const known = bots()
  return seats.map((seat, i) => (seat.kind === 'bot' ? { ...seat, ...known[i % known.length]! } : seat))
}

/** The bots of the house, beginning with any of them: each is written as name, form and face. */
export function bots(): (Look & { kind: 'bot'; name: string })[] {
  const all = t('bot-names').split(', ').map((one, i) => {
    const [name, form, face] = one.split('/')
    return { ...looks({ form, face, colour: i }), kind: 'bot' as const, name: name! }
  })
  const from = Math.floor(Math.random() * all.length)
  return [...all.slice(from), ...all.slice(0, from)]
}
