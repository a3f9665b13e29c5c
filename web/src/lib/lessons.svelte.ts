interface Taken {
  table: string
  done: boolean
}
const KEY = 'magoteka-lessons'

function all(): Record<string, Taken> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, Taken>) : {}
  } catch {
    return {}
  }
}

/** The lessons that were taken on this device: at which table, and whether to the end. */
class Lessons {
  taken = $state(all())

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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.taken))
    } catch {
      // Without a memory a lesson can still be taken.
    }
  }
}

export const lessons = new Lessons()
