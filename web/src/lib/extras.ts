import type { Component } from 'svelte'

/** A server has nothing to say beside everything else, and keeps its tables itself. */
export const Beside: Component | null = null
export const Kept: Component<{ changed: () => void }> | null = null
