const NAME = 'magoteka'
const TEXTS = 'texts'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>(
    (good, bad) => ((request.onsuccess = () => good(request.result)), (request.onerror = () => bad(request.error))),
  )

async function database(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS)
  return done(request)
}

/** Texts by keys, in the browser's own database. */
export async function openKeyStore() {
  const db = await database()
  return {
    /** JSON of all texts whose keys begin so. */
    async read(prefix: string): Promise<string> {
      const texts = db.transaction(TEXTS).objectStore(TEXTS)
      const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : null
      const [keys, found] = await Promise.all([done(texts.getAllKeys(range)), done(texts.getAll(range))])
      return JSON.stringify(Object.fromEntries(keys.map((key, i) => [key, found[i]])))
    },
    /** All changes or none; it returns when the disk has them. */
    async write(changes: string): Promise<void> {
      const work = db.transaction(TEXTS, 'readwrite', { durability: 'strict' })
      const texts = work.objectStore(TEXTS)
      const all: Record<string, string | null> = JSON.parse(changes)
      for (const [key, text] of Object.entries(all)) {
        if (text === null) texts.delete(key)
        else texts.put(text, key)
      }
      await new Promise<void>(
        (good, bad) => ((work.oncomplete = () => good()), (work.onabort = work.onerror = () => bad(work.error))),
      )
    },
  }
}
