import type { Terrain } from './contract'

/** The announcement one is thinking about: the row shows what it would move. */
class Preview {
  terrain = $state<Terrain | null>(null)
}
export const preview = new Preview()
