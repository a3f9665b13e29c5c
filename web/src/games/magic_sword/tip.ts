import { Pointing } from '../../lib/tip.svelte'

/** What is being pointed at, in words. */
export const tip = new Pointing<{ text: string; what?: string }>()

/** Svelte action: hovering or focusing the thing tells of it, and shows its picture where it has one. */
export const tells = (node: Element, about: () => string | { text: string; what: string }) =>
  tip.tells(node, () => {
    const told = about()
    return typeof told === 'string' ? { text: told } : told
  })
