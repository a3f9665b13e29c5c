import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const root = new URL('../../src/magoteka/server/static/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'))
const weigh = (file) => (/\/icons-/.test(file) ? 0 : gzipSync(readFileSync(new URL(file, root))).length)

/** All files that come with an entry. */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const other of manifest[key].imports ?? []) withImports(other, found)
  return found
}
const size = (keys) => [...keys].reduce((sum, key) => sum + weigh(manifest[key].file), 0)
const house = withImports('index.html')
const rooms = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !/\/art(\.ts|\/)/.test(key))
const heaviest = Math.max(...rooms.map((room) => size(withImports(room, new Set(house)))))
console.log(
  `script bundle: ${(size(house) / 1000).toFixed(1)} kB gzipped without icons; with the heaviest room ${(heaviest / 1000).toFixed(1)} kB, limit ${LIMIT / 1000} kB`,
)
/** The pictures of a game come after its table, and the kit that paints them with the first of them. */
const PICTURES = 120_000
const kit = weigh(manifest['src/art/paint.ts'].file)
const sets = Object.keys(manifest).filter((key) => /games\/\w+\/art\.ts$/.test(key))
const richest = Math.max(...sets.map((set) => kit + weigh(manifest[set].file)))
console.log(`pictures of a game: at most ${(richest / 1000).toFixed(1)} kB with the kit, limit ${PICTURES / 1000} kB`)
if (heaviest > LIMIT || richest > PICTURES) process.exit(1)
