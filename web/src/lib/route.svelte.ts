import { transport } from '$transport'

/** A host of plain files knows one page: there the path stands behind a hash. */
const behind = transport.alone
/** A link with a position has it behind the hash in every house: so it never reaches a server's log. */
const here = () =>
  behind || location.hash.startsWith('#/p/') ? new URL(location.hash.slice(1) || '/', location.origin) : location
/** The address of a path of the house. */
export const addressOf = (path: string) => (behind ? `#${path}` : path)

/** Where the visitor is; moved through history. */
class Route {
  path = $state(here().pathname)
  query = $state(new URLSearchParams(here().search))
  hash = $state(here().hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
    if (behind) document.addEventListener('auxclick', (event) => this.#follow(event))
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
    if (event.defaultPrevented || event.button > 1 || !link || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api')) {
      if (behind) void this.#save(event, link)
      return
    }
    const elsewhere = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey || link.target !== ''
    if (link.hasAttribute('download') || (elsewhere && !behind)) return
    event.preventDefault()
    const within = behind && link.getAttribute('href')!.startsWith('#')
    const to = within ? `${this.path}${here().search}${link.hash}` : link.pathname + link.search + link.hash
    if (elsewhere) open(addressOf(to), '_blank')
    else this.go(to)
  }

  /** A file that a server would send. */
  async #save(event: MouseEvent, link: HTMLAnchorElement) {
    event.preventDefault()
    const reply = await transport.call(link.pathname.slice('/api'.length) + link.search, {})
    if (reply.ok) saved(await reply.blob(), link.download)
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
