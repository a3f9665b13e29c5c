import { rise, type Tone } from '../../lib/rise'
import { director } from '../../lib/scenes'
import { play, playEnd } from '../../lib/sound'
import type { Stage } from '../../lib/stage.svelte'
import { t } from '../../lib/text.svelte'
import Burst from './Burst.svelte'
import Card from './Card.svelte'
import Die from './Die.svelte'
import Flat from './Flat.svelte'
import Piece from './Piece.svelte'
import type { DiceLowered, DiceRaised, GameEvent, OwnScroll, SpellBorrowed, SpellCast, View } from './contract'
import { absorber, diceOf, scrollAt, sealAt, wayBetween } from './view'
import { timeOf, walks } from './walk.svelte'

const SHATTER: Keyframe[] = [
  { transform: 'scale(0.3)', opacity: 1 },
  { transform: 'scale(1.1)', opacity: 1, offset: 0.5 },
  { transform: 'scale(1.7)', opacity: 0 },
]
export const direct = director<GameEvent, View>({
  async 'die-taken'(stage, event) {
    play('stone')
    await stage.fly(`store-${event.colour}`, `dice-${event.seat}`, Die, { colour: event.colour, small: true }, 240)
  },
  async 'die-added'(stage, event) {
    play('stone')
    await stage.fly(`store-${event.colour}`, `dice-${event.seat}`, Die, { colour: event.colour, small: true }, 320)
  },
  async 'die-rolled'(stage) {
    play('die')
    await stage.wait(60)
  },
  'spell-cast': cast,
  'spell-borrowed': cast,
  async 'seal-broken'(stage, event, view) {
    const { place, seat } = event
    if (event.by === 'mage' && !stage.still) {
      const way = wayBetween(view, view.players[seat]!.mage, place)
      walks[`mage-${seat}`] = place
      await stage.wait(timeOf(way))
    }
    play('hit')
    void stage.show(`place-${place}`, Burst, { element: event.element }, SHATTER, 520)
    await spend(stage, view, seat, event.colour, event.values)
    delete walks[`mage-${seat}`]
  },
  async 'scroll-taken'(stage, event, view) {
    play('gift')
    const face = scrollAt(view, event.place)
    await stage.fly(
      `place-${event.place}`,
      `scrolls-${event.seat}`,
      Card,
      { spell: event.spell, element: event.element, strength: face?.strength ?? 0 },
      520,
    )
  },
  async 'token-stored'(stage, event, view) {
    const card = absorber(view.players[event.seat]!, event.scroll)
    await stage.fly(
      `mage-${event.seat}`,
      `card-${card?.card}`,
      Flat,
      { element: event.element, strength: event.strength },
      420,
    )
  },
  async 'seat-rested'(stage, event, view) {
    const { dice } = view.players[event.seat]!
    play('miss')
    await Promise.all(
      dice.map((die, i) =>
        stage.fly(`die-${event.seat}-${i}`, `store-${die.colour}`, Die, { ...die, small: true }, 380),
      ),
    )
  },
  async 'seat-finished'(stage, event) {
    play('stone')
    void rise(stage, `seat-${event.seat}`, t('five_seals-ui-finished'), 'good', 600)
    await stage.wait(120)
  },
  async 'familiar-placed'(stage, event, view) {
    if (view.players[event.seat]!.familiar === null)
      await stage.fly(
        `plate-${event.seat}`,
        `place-${event.place}`,
        Piece,
        { seat: event.seat, figure: view.players[event.seat]!.figure },
        460,
      )
  },
  async 'familiar-returned'(stage, event, view) {
    await stage.fly(
      `familiar-${event.seat}`,
      `plate-${event.seat}`,
      Piece,
      { seat: event.seat, figure: view.players[event.seat]!.figure },
      420,
    )
  },
  async 'dice-transmuted'(stage, event, view) {
    play('gift')
    const values = event.values
    const here = diceOf(view.players[event.seat]!.dice, event.colour, values)
    await Promise.all(
      here.map((at, i) =>
        stage.fly(
          `die-${event.seat}-${at}`,
          `store-${event.colour}`,
          Die,
          { colour: event.colour, value: values[i], small: true },
          320,
        ),
      ),
    )
    await Promise.all(
      here.map((at, i) =>
        stage.fly(
          `store-${event.to}`,
          `die-${event.seat}-${at}`,
          Die,
          { colour: event.to, value: values[i], small: true },
          320,
        ),
      ),
    )
  },
  'dice-raised': (stage, event, view) => change(stage, event, view, `+${event.by}`, 'good'),
  'dice-lowered': (stage, event, view) => change(stage, event, view, '−1', 'bad'),
  async 'tokens-swapped'(stage, event, view) {
    const [a, b] = [sealAt(view, event.place), sealAt(view, event.other)]
    play('stone')
    await Promise.all([
      stage.fly(
        `place-${event.place}`,
        `place-${event.other}`,
        Flat,
        { element: a?.element ?? 0, strength: a?.strength ?? 0 },
        600,
      ),
      stage.fly(
        `place-${event.other}`,
        `place-${event.place}`,
        Flat,
        { element: b?.element ?? 0, strength: b?.strength ?? 0 },
        600,
      ),
    ])
  },
  async 'token-removed'(stage, event) {
    play('hurt')
    await stage.show(`place-${event.place}`, Burst, { element: event.element }, SHATTER, 560)
  },
  async 'scrolls-swapped'(stage, event, view) {
    const [a, b] = [scrollAt(view, event.place), scrollAt(view, event.other)]
    play('stone')
    await Promise.all([
      a && stage.fly(`place-${event.place}`, `place-${event.other}`, Card, { ...a }, 600),
      b && stage.fly(`place-${event.other}`, `place-${event.place}`, Card, { ...b }, 600),
    ])
  },
  async 'dice-swapped'(stage, event) {
    play('stone')
    await Promise.all([
      stage.fly(
        `dice-${event.seat}`,
        `dice-${event.rival}`,
        Die,
        { colour: event.colour, value: event.rival_value, small: true },
        480,
      ),
      stage.fly(
        `dice-${event.rival}`,
        `dice-${event.seat}`,
        Die,
        { colour: event.rival_colour, value: event.value, small: true },
        480,
      ),
    ])
  },
  async 'die-seized'(stage, event) {
    play('hurt')
    void stage.light([`seat-${event.rival}`], 420)
    await stage.fly(
      `dice-${event.rival}`,
      `dice-${event.seat}`,
      Die,
      { colour: event.colour, value: event.value, small: true },
      480,
    )
  },
  async 'scrolls-traded'(stage, event, view) {
    const cards = view.players.flatMap((player) => player.scrolls)
    const face = (card: number): Partial<OwnScroll> => ({ ...cards.find((one) => one.card === card) })
    play('stone')
    await Promise.all([
      stage.fly(`card-${event.card}`, `scrolls-${event.seat}`, Card, face(event.card), 520),
      stage.fly(`card-${event.given}`, `scrolls-${event.rival}`, Card, face(event.given), 520),
    ])
  },
  'seal-passed': (stage, event) => stage.light([`place-${event.place}`], 420),
  'figure-passed': (stage, event) => stage.light([`place-${event.place}`], 420),
  async 'guardian-placed'(stage, event) {
    play('hit')
    await stage.fly(`guardian-${event.element}`, `place-${event.place}`, Piece, { element: event.element }, 480)
  },
  async 'round-began'(stage, event) {
    play('turn')
    void rise(stage, 'board', t('five_seals-ui-round', { n: event.number }), 'plain', 600)
    await stage.wait(300)
  },
  async 'match-ended'(_, { winners }, view) {
    playEnd(view.seat, winners)
  },
})

