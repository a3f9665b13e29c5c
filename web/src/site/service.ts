/** Types of a service worker, as far as they are needed here: the page's own types do not know them. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Service {
  location: Location
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(kind: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(kind: 'message', listen: (event: MessageEvent<unknown>) => void): void
}
declare const self: Service
export {}

/** Every file of the site with its fingerprint; written here when the site is built. */
const FILES: Record<string, string> = JSON.parse('__FILES__')
const CACHE = 'magoteka'
const AT_ONCE = 6
/** The folder of the site; where a server has it below its own pages, they are in the scope too. */
const BASE = new URL('./', self.location.href).href
const at = (path: string) => new URL(path, BASE).href
const kept = (path: string) => `${at(path)}?${FILES[path]}`

/** A file of the same fingerprint is not fetched again: an update brings only what has changed. */
async function fill() {
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map((request) => request.url))
  const missing = Object.keys(FILES).filter((path) => !known.has(kept(path)))
  const fetched = async () => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) {
      const response = await fetch(at(path), { cache: 'no-cache' })
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(kept(path), response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetched))
}

/** What no file of this version is goes. */
async function tidy() {
  const cache = await caches.open(CACHE)
  const mine = new Set(Object.keys(FILES).map(kept))
  await Promise.all(
    (await cache.keys())
      .filter(({ url }) => url.startsWith(BASE) && !mine.has(url))
      .map((request) => cache.delete(request)),
  )
  await self.clients.claim()
}

async function found(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(kept(path))) ?? fetch(request)
}

/** What a proxy says of a server that is away. */
const AWAY = new Set([502, 503, 504])
/** A page of the server; where it does not answer, the house of this browser, with the same words behind the hash. */
async function served(request: Request): Promise<Response> {
  const found = await fetch(request).catch(() => undefined)
  return found && !AWAY.has(found.status) ? found : Response.redirect(`${BASE}?away`)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('message', (event) => {
  if (event.data === 'go') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { href } = new URL(request.url)
  if (request.method !== 'GET') return
  if (!href.startsWith(BASE)) {
    if (request.mode === 'navigate' && href.startsWith(self.registration.scope)) event.respondWith(served(request))
    return
  }
  const path = request.mode === 'navigate' ? 'index.html' : href.slice(BASE.length).replace(/[?#].*$/, '')
  if (path in FILES) event.respondWith(found(request, path))
})
