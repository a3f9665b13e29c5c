import { api } from './api'
import { FACES, looks, SHAPES, type Look } from './faces'
import { t } from './text.svelte'
import type { Me as Known } from './types'

const any = (count: number) => Math.floor(Math.random() * count)

/** Who sits at this device: a guest whose name and look the server keeps in a cookie. */
class Me {
  name = $state('')
  look = $state<Look>(looks({}))
  /** Somebody is to say who he is; told whether he has. */
  asked = $state.raw<((said: boolean) => void) | null>(null)

  /** Has said a name. */
  get known() {
    return this.name !== '' && this.name !== t('guest')
  }
  #heard: Promise<void> = Promise.resolve()
  #hear = () => (this.#heard = api.me().then((known) => this.#be(known)))
  load() {
    return this.#hear().catch(() => {})
  }
  async rename(name: string, look = this.look) {
    this.#be(await api.guest({ name: name.trim() || t('guest'), ...look }))
  }
  /** The name and the look of another device. */
  async wear(code: string) {
    this.#be(await api.wear({ code }))
  }
  /** Before a table: who plays with others says a name and picks a face, once; alone nobody is asked. */
  async introduce(others: boolean): Promise<boolean> {
    await this.#heard.catch(this.#hear) // a name that has not come must not be written over
    if (!this.name) await this.rename('', this.#spare())
    if (!others || this.known) return true
    return new Promise((told) => {
      this.asked = (said) => {
        this.asked = null
        told(said)
      }
    })
  }
  #spare = (): Look => ({ face: FACES[any(FACES.length)]!, colour: any(SHAPES.length), form: '' })
  #be(known: Known) {
    this.name = known.name ?? ''
    this.look = looks(known)
  }
}

export const me = new Me()
