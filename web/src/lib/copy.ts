/** Put a text on the clipboard; whether it is there. On plain http only the old way is open: a selected field. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return selected(text)
  }
}

function selected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  const inside = document.querySelector('dialog[open]') ?? document.body
  const before = document.activeElement
  inside.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
