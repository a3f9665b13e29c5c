import { transport } from '$transport'
import { below } from './houses'

/** A host of plain files knows one page: there the path stands behind a hash. */
const behind = transport.alone
/** The path in the house that an address means. What begins like a path behind the hash is one in every house: so an address of a house of files leads to the same page here, and a position in a link never reaches a server's log. */
function pathIn({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (behind || hash.startsWith('#/')) return hash.slice(1) || '/'
  const ours = `${pathname}/`.startsWith(`${below}/`) ? pathname.slice(below.length) : pathname
  return `${ours || '/'}${search}${hash}`
}
const here = () => new URL(pathIn(location), location.origin)
/** The address of a path of the house. */
export const addressOf = (path: string) => (behind ? `#${path}` : `${below}${path}`)

/** Where the visitor is; moved through history. */
class Route {
  path = $state(here().pathname)
  query = $state(new URLSearchParams(here().search))
  hash = $state(here().hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to))
    this.#read()
    if (!this.hash) scrollTo(0, 0)
  }

  #read() {
    const { pathname, search, hash } = here()
    this.path = pathname
    this.query = new URLSearchParams(search)
    this.hash = hash
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a')
    if (event.defaultPrevented || !link || link.origin !== location.origin) return
    const passage = behind && !link.hash.startsWith('#/')
    const to = passage ? `${this.path}${here().search}${link.hash}` : pathIn(link)
    if (to.startsWith('/api')) {
      if (behind) void this.#save(event, to, link.download)
      return
    }
    const elsewhere = event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target !== ''
    if (elsewhere || link.hasAttribute('download')) return
    event.preventDefault()
    this.go(to)
  }

  /** A file that a server would send. */
  async #save(event: MouseEvent, from: string, name: string) {
    event.preventDefault()
    const reply = await transport.call(from.slice('/api'.length), {})
    if (reply.ok) saved(await reply.blob(), name)
  }
}

/** Hand a file to the browser, which keeps it where files go. */
export function saved(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export const route = new Route()

/** `match('/t/:table', path)` gives the named parts, or nothing. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = []
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'))
  const found = new RegExp(`^${source}/?$`).exec(path)
  return found ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1]!)])) : undefined
}
