const KEY = 'magoteka-asked'

function asked(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

/** Whether this device meets a kind of question for the first time; from now on it does not. */
export function firstTime(kind: string): boolean {
  const before = asked()
  if (before.includes(kind)) return false
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, kind]))
  } catch {
    localStorage.removeItem(KEY)
  }
  return true
}