/** The card glows and its name rises from the caster's seat. */
async function cast(stage: Stage, event: SpellCast | SpellBorrowed) {
  play('gift')
  void rise(
    stage,
    `seat-${event.seat}`,
    t('five_seals-card', { spell: event.spell, element: event.element }),
    'plain',
    600,
  )
  await stage.wait(420)
}

async function spend(stage: Stage, view: View, seat: number, colour: number | null, values: number[]) {
  if (colour === null) return stage.wait(300)
  const at = diceOf(view.players[seat]!.dice, colour, values)
  await Promise.all(
    at.map((index, i) =>
      stage.fly(`die-${seat}-${index}`, `store-${colour}`, Die, { colour, value: values[i], small: true }, 460),
    ),
  )
}

async function change(stage: Stage, event: DiceRaised | DiceLowered, view: View, text: string, tone: Tone) {
  const at = diceOf(view.players[event.seat]!.dice, event.colour, event.values)
  play(tone === 'good' ? 'gift' : 'hurt')
  await Promise.all(at.map((index) => rise(stage, `die-${event.seat}-${index}`, text, tone, 600)))
}

const PAUSES: Partial<Record<GameEvent['tag'], number>> = {
  'token-laid': 0,
  'scroll-laid': 0,
  'die-taken': 40,
  'die-rolled': 60,
  'turn-began': 500,
  'dice-lifted': 160,
  'familiar-placed': 200,
  'round-began': 500,
  'round-ended': 900,
}
export const pause = (event: GameEvent) => PAUSES[event.tag] ?? 320
