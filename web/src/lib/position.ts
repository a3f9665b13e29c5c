import { transport } from '$transport'

/** As long as a link may be that every browser and messenger carries; longer matches travel in a file. */
export const LINK = 8000

/** What a position says of itself before anybody plays it again: the house checks it when a table is opened. */
export interface Told {
  game: string
  seats: number
  asked: number[]
  /** Seats with what they answered; chance has none. */
  answers: [number, unknown][]
}

/** The address of a position in this house; what follows its hash opens in any other house too. */
export const linkOf = (text: string, origin: string) =>
  `${origin}${transport.alone ? location.pathname : '/'}#/p/${text}`

/** The position in a link, a file of ours, or by itself. */
export function positionIn(given: string): string {
  const trimmed = given.trim()
  const text = trimmed.includes('#/p/') ? trimmed.split('#/p/')[1]! : trimmed
  return /^[\w-]+$/.test(text) ? text : ''
}

/** What a position tells of itself, or nothing where it is none: browsers unpack it themselves. */
export async function toldBy(text: string): Promise<Told | undefined> {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const found: Partial<Told> = await new Response(stream).json()
    const whole =
      typeof found.game === 'string' &&
      typeof found.seats === 'number' &&
      Array.isArray(found.asked) &&
      Array.isArray(found.answers)
    return whole ? (found as Told) : undefined
  } catch {
    return undefined
  }
}
