import { marked } from 'marked'

export interface Clause {
  html: string
  /** `AB-17` when the passage is a clause of the ledger. */
  id: string | null
  text: string
  heading: number
  /** What a picture shows, in the words of its line; its caption is the text. */
  picture: string | null
}

const ID = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?\b/

/** A rules page as passages: headings and clauses, each with its anchor and its plain text. */
export function passages(markdown: string): Clause[] {
  return marked.lexer(markdown).flatMap((token) => {
    if (token.type === 'space') return []
    if (token.type === 'code' && token.lang?.startsWith('picture '))
      return [{ html: '', id: null, text: token.text, heading: 0, picture: token.lang.slice('picture '.length) }]
    if (token.type === 'list') return token.items.map((item: { raw: string }) => passage(item.raw, 0, 'list'))
    return [passage(token.raw, token.type === 'heading' ? Number(token.depth) : 0, token.type)]
  })
}

function passage(raw: string, heading: number, kind: string): Clause {
  const text = raw.replace(/[*_`#>|]/g, '').trim()
  const starts = new RegExp(`^[-*\\s]*\\*\\*\\[?(${ID.source})`).exec(raw)
  const html = linked(marked.parse(raw, { async: false }), starts?.[1])
  // A table scrolls in a frame of its own, which can be reached by keys.
  const framed = kind === 'table' ? `<div class="sheet" tabindex="0" role="group">${widened(html)}</div>` : html
  return { html: kind === 'html' ? '' : framed, id: starts?.[1] ?? null, text, heading, picture: null }
}

/** So many letters are a sentence, and its column needs room for it. */
const SENTENCE = 44
/** A table whose columns of sentences are marked, so that they stay wide enough to be read. */
function widened(html: string): string {
  const rows = html.split('</tr>')
  const cells = (row: string) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell!.replace(/<[^>]*>/g, '').length)
  const widths = rows
    .map(cells)
    .reduce((most, row) => row.map((length, i) => Math.max(length, most[i] ?? 0)).concat(most.slice(row.length)), [])
  return rows
    .map((row) => {
      let column = 0
      return row.replace(/<td/g, (cell) => (widths[column++]! > SENTENCE ? `${cell} class="long"` : cell))
    })
    .join('</tr>')
}

/** Every mention of another clause becomes a link to it. */
function linked(html: string, own: string | undefined): string {
  return html.replace(new RegExp(ID, 'g'), (id) => (id === own ? id : `<a href="#${id}">${id}</a>`))
}

export function found(passage: Clause, words: string): boolean {
  const text = passage.text.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
}
