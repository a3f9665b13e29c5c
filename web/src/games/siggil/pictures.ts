import { drawn, type Pictures } from '../../lib/still.svelte'
import Atlas from './Atlas.svelte'
import Card from './Card.svelte'
import { FAMILIES } from './contract'
import Own from './Own.svelte'
import Seat from './Seat.svelte'
import Siggil from './Siggil.svelte'
import { spiritFace } from './view'
import './siggil.css'

const ordinary = (word: string) => {
  const [family, number] = word.split('-').map(Number)
  return { family: family ?? 0, number: number ?? 0, spirit: false }
}

/** Cards as `family-number`, spirits by their families, and parts of the table at a moment. */
export const pictures: Pictures<'siggil'> = {
  cards: {
    width: '62px',
    draw: (words) => words.map((word) => drawn(Card, { face: word === 'back' ? null : ordinary(word) })),
  },
  spirits: { width: '62px', draw: () => FAMILIES.map((family) => drawn(Card, { face: spiritFace(family) })) },
  siggil: { width: '100%', height: 'min(430px, 96vw)', draw: (_, { live, view }) => [drawn(Siggil, { live, view })] },
  seats: {
    width: 'min(320px, 100%)',
    draw: (seats, { live, view }) => seats.map((seat) => drawn(Seat, { live, view, seat: Number(seat) - 1 })),
  },
  own: {
    draw: (_, { live, view }) => [
      innerWidth < 720
        ? { ...drawn(Own, { live, view, upright: true }), width: '100%' }
        : { ...drawn(Own, { live, view, upright: false }), width: '1040px', zoom: 0.74 },
    ],
  },
  atlas: { width: 'min(420px, 100%)', draw: (_, { view }) => [drawn(Atlas, { view })] },
}
