/** What this device remembers under a name; nothing, where it remembers nothing or cannot. */
export function recall<Kept>(key: string): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}

/** Remember something; a device without a memory goes on without it. */
export function remember(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // A private window: what was to be remembered is still shown until the page is left.
  }
}
