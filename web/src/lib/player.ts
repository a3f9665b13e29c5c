import { FluentType, type FluentFunction } from '@fluent/bundle'

export type Who = 'you' | 'he' | 'she' | 'other'

/** A player's name in a sentence, and who it is: what is said to oneself, of her, of him, or of somebody. */
export class Player extends FluentType<string> {
  constructor(
    name: string,
    readonly who: Who = 'other',
  ) {
    super(name)
  }
  override toString() {
    return this.value
  }
}

/** `WHO` of the sentences: the words that fit a player, with the name for `@`; without words, who it is. */
export const WHO: FluentFunction = ([player, others, you], { he, she }) => {
  const who = player instanceof Player ? player.who : 'other'
  if (others === undefined) return who
  const fitting = { you, he, she, other: others }[who] ?? others
  return String(fitting).replaceAll('@', String(player))
}
