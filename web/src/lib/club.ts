import { house } from './house.svelte'
import { queryOf } from './setup'
import { first, t, title } from './text.svelte'
import type { ClubGame, Value } from '../wire'

/** What a club plays, or all games of the house where it has no list of its own. */
export const gamesOf = (games: ClubGame[]): ClubGame[] =>
  games.length ? games : house.games.map(({ name }) => ({ game: name, name: '', settings: {}, about: '' }))

/** How a game of a club is called. */
export const called = (one: ClubGame) => one.name || title(one.game)

const said = (value: Value) =>
  typeof value === 'boolean' ? t(value ? 'option-yes' : 'option-no').toLowerCase() : String(value)

/** What is agreed on otherwise than usual, in words. */
export const agreedIn = ({ game, settings = {} }: ClubGame) =>
  (house.game(game)?.settings ?? [])
    .filter(({ key, default: usual }) => (settings[key] ?? usual) !== usual)
    .map(({ key }) => {
      const value = settings[key]!
      return `${t(`${game}-setting-${key}`)}: ${first([`${game}-setting-${key}-${value}`, said(value)])}`
    })

/** The page of a new table of a club, with what is agreed there. */
export function newTable(club: string, { game, settings = {} }: ClubGame): string {
  const told = queryOf(settings, house.game(game)?.settings ?? [])
  return `/new/${game}?${told ? `${told}&` : ''}club=${club}`
}
