import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameModule } from '../games'
import type { Way } from '../wire'
import { house } from './house.svelte'
import { LANGS, type Lang } from './languages'
import type { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { preview } from './preview'
import { loadGameTexts } from './text.svelte'
import type { GameInfo, GameName, Option, SeatInfo } from './types'

interface Case {
  seat: number
  asked: string
  option: Option
  way: Way
  short: Record<Lang, string>
  whole: Record<Lang, string>
}
interface Told {
  game: GameName
  names: string[]
  quiet: string[]
  seat_fields: Record<string, string[]>
  cases: Case[]
}

const FOLDER = '.recorded/told'
const games = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Told)
const textsOf = (game: GameName, lang: Lang) => readFileSync(`../src/magoteka/games/${game}/locale/${lang}.ftl`, 'utf8')
const seat = (name: string) => ({ name, kind: 'human', form: '' }) as unknown as SeatInfo

/** A table at which one answer is open. */
const at = ({ game, names, quiet }: Told, { seat: chair, asked, option, way }: Case) =>
  ({
    table: { game, chair, asking: [{ seat: chair, question: asked, clause: '' }], seats: names.map(seat) },
    ways: new Map([[JSON.stringify(option), way]]),
    module: { quiet: new Set(quiet) } as unknown as GameModule<GameName>,
    name: (of: number) => names[of],
  }) as unknown as Live<GameName>

describe.each(games)('$game', (told) => {
  it.each(LANGS)('says of an answer what the terminal says: %s', async (lang) => {
    prefs.lang = lang
    house.games = [{ name: told.game, seat_fields: told.seat_fields } as unknown as GameInfo]
    await loadGameTexts(async (lang) => games.map((one) => textsOf(one.game, lang)).join('\n'), lang)
    for (const one of told.cases) {
      const { short, whole } = preview(at(told, one), one.option)!
      expect({ option: one.option, short, whole }).toEqual({
        option: one.option,
        short: one.short[lang],
        whole: one.whole[lang],
      })
    }
    expect(told.cases.length).toBeGreaterThan(9)
  })
})
