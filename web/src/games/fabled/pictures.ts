import { drawn, type Pictures } from '../../lib/still.svelte'
import AllyChip from './AllyChip.svelte'
import Book from './Book.svelte'
import { faceOf } from './box'
import { BOOKS } from './contract'
import Books from './Books.svelte'
import Land from './Land.svelte'
import { HEIGHT, widthOf } from './lay'
import Market from './Market.svelte'
import Pawn from './Pawn.svelte'
import Row from './Row.svelte'
import Tale from './Tale.svelte'
import TrialPanel from './TrialPanel.svelte'
import { allyTerrain } from './view'
import './fabled.css'

const NEAR = 0.62

/** Lands, books and allies by their names, and parts of the table at a moment. */
export const pictures: Pictures<'fabled'> = {
  books: { width: '40px', draw: () => BOOKS.map((book) => drawn(Book, { book, size: 40 })) },
  stacks: {
    draw: ([seat], { view }) => [drawn(Books, { books: view.players[Number(seat) - 1]?.books ?? [], big: true })],
  },
  lands: {
    height: `${HEIGHT * NEAR}px`,
    draw: (lands) =>
      lands.map(faceOf).map((face) => ({ ...drawn(Land, { face }), width: `${widthOf(face) * NEAR}px` })),
  },
  pawns: { width: '40px', draw: (seats) => seats.map((seat) => drawn(Pawn, { seat: Number(seat) - 1, size: 40 })) },
  allies: {
    width: 'auto',
    draw: (allies) =>
      allies.map((word) => {
        const [ally = '', boosted] = word.split('+')
        return drawn(AllyChip, {
          named: true,
          ally: {
            tag: 'ally-view',
            ally,
            terrain: allyTerrain(ally),
            boosted: boosted !== undefined,
            boost_kind: 'permanent',
            boost_used: false,
            property_used: false,
          },
        })
      }),
  },
  row: {
    width: 'max(100%, 560px)',
    height: '290px',
    draw: (_, { live, view }) => [drawn(Row, { live, view, all: true })],
  },
  market: { width: 'min(320px, 100%)', draw: (_, { live, view }) => [drawn(Market, { live, view })] },
  tale: { width: 'min(640px, 100%)', draw: (_, { live, view }) => [drawn(Tale, { live, view })] },
  trial: {
    width: 'min(420px, 100%)',
    draw: (_, { live, view }) => (view.trial ? [drawn(TrialPanel, { live, view, trial: view.trial })] : []),
  },
}
