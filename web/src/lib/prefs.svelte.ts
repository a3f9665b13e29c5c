import { LANGS, spoken, type Lang } from './languages'

export type Theme = 'dark' | 'light'
/** How long words stay, how fast things move and bots answer. */
export const PACES = ['calm', 'usual', 'quick', 'once'] as const
export type Pace = (typeof PACES)[number]
/** How long everything takes, for what it takes usually. */
export const TEMPO: Record<Pace, number> = { calm: 1.7, usual: 1, quick: 0.45, once: 0 }
/** Seconds that the bots of a new table rest before they answer. */
export const BOT_PAUSE: Record<Pace, number> = { calm: 1.2, usual: 0.5, quick: 0, once: 0 }

const phone = () => matchMedia('(pointer: coarse)').matches

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`magoteka-${key}`)
  return allowed.find((one) => one === value) ?? otherwise
}

/** What this device remembers about how its owner likes the house. */
class Prefs {
  lang = $state<Lang>(stored('lang', LANGS, spoken(navigator.language)))
  theme = $state<Theme>(
    stored('theme', ['dark', 'light'], matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
  )
  sound = $state(stored('sound', ['on', 'off'], phone() ? 'off' : 'on') === 'on')
  /** How loud sounds are, from 0 to 1. */
  volume = $state(Math.min(1, Math.max(0, Number(localStorage.getItem('magoteka-volume') ?? 0.7) || 0)))
  /** Sounds are told in words, too. */
  captions = $state(stored('captions', ['on', 'off'], 'off') === 'on')
  pace = $state<Pace>(stored('pace', PACES, 'usual'))
  /** Read from across the room. */
  large = $state(stored('large', ['on', 'off'], 'off') === 'on')
  /** Clauses of the rules, errors of estimates and seals of dice are shown. */
  connoisseur = $state(stored('connoisseur', ['on', 'off'], 'off') === 'on')
  training = $state(stored('training', ['on', 'off'], 'off') === 'on')

  setLang(lang: Lang) {
    this.lang = lang
    this.#keep('lang', lang)
  }
  toggleTheme() {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    this.#keep('theme', this.theme)
  }
  setPace(pace: Pace) {
    this.pace = pace
    this.#keep('pace', pace)
  }
  toggleLarge() {
    this.large = !this.large
    this.#keep('large', this.large ? 'on' : 'off')
  }
  toggleConnoisseur() {
    this.connoisseur = !this.connoisseur
    this.#keep('connoisseur', this.connoisseur ? 'on' : 'off')
  }
  toggleSound() {
    this.sound = !this.sound
    this.#keep('sound', this.sound ? 'on' : 'off')
  }
  setVolume(volume: number) {
    this.volume = volume
    this.#keep('volume', String(volume))
  }
  toggleCaptions() {
    this.captions = !this.captions
    this.#keep('captions', this.captions ? 'on' : 'off')
  }
  toggleTraining() {
    this.training = !this.training
    this.#keep('training', this.training ? 'on' : 'off')
  }
  #keep(key: string, value: string) {
    localStorage.setItem(`magoteka-${key}`, value)
  }
}

export const prefs = new Prefs()

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
