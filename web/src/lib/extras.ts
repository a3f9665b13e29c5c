import type { Component } from 'svelte'

export { default as Beside } from './Meanwhile.svelte'
/** A server keeps its tables itself. */
export const Kept: Component<{ changed: () => void }> | null = null
