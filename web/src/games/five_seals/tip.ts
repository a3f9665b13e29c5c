import { Pointing } from '../../lib/tip.svelte'
import type { Price } from './contract'

/** What is being pointed at; and the prices of the seal, whose dice light up. */
export const tip = new Pointing<{ text: string; prices: Price[] }>()
export const tells = tip.tells
