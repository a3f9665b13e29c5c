import { describe, expect, it } from 'vitest'
import { HEADS, ROBES, WORN } from '../../art/bust'
import { isOutside } from '../../art/paint'
import { wordsOf } from '../../art/words'
import { art } from './art'
import { CARDS, COPIES, HEROES, SQUARES } from './contract'

describe('the pictures of the Magic Sword', () => {
  it('have a line for every card, every hero, every spell and every square, and none for what is not in the box', () => {
    expect(Object.keys(art.lines.cards!).sort()).toEqual(Object.keys(CARDS).sort())
    expect(Object.keys(art.lines.heroes!).sort()).toEqual(Object.keys(HEROES).sort())
    expect(Object.keys(art.lines.spells!).sort()).toEqual(Object.keys(COPIES).sort())
    expect(Object.keys(art.lines.squares!).sort()).toEqual(Object.keys(SQUARES).sort())
  })
  it('show no two heroes of the same head and dress', () => {
    const looks = Object.values(art.lines.heroes!).map((line) =>
      wordsOf(line)
        .filter((word) => word in HEADS || word in ROBES || word in WORN || isOutside(word))
        .join(),
    )
    expect(new Set(looks).size).toBe(looks.length)
  })
})
