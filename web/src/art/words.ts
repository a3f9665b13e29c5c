/** A number in [0, 1) at a time, the same ones for the same words. */
export function chanceOf(words: string): () => number {
  let seed = 2166136261
  for (const letter of words) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A short mark of some words, by which the parts of a picture find each other. */
export const markOf = (words: string) => Math.floor(chanceOf(words)() * 36 ** 5).toString(36)

/** The words of a line of data. */
export const wordsOf = (line: string): string[] =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
