import { drawn, type Pictures } from '../../lib/still.svelte'
import Die from '../../parts/Die.svelte'
import Board from './Board.svelte'
import Flames from './Flames.svelte'
import Seat from './Seat.svelte'
import Stone from './Stone.svelte'
import Tower from './Tower.svelte'
import Vault from './Vault.svelte'
import './abraca.css'

/** Stones by their numbers (anything else is a back), flames, dice, and parts of the table at a moment. */
export const pictures: Pictures<'abraca'> = {
  stones: { width: '46px', draw: (words) => words.map((word) => drawn(Stone, { number: Number(word) || null })) },
  lives: { draw: ([lives]) => [drawn(Flames, { lives: Number(lives) })] },
  dice: { draw: (words) => words.map((word) => drawn(Die, { value: Number(word), size: 44 })) },
  board: { width: 'min(460px, 100%)', draw: (_, { live, view }) => [drawn(Board, { live, view })] },
  tower: { width: '170px', draw: (_, { live, view }) => [drawn(Tower, { live, view })] },
  vault: { width: '360px', draw: (_, { live, view }) => [drawn(Vault, { live, view })] },
  seats: {
    width: '300px',
    draw: (seats, { live, view }) => seats.map((seat) => drawn(Seat, { live, view, seat: Number(seat) - 1 })),
  },
}
