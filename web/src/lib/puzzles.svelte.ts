import { api, sorry } from './api'
import { bots } from './house.svelte'
import { me } from './me.svelte'
import { BOT_PAUSE, prefs } from './prefs.svelte'
import { route } from './route.svelte'
import { say } from './toast.svelte'

/** How a puzzle went on this device: its solution was found, or looked up. */
export type Standing = 'solved' | 'seen'
const KEY = 'magoteka-puzzles'

function all(): Record<string, Standing> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, Standing>) : {}
  } catch {
    return {}
  }
}

/** The puzzles that were tried on this device; a puzzle's name is its fingerprint. */
class Puzzles {
  stand = $state(all())

  of(name: string): Standing | undefined {
    return this.stand[name]
  }
  /** What was looked up before it was found is not solved. */
  keep(name: string, standing: Standing) {
    if (this.stand[name]) return
    this.stand[name] = standing
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stand))
    } catch {
      // Without a memory a puzzle can still be solved.
    }
  }
  /** A table at which the puzzle is posed. */
  async open(game: string, puzzle: string) {
    try {
      await me.ensure()
      const { table } = await api.puzzle({ game, puzzle, rivals: bots(), pause: BOT_PAUSE[prefs.pace] })
      route.go(`/t/${table}`)
    } catch (error) {
      say(sorry(error))
    }
  }
}

export const puzzles = new Puzzles()
