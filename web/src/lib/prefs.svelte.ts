import { LANGS, spoken, type Lang } from './languages'

export type Theme = 'dark' | 'light'

const phone = () => matchMedia('(pointer: coarse)').matches

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`magoteka-${key}`)
  return allowed.find((one) => one === value) ?? otherwise
}

/** What this device remembers about how its owner likes the house. */
class Prefs {
  lang = $state<Lang>(stored('lang', LANGS, spoken(navigator.language)))
  theme = $state<Theme>(stored('theme', ['dark', 'light'], matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'))
  sound = $state(stored('sound', ['on', 'off'], phone() ? 'off' : 'on') === 'on')
  training = $state(stored('training', ['on', 'off'], 'off') === 'on')

  setLang(lang: Lang) {
    this.lang = lang
    this.#keep('lang', lang)
  }
  toggleTheme() {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    this.#keep('theme', this.theme)
  }
  toggleSound() {
    this.sound = !this.sound
    this.#keep('sound', this.sound ? 'on' : 'off')
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
