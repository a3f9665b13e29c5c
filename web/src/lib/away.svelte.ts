/** So long a server may be silent before one is offered to play without it. */
const PATIENCE = 8000

/** Whether the server has been lost for long. */
class Away {
  long = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  lose() {
    this.#timer ??= setTimeout(() => (this.long = true), PATIENCE)
  }
  found() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.long = false
  }
}
export const away = new Away()
