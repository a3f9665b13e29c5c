export { default as Beside } from './Beside.svelte'
export { default as Kept } from './Kept.svelte'
