import { play } from './sound'

const DOT = '<circle cx="50" cy="14" r="13" fill="#e5484d" stroke="#fff" stroke-width="3"/></svg>'
let own = ''
let plain: string | undefined

/** The icon of the tab has a dot while it is my turn. */
export async function badge(on: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon) return
  own ||= icon.href
  const drawn = (plain ??= on
    ? await fetch(own).then(
        (found) => found.text(),
        () => '',
      )
    : undefined)
  icon.href = on && drawn ? `data:image/svg+xml,${encodeURIComponent(drawn.replace('</svg>', DOT))}` : own
}

/** A turn that has come is told once: by a sound, in the hand, and by the system where it may. */
export function tellTurn(words: string, tag: string) {
  play('turn')
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 80, 120])
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    new Notification(words, { tag })
  } catch {
    // Some phones show notices only for installed pages.
  }
}
