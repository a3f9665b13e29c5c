import { t } from './text.svelte'

/** Where a component comes from, in a few words: the rulebook, the published game, or us. */
export function originText(game: string, found: readonly string[] | undefined): string {
  if (!found) return ''
  const [source, chapter] = found
  return t(`origin-${source}`, { chapter: chapter ? t(`${game}-chapter-${chapter}`) : 'none' })
}
