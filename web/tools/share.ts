import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const require = createRequire(import.meta.url)
const FONTS = ['latin', 'latin-ext', 'cyrillic']
const read = (path: string) => readFileSync(`${SOURCES}/${path}`, 'utf8')

/** What the server draws pictures for messengers with: emblems, colours, faces, and the house's letters. */
export function share(): Plugin {
  return {
    name: 'share',
    generateBundle() {
      const add = (name: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `share/${name}`, source })
      add('parts.json', JSON.stringify(parts()))
      for (const one of FONTS)
        add(
          `forum-${one}.ttf`,
          unpacked(readFileSync(require.resolve(`@fontsource/forum/files/forum-${one}-400-normal.woff`))),
        )
      add('forum-LICENSE.txt', readFileSync(require.resolve('@fontsource/forum/LICENSE')))
    },
  }
}

function parts() {
  const icons = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons
  const root = colours(read('app.css').split('[data-theme')[0]!)
  const games = readdirSync(`${SOURCES}/games`, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== 'plain',
  )
  const rooms = games.map(({ name }) => [
    name,
    {
      emblem: inside(read(`games/${name}/emblem.svg`)),
      ...root,
      ...colours(read(`games/${name}/palette.css`).split('}')[0]!),
    },
  ])
  const faces = Object.keys(JSON.parse(read('icons.json'))).map((name) => [name, icons[name].body])
  return { house: root, games: Object.fromEntries(rooms), faces: Object.fromEntries(faces), shapes: shapes() }
}
/** The shields of faces, as the client draws them. */
const shapes = (): string[] =>
  [.../SHAPES = \[([^\]]*)\]/.exec(read('lib/faces.ts'))![1]!.matchAll(/'([^']*)'/g)].map((one) => one[1]!)
const inside = (svg: string) => svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '')
const colours = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map(([, name, value]) => [name, value]))

/** A font as programs read it that are no browsers: WOFF is the same tables, each of them compressed. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i
    const [offset, packed, whole] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [number, number, number]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      bytes: packed < whole ? inflateSync(bytes) : bytes,
    }
  })
  const head = Buffer.alloc(12 + 16 * count)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  ;[count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, i) =>
    head.writeUInt16BE(value, 4 + 2 * i),
  )
  let end = head.length
  const body = tables.map(({ tag, sum, bytes }, i) => {
    tag.copy(head, 12 + 16 * i)
    ;[sum, end, bytes.length].forEach((value, j) => head.writeUInt32BE(value, 16 + 16 * i + 4 * j))
    end += Math.ceil(bytes.length / 4) * 4
    return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  })
  return Buffer.concat([head, ...body])
}
