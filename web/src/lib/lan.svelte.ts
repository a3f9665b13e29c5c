import { api, sorry } from './api'
import { below } from './houses'
import { say } from './toast.svelte'

/** Whether a house on one's own machine is shown in the local network; only who sits before it learns of it. */
class Lan {
  may = $state(false)
  address = $state<string | null>(null)
  #asked = false

  /** Where other devices find the house, as it is typed. */
  get place() {
    return `${this.address ?? location.host}${below}`
  }
  /** Where links for other devices lead. */
  get origin() {
    return `${location.protocol}//${this.place}`
  }
  /** Nobody else can reach us: this page was opened on the machine itself, and the house is not shown. */
  get hidden() {
    return ['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname) && !this.address
  }
  async ask() {
    if (this.#asked || !['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname)) return
    this.#asked = true
    await api
      .lan()
      .then((found) => Object.assign(this, found))
      .catch(() => {})
  }
  async show(on: boolean) {
    await api
      .showInLan({ on })
      .then((found) => Object.assign(this, found))
      .catch((error) => say(sorry(error)))
  }
}
export const lan = new Lan()
