import type { SettingInfo } from './types'
import type { Value } from '../wire'

/** What a link agrees on for a new table: each a choice that the game has, or something written where that may be. */
export function settingsIn(query: URLSearchParams, known: SettingInfo[]): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const { key, choices, written } of known) {
    const told = query.get(key)
    const value = choices.find((choice) => String(choice) === told) ?? (written && told ? told : undefined)
    if (value !== undefined) found[key] = value
  }
  return found
}

/** The part of a link that agrees on these settings; what is usual anyway is not named. */
export function queryOf(settings: Record<string, Value>, known: SettingInfo[]): string {
  const named = known.filter(({ key, default: usual }) => (settings[key] ?? usual) !== usual)
  return new URLSearchParams(named.map(({ key }) => [key, String(settings[key])])).toString()
}
