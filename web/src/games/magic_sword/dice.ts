import { t } from '../../lib/text.svelte'
import { TABLES } from './contract'

type Told = { what: string; n: number; name: string }
type Row = { faces: number[]; odds: number; deeds: Told[] }
export type Dice = { when: Told[]; dice: number; rows: Row[] }

const SIGNED: ReadonlySet<string> = new Set(['sword', 'magic', 'life', 'gold', 'spells', 'die-bonus'])
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)
const card = (design: string) => t('magic_sword-card', { design })
const square = (name: string) => t('magic_sword-square', { square: name })
const being = (name: string) => t('magic_sword-being', { being: name })
/** How the thing of a deed is called. */
const NAMERS = new Map<string, (name: string) => string>([
  ['gain', card],
  ['go-to', square],
  ['appears', square],
  ['fight-sword', being],
  ['fight-magic', being],
  ['chosen', (name) => t('magic_sword-case', { case: name })],
])
const plain = (name: string) => name && t('magic_sword-deed-name', { name })
const nameOf = ({ what, name }: Told) => (NAMERS.get(what) ?? plain)(name)
const deedText = (deed: Told) =>
  t('magic_sword-deed', {
    what: deed.what,
    n: SIGNED.has(deed.what) ? signed(deed.n) : String(deed.n),
    name: nameOf(deed),
  })
/** What happens, in words: deeds one after another, with the words between them. */
export const deedsText = (deeds: Told[]) => deeds.map(deedText).join(' ')
const facesText = (faces: number[]) => (faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : String(faces[0]))
/** A row of a table that dice decide. */
export function rowText({ faces, odds, deeds }: Row): string {
  const said = { odds: `${Math.round(odds * 100)} %`, deeds: deedsText(deeds) }
  return faces[0] === 0
    ? t('magic_sword-dice-guess', { ...said, odds: '17 %' })
    : t('magic_sword-dice-row', { ...said, faces: facesText(faces) })
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** What is thrown, and for whom. */
const headText = ({ when, dice }: Dice) =>
  [dice > 1 ? t('magic_sword-dice', { dice }) : t('magic_sword-die'), capital(deedsText(when).replace(/:$/, ''))]
    .filter(Boolean)
    .join('. ')
const tableText = (table: Dice) => `${headText(table)}: ${table.rows.map(rowText).join('; ')}.`
/** Everything that dice decide on a square, by a card or by a spell, in sentences. */
export const diceText = (slug: string) => (TABLES[slug] ?? []).map(tableText).join(' ')
