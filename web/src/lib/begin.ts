import { api, sorry } from './api'
import { FACES } from './faces'
import { botRequest, bots, named } from './house.svelte'
import { lessons } from './lessons.svelte'
import { me } from './me.svelte'
import { BOT_PAUSE, prefs } from './prefs.svelte'
import { route } from './route.svelte'
import { t } from './text.svelte'
import { say } from './toast.svelte'
import type { GameInfo, LessonInfo, PresetInfo, SeatKind, SeatRequest } from './types'

/** Do something at the house and go where it leads; what goes wrong is said. */
export async function led(work: () => Promise<string | undefined>) {
  try {
    const to = await work()
    if (to) route.go(to)
  } catch (error) {
    say(sorry(error))
  }
}

/** The first kind sits on the first seat, the second on all others. */
export const company = (kinds: SeatKind[], count: number): SeatRequest[] =>
  Array.from({ length: count }, (_, i) => ({ kind: kinds[Math.min(i, 1)]! }))
/** Bots that play as beginners may wish, and people at this screen, who need not say a name. */
export const filled = (game: GameInfo, seats: SeatRequest[]) =>
  named(
    seats.map((seat, i) => {
      if (seat.kind === 'bot') return { ...botRequest(game), ...seat }
      if (seat.kind !== 'here') return seat
      return {
        ...seat,
        name: seat.name?.trim() || t('player-n', { n: i + 1 }),
        face: FACES[i % FACES.length],
        colour: i,
      }
    }),
  )
/** Whoever is to be seen by others says once who he is; whether he has. */
export const introduced = (seats: SeatRequest[]) =>
  me.introduce(
    seats.some(({ kind }) => kind === 'friend' || kind === 'here') && seats.some(({ kind }) => kind === 'me'),
  )

/** A table as a door of the hall has it. */
export const begin = (game: GameInfo, preset: PresetInfo, seats: SeatRequest[]) =>
  led(async () => {
    if (!(await introduced(seats))) return
    const { table } = await api.create({
      game: game.name,
      settings: preset.settings,
      seats: filled(game, seats),
      pause: BOT_PAUSE[prefs.pace],
      training: true,
    })
    return `/t/${table}`
  })
export const withBots = (game: GameInfo, preset: PresetInfo, seats = preset.seats) =>
  begin(game, preset, company(['me', 'bot'], seats))

/** A guided match: one that was begun goes on where it was left. */
export const learn = (game: GameInfo, { name }: LessonInfo) =>
  led(async () => {
    await me.introduce(false)
    const begun = lessons.of(game.name, name)?.table
    const kept = begun && (await api.tables()).some((one) => one.table === begun && !one.over)
    const table = kept ? begun : (await api.lesson({ game: game.name, lesson: name, rivals: bots(), pause: 1 })).table
    lessons.begin(game.name, name, table)
    return `/t/${table}`
  })
