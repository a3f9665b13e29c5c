import { recall, remember } from './memory'

interface Taken {
  table: string
  done: boolean
}
const KEY = 'magoteka-lessons'

/** The lessons that were taken on this device: at which table, and whether to the end. */
class Lessons {
  taken = $state(recall<Taken>(KEY))

  of(game: string, lesson: string): Taken | undefined {
    return this.taken[`${game}/${lesson}`]
  }
  begin(game: string, lesson: string, table: string) {
    this.#keep(game, lesson, { table, done: this.of(game, lesson)?.done ?? false })
  }
  finish(game: string, lesson: string) {
    this.#keep(game, lesson, { table: '', done: true })
  }
  #keep(game: string, lesson: string, taken: Taken) {
    this.taken[`${game}/${lesson}`] = taken
    remember(KEY, this.taken)
  }
}

export const lessons = new Lessons()
