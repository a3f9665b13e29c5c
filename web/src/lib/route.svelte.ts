/** Where the visitor is: paths without hashes, moved through history. */
class Route {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#read()
    if (!location.hash) scrollTo(0, 0)
  }

  #read() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash
  }

  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const route = new Route()

/** `match('/t/:table', path)` gives the named parts, or nothing. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = []
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'))
  const found = new RegExp(`^${source}/?$`).exec(path)
  return found ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1]!)])) : undefined
}
