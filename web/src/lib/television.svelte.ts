import { MediaQuery } from 'svelte/reactivity'

/** What is read from the sofa is no smaller than this, in px of a screen 1920 wide. */
const LEAST = 24
const WIDE = 1920
const LATER = 120

const large = new MediaQuery('min-width: 1600px')
const wide = new MediaQuery('min-width: 1200px')

/** How large the letters of something are on the screen. */
function sizeOf(one: Element): number {
  const size = parseFloat(getComputedStyle(one).fontSize)
  const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null
  return matrix ? size * Math.hypot(matrix.a, matrix.b) : size
}
const speaks = (one: Element) =>
  [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')

/** Nothing that is written in `root` is too small: what would be grows. */
function grow(root: Element) {
  const least = (LEAST * innerWidth) / WIDE
  for (const one of root.querySelectorAll<HTMLElement | SVGElement>('*')) {
    if (!speaks(one) || one.closest('.unseen')) continue
    const size = sizeOf(one)
    if (size > 0 && size < least - 0.1)
      one.style.fontSize = `${(parseFloat(getComputedStyle(one).fontSize) * least) / size}px`
  }
}

/** A large screen before which nobody sits is looked at from afar. */
export const far = (sitting: boolean) => !sitting && large.current

/** There is a column beside the board. */
export const beside = (sitting: boolean) => wide.current && !far(sitting)

/** Keep a page legible from the sofa for as long as it is one that is looked at from there. */
export function legible(root: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => grow(root), LATER)
  }
  const watcher = new MutationObserver(soon)
  watcher.observe(root, { childList: true, subtree: true, characterData: true })
  addEventListener('resize', soon)
  document.documentElement.classList.add('tv')
  soon()
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    removeEventListener('resize', soon)
    document.documentElement.classList.remove('tv')
  }
}
