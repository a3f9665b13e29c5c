import type { Ground } from '../wire'
import type { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { argsOf, sentence } from './sentence'
import { t } from './text.svelte'
import type { GameName } from './types'

/** Why an answer is advised, in a sentence; shares that differ never look the same. */
export function reason<G extends GameName>(live: Live<G>, why: Ground<G>, you = live.chair): string {
  const { share, other } = why
  const digits = share !== null && other !== null && share !== other && whole(share) === whole(other) ? 1 : 0
  const percents = (one: number | null) => (one === null ? 'none' : Number((100 * one).toFixed(digits)))
  return t(`hint-why-${why.kind}`, {
    what: what(live, why, you),
    exact: why.exact ? 'yes' : 'no',
    share: percents(share),
    other: percents(other),
    more: share === null || other === null || share >= other ? 'yes' : 'no',
    points: Math.max(1, whole(Math.abs((share ?? 0) - (other ?? 0)))),
  })
}
const whole = (share: number) => Math.round(100 * share)

/** What happens: under the name of its sort where that has one, for then its numbers say nothing. */
function what<G extends GameName>({ table }: Live<G>, { event, gist }: Ground<G>, you: number | null): string {
  if (!event || !table) return ''
  return gist
    ? t(`${table.game}-gist-${gist}`, argsOf(table, event, prefs.lang, you))
    : sentence(table, event, prefs.lang, 'event', you)
}
