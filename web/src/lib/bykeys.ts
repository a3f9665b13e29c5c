let keys = false
addEventListener('keydown', () => (keys = true), { capture: true })
addEventListener('pointerdown', () => (keys = false), { capture: true })

/** Whether the last thing this person touched was a key. */
export const byKeys = () => keys
