/** A copy of a value that came as JSON; unlike structuredClone it also copies what Svelte watches. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
