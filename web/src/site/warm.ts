import type { PyodideAPI } from 'pyodide'

/** What of the runtime's module is needed here. */
interface Runtime {
  HEAP8: Int8Array
  _malloc(size: number): number
}
interface Wishes {
  indexURL: string
  _makeSnapshot?: boolean
  _loadSnapshot?: Uint8Array
  createPyodideModule?: (settings: unknown) => Promise<Runtime>
}
type Load = (wishes: Wishes) => Promise<PyodideAPI>

const CACHE = 'magoteka-warm'
const FOLDER = '/house'
const PIECE = 2 ** 22
const IMPORTS = `
import sys
sys.path.insert(0, "${FOLDER}")
import magoteka.games, magoteka.offline.desk
[*magoteka.games.GAMES.values()]
`

/** A memory fits only what it was made of: these sources, and a browser that translates the runtime in the same way. */
async function nameOf(sources: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', sources))
  return `memory-${Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}?${encodeURIComponent(navigator.userAgent)}`
}

async function remembered(name: string): Promise<Uint8Array | undefined> {
  const found = await (await caches.open(CACHE)).match(name)
  const stream = found?.body?.pipeThrough(new DecompressionStream('gzip'))
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Only the newest is kept; where the browser has no room for it, the next visit begins from the beginning, too. */
async function remember(name: string, memory: Uint8Array) {
  const cache = await caches.open(CACHE)
  for (const old of await cache.keys()) await cache.delete(old)
  await cache.put(
    name,
    new Response(new Blob([memory as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('gzip'))),
  )
}

async function restored(load: Load, runtime: string, memory: Uint8Array): Promise<PyodideAPI> {
  const { default: create }: { default: (settings: unknown) => Promise<Runtime> } = await import(
    /* @vite-ignore */ `${runtime}pyodide.asm.mjs`
  )
  const createPyodideModule = async (settings: unknown) => {
    const module = await create(settings)
    // The runtime does not make room by itself. What is taken here is forgotten when the memory is laid over it.
    while (module.HEAP8.length < memory.length) module._malloc(PIECE)
    return module
  }
  return load({ indexURL: runtime, _loadSnapshot: memory, createPyodideModule })
}

/** Python as the last visit left it, or nothing. */
async function again(load: Load, runtime: string, name: string): Promise<PyodideAPI | undefined> {
  try {
    const memory = await remembered(name)
    const python = memory && (await restored(load, runtime, memory))
    if (python) performance.mark(CACHE)
    return python
  } catch (error) {
    console.warn(error)
    await caches.delete(CACHE)
  }
}

/**
 * Python with the house imported. To start it takes seconds, so a browser keeps its memory as it is at that moment,
 * before anything of a person is in it, and lays it back at the next visit.
 */
export async function openPython(runtime: string, sources: ArrayBuffer): Promise<PyodideAPI> {
  const { loadPyodide }: { loadPyodide: Load } = await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)
  const name = self.isSecureContext ? await nameOf(sources) : undefined // elsewhere a browser keeps nothing
  const known = name && (await again(loadPyodide, runtime, name))
  const python = known || (await loadPyodide({ indexURL: runtime, _makeSnapshot: true }))
  python.unpackArchive(sources, 'zip', { extractDir: FOLDER })
  if (known) return python
  python.runPython(IMPORTS)
  if (name) remember(name, python.makeMemorySnapshot()).catch((error: unknown) => console.warn(error))
  return python
}
