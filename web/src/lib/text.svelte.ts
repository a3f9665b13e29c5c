import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { COMMON, roomTextsOf, textsOf, type Lang } from './languages'
import { WHO } from './player'
import { prefs } from './prefs.svelte'

export type Args = Record<string, FluentVariable>

const games = $state<Record<Lang, string[]>>({})

const bundle = $derived.by(() => {
  const made = new FluentBundle(prefs.lang, { useIsolating: false, functions: { WHO } })
  const [server = '', ...rooms] = games[prefs.lang] ?? []
  made.addResource(new FluentResource(server)) // another language's words follow, for what is missing: the first ones hold
  for (const text of [...rooms, ...spoken(prefs.lang).map(textsOf)])
    made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
})

/** The languages whose words are laid over each other: another one has what is missing in this one. */
const spoken = (lang: Lang) => [...new Set([COMMON, lang])]

/** The sentences of all games in the language in use, fetched once per language. */
export async function loadGameTexts(fetchText: (lang: Lang) => Promise<string>, lang: Lang) {
  if (games[lang] !== undefined) return
  const texts = [fetchText(lang), ...spoken(lang).map(roomTextsOf)].map((text) => text.catch(() => ''))
  games[lang] = await Promise.all(texts)
}

/** The sentences of the games are here, in the language in use. */
export const ready = () => games[prefs.lang] !== undefined

export const has = (key: string) => bundle.hasMessage(key)

/** The sentence called `key` in the language in use; the key itself shows a missing sentence. */
export function t(key: string, args?: Args): string {
  const message = bundle.getMessage(key)
  if (!message?.value) return key
  return bundle.formatPattern(message.value, args ?? null, [])
}

/** What a game is called; nothing until its sentences are here. */
export const title = (game: string) => (has(`${game}-title`) ? t(`${game}-title`) : '')

/** The first of `keys` that has a sentence. */
export const first = (keys: string[], args?: Args) => t(keys.find(has) ?? keys[0]!, args)
