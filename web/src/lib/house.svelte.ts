import { api } from './api'
import { looks, type Look } from './faces'
import { first, has, t } from './text.svelte'
import type { PresetInfo, GameInfo, SeatRequest } from './types'

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
export const botRequest = (game: GameInfo): SeatRequest => ({
  kind: 'bot',
  level: (game.levels.find((level) => level.first) ?? game.levels[0]!).id,
})

/** What is written over a preset, what it is called where others may come along, and what is to be expected behind it. */
export const presetTitle = (game: string, { name }: PresetInfo) =>
  first([`${game}-preset-${name}`, 'play-bots'].filter((key) => has(key)))
export const wayTitle = (game: string, preset: PresetInfo) =>
  has(`${game}-way-${preset.name}`) ? t(`${game}-way-${preset.name}`) : presetTitle(game, preset)
export function presetTakes(game: string, { name, minutes, level }: PresetInfo, whole = true): string {
  const about = `${game}-preset-${name}-about`
  return t('preset-takes', {
    about: whole && has(about) ? `${t(about)} · ` : '',
    hours: minutes < 60 ? 0 : Math.round(minutes / 60),
    minutes,
    level,
  })
}

/** Bots have names and faces too, no two alike. */
export function named(seats: SeatRequest[]): SeatRequest[] {
  const known = bots()
  return seats.map((seat, i) => (seat.kind === 'bot' ? { ...seat, ...known[i % known.length]! } : seat))
}

/** The bots of the house, beginning with any of them: each is written as name, form and face. */
export function bots(): (Look & { kind: 'bot'; name: string })[] {
  const all = t('bot-names')
    .split(', ')
    .map((one, i) => {
      const [name, form, face] = one.split('/')
      return { ...looks({ form, face, colour: i }), kind: 'bot' as const, name: name! }
    })
  const from = Math.floor(Math.random() * all.length)
  return [...all.slice(from), ...all.slice(0, from)]
}
