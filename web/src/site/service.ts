/** Types of a service worker, as far as they are needed here: the page's own types do not know them. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Service {
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
const at = (path: string) => new URL(path, self.registration.scope).href
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
  await Promise.all((await cache.keys()).filter((request) => !mine.has(request.url)).map((request) => cache.delete(request)))
  await self.clients.claim()
}

async function found(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(kept(path))) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('message', (event) => {
  if (event.data === 'go') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return
  const path = request.mode === 'navigate' ? 'index.html' : url.href.slice(self.registration.scope.length).replace(/[?#].*$/, '')
  if (path in FILES) event.respondWith(found(request, path))
})
