import type { Sound } from './sound'

/** ms that a sound stays to be read. */
const STAYS = 1600

/** What has just sounded, for those who read it. */
class Captions {
  now = $state<Sound | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  tell(name: Sound) {
    clearTimeout(this.#timer)
    this.now = name
    this.#timer = setTimeout(() => (this.now = null), STAYS)
  }
}
export const captions = new Captions()
