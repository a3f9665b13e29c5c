import type { Kind } from './contract'

const KEY = 'magoteka-siggil-sorting'

/** How the owner of this device likes to hold the cards. */
class Sorting {
  by = $state<Kind>(localStorage.getItem(KEY) === 'number' ? 'number' : 'family')

  choose(by: Kind) {
    this.by = by
    localStorage.setItem(KEY, by)
  }
}

export const sorting = new Sorting()
