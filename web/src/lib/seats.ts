/** The other seats in turn order, beginning with the left neighbour of the chair; all of them for a spectator. */
export function rivals(count: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: count }, (_, i) => i)
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count)
}
