import { api } from './api'
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

/** Bots have names too, no two alike. */
export function named(seats: SeatWish[]): SeatWish[] {
  const names = botNames()
  return seats.map((seat, i) => (seat.kind === 'bot' ? { ...seat, name: names[i % names.length]! } : seat))
}

/** The names of bots, beginning with any of them. */
export function botNames(): string[] {
  const names = t('bot-names').split(', ')
  const from = Math.floor(Math.random() * names.length)
  return [...names.slice(from), ...names.slice(0, from)]
}
