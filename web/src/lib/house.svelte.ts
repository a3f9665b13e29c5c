import { api } from './api'
import { looks, type Look } from './faces'
import { t } from './text.svelte'
import type { GameInfo, SeatWish } from './types'

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
