import { Pointing } from '../../lib/tip.svelte'

/** What is being pointed at, in words. */
export const tip = new Pointing<{ text: string }>()

/** Svelte action: hovering or focusing the thing tells of it. */
export const tells = (node: Element, about: () => string) => tip.tells(node, () => ({ text: about() }))
