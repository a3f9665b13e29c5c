/** Where a mage or familiar is going while its walk is shown, before the picture has caught up: place by figure. */
export const walks = $state<Record<string, number>>({})
/** How long the last walk takes, in ms. */
export const lengthOf = (way: { x: number; y: number }[]) =>
  way.slice(1).reduce((sum, point, i) => sum + Math.hypot(point.x - way[i]!.x, point.y - way[i]!.y), 0)
export const timeOf = (way: { x: number; y: number }[]) => Math.min(900, 260 + lengthOf(way) * 0.55)
