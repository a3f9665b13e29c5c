import { drawn, type Pictures } from '../../lib/still.svelte'
import { actsOf } from './act'
import Card from './Card.svelte'
import Fight from './Fight.svelte'
import Own from './Own.svelte'
import Plate from './Plate.svelte'
import World from './World.svelte'
import './magic_sword.css'

/** Cards and spells by their names, and parts of the table at a moment. */
export const pictures: Pictures<'magic_sword'> = {
  cards: { width: '220px', draw: (words) => words.map((design) => drawn(Card, { design })) },
  spells: { width: '220px', draw: (words) => words.map((spell) => drawn(Card, { spell })) },
  world: {
    width: 'min(620px, 100%)',
    height: 'min(570px, 88vw)',
    draw: (near, { live, view }) => [drawn(World, { live, view, near, acts: actsOf(live) })],
  },
  fight: {
    width: 'min(480px, 100%)',
    draw: (_, { live, view }) => (view.battle ? [drawn(Fight, { live, view, battle: view.battle })] : []),
  },
  plates: {
    width: 'min(340px, 100%)',
    draw: (seats, { live, view }) =>
      seats
        .flatMap((seat) => view.heroes[Number(seat) - 1] ?? [])
        .map((hero) => drawn(Plate, { live, hero, large: true })),
  },
  own: {
    width: 'min(480px, 100%)',
    draw: (_, { live, view }) => [drawn(Own, { live, view, seat: view.seat ?? 0, acts: actsOf(live) })],
  },
}
