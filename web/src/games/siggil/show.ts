import { rise } from '../../lib/rise'
import { director } from '../../lib/scenes'
import { play, playEnd } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import Card from './Card.svelte'
import type { GameEvent, SpiritCaptured, SpiritRecaptured, SpiritStolen, View } from './contract'
import { sorting } from './sorting.svelte'
import { faceOf, shownFace, spiritFace, type Face } from './view'

/** Where a card of this seat comes to lie: my own heap, or a rival's hand. */
const handOf = (view: View, seat: number, card: Face | null) =>
  card && seat === view.seat ? `heap-${card[sorting.by]}` : `hand-${seat}`
const ownPlace = (view: View, seat: number, card: Face) =>
  seat === view.seat ? `own-${card.family}-${card.number}` : `hand-${seat}`
/** Where a spirit that goes to the seat comes to lie. */
const homeOf = (view: View, seat: number, spirit: number) => (seat === view.seat ? `spirit-${spirit}` : `sets-${seat}`)

export const direct = director<GameEvent, View>({
  async 'card-taken'(stage, { seat, place, ...named }, view) {
    play('card')
    const card = shownFace(named)
    await stage.fly(`spot-${place}`, handOf(view, seat, card), Card, { face: card }, 420)
  },
  async 'card-discarded'(stage, { place, ...named }) {
    play('card')
    await stage.fly(`spot-${place}`, 'discard', Card, { face: shownFace(named) }, 420)
  },
  async 'card-turned'() {
    play('card')
  },
  async 'spirit-freed'(stage, { spirit, place }, view) {
    play('gift')
    await stage.fly(
      `spot-${place}`,
      view.solo ? 'glade' : `spirit-${spirit}`,
      Card,
      { face: spirit === null ? null : spiritFace(spirit) },
      600,
    )
  },
  async 'spirit-discarded'(stage, { spirit }) {
    play('hurt')
    await stage.fly(`slot-${spirit}`, 'discard', Card, { face: spirit === null ? null : spiritFace(spirit) }, 520)
  },
  'spirit-captured': captured,
  'spirit-stolen': captured,
  'spirit-recaptured': captured,
  async 'match-ended'(_, { winners }, view) {
    playEnd(view.seat, winners)
  },
  async 'solo-ended'(_, { won }) {
    play(won ? 'win' : 'lose')
  },
})

/** A spirit has come onto a set. */
export type Caught = SpiritCaptured | SpiritStolen | SpiritRecaptured
export const isCaught = (event: GameEvent): event is Caught =>
  event.tag === 'spirit-captured' || event.tag === 'spirit-stolen' || event.tag === 'spirit-recaptured'
export const loserOf = (event: Caught) => (event.tag === 'spirit-captured' ? null : event.loser)

/** The set is laid, card by card; then the spirit comes onto it, from the glade or from the rival who had it. */
async function captured(stage: Stage, event: Caught, view: View) {
  const { seat, spirit } = event
  const flights = event.cards.map(faceOf).map(async (card, i) => {
    await stage.wait(i * 90)
    await stage.fly(ownPlace(view, seat, card), 'board', Card, { face: card }, 380)
  })
  await Promise.all(flights)
  const loser = loserOf(event)
  play(loser !== null && loser === view.seat ? 'hurt' : 'hit')
  const from =
    loser === null
      ? view.solo
        ? `slot-${spirit}`
        : `spirit-${spirit}`
      : loser === view.seat
        ? `spirit-${spirit}`
        : `set-${view.spirits[spirit - 1]?.set}`
  const name = t('siggil-spirit', { spirit })
  if (loser !== null) {
    void stage.light([`seat-${loser}`], 460)
    void rise(stage, `seat-${loser}`, `− ${name}`, 'bad', 600)
  }
  await stage.fly(from, homeOf(view, seat, spirit), Card, { face: spiritFace(spirit) }, 600)
  void rise(stage, `seat-${seat}`, `+ ${name}`, 'good', 600)
}

const PAUSES: Partial<Record<GameEvent['tag'], number>> = {
  'turn-began': 350,
  'card-laid': 25,
  'card-taken': 60,
  'card-discarded': 60,
  'card-turned': 340,
  'spirit-freed': 260,
  'spirit-captured': 1100,
  'spirit-stolen': 1900,
  'spirit-recaptured': 1900,
}
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 380
