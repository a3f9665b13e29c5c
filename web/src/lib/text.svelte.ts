import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefs, type Lang } from './prefs.svelte'

export type Args = Record<string, FluentVariable>

// The house's own texts and what the tables of the games say beyond the server's sentences.
const files = import.meta.glob<string>(['../locale/*.ftl', '../games/*/*.ftl'], { query: '?raw', import: 'default', eager: true })
const ours = (lang: Lang) => Object.entries(files).flatMap(([path, text]) => (path.endsWith(`/${lang}.ftl`) ? [text] : [])).join('\n')
const games = $state<Partial<Record<Lang, string>>>({})

const bundle = $derived.by(() => {
  const made = new FluentBundle(prefs.lang, { useIsolating: false })
  made.addResource(new FluentResource(games[prefs.lang] ?? ''))
  made.addResource(new FluentResource(ours(prefs.lang)), { allowOverrides: true })
  return made
})

/** The sentences of all games in the language in use, fetched once per language. */
export async function loadGameTexts(fetchText: (lang: Lang) => Promise<string>, lang: Lang) {
  if (games[lang] !== undefined) return
  games[lang] = await fetchText(lang).catch(() => '')
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
