import { drawn, type Pictures } from '../../lib/still.svelte'
import { actsOf } from './act'
import Card from './Card.svelte'
import { COLOURS, ELEMENTS } from './contract'
import Die from './Die.svelte'
import Dungeon from './Dungeon.svelte'
import Flat from './Flat.svelte'
import Own from './Own.svelte'
import Piece from './Piece.svelte'
import Seat from './Seat.svelte'
import './five_seals.css'

const numbers = (word: string) => word.split('-').map(Number)

/** Dice as `colour-value`, tokens as `element-strength`, scrolls as `spell-element-strength`, and parts of the table at a moment. */
export const pictures: Pictures<'five_seals'> = {
  dice: {
    width: '46px',
    draw: (words) => words.map(numbers).map(([colour = 0, value = 0]) => drawn(Die, { colour, value })),
  },
  colours: { width: '46px', draw: () => COLOURS.map((colour) => drawn(Die, { colour })) },
  tokens: {
    width: '58px',
    draw: (words) => words.map(numbers).map(([element = 0, strength = 0]) => drawn(Flat, { element, strength })),
  },
  scrolls: {
    width: '60px',
    draw: (words) =>
      words
        .map(numbers)
        .map(([spell = 0, element = 0, strength = 0, down = 0]) =>
          drawn(Card, { spell, element, strength, up: !down }),
        ),
  },
  figures: {
    width: '56px',
    draw: () => [...COLOURS, COLOURS.length].map((seat) => drawn(Piece, { seat, figure: seat })),
  },
  guardians: { width: '56px', draw: () => ELEMENTS.map((element) => drawn(Piece, { element })) },
  dungeon: {
    width: 'min(560px, 100%)',
    height: 'min(560px, 90vw)',
    draw: (near, { live, view }) => [drawn(Dungeon, { live, view, near, acts: actsOf(live, view) })],
  },
  own: {
    width: 'min(560px, 100%)',
    draw: (_, { live, view }) => [drawn(Own, { live, view, seat: view.seat ?? 0, acts: actsOf(live, view) })],
  },
  seats: {
    width: 'min(460px, 100%)',
    draw: (seats, { live, view }) =>
      seats.map((seat) => drawn(Seat, { live, view, seat: Number(seat) - 1, acts: actsOf(live, view) })),
  },
}
