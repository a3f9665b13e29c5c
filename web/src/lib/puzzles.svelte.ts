import { api, sorry } from './api'
import { bots } from './house.svelte'
import { me } from './me.svelte'
import { recall, remember } from './memory'
import { BOT_PAUSE, prefs } from './prefs.svelte'
import { route } from './route.svelte'
import { say } from './toast.svelte'

/** How a puzzle went on this device: its solution was found, or looked up. */
export type Standing = 'solved' | 'seen'
const KEY = 'magoteka-puzzles'

/** The puzzles that were tried on this device; a puzzle's name is its fingerprint. */
class Puzzles {
  stand = $state(recall<Standing>(KEY))

  of(name: string): Standing | undefined {
    return this.stand[name]
  }
  /** What was looked up before it was found is not solved. */
  keep(name: string, standing: Standing) {
    if (this.stand[name]) return
    this.stand[name] = standing
    remember(KEY, this.stand)
  }
  /** A table at which the puzzle is posed. */
  async open(game: string, puzzle: string) {
    try {
      await me.introduce(false)
      const { table } = await api.puzzle({ game, puzzle, rivals: bots(), pause: BOT_PAUSE[prefs.pace] })
      route.go(`/t/${table}`)
    } catch (error) {
      say(sorry(error))
    }
  }
}

export const puzzles = new Puzzles()
