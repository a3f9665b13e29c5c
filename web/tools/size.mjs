import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const folder = new URL('../../src/magoteka/server/static/assets/', import.meta.url)
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith('.js') && !name.startsWith('icons-'))
  .map((name) => gzipSync(readFileSync(new URL(name, folder))).length)
const total = sizes.reduce((sum, size) => sum + size, 0)
console.log(`script bundle: ${(total / 1000).toFixed(1)} kB gzipped without icons, limit ${LIMIT / 1000} kB`)
if (total > LIMIT) process.exit(1)
