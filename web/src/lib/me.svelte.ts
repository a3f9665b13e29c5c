import { api } from './api'
import { FACES, looks, SHAPES, type Look } from './faces'
import { t } from './text.svelte'
import type { Me as Known } from './types'

const any = (count: number) => Math.floor(Math.random() * count)

/** Who sits at this device: a guest whose name and look the server keeps in a cookie. */
class Me {
  name = $state('')
  look = $state<Look>(looks({}))

  async load() {
    await api.me().then(
      (known) => this.#be(known),
      () => {},
    )
  }
  async rename(name: string, look = this.look) {
    this.#be(await api.guest({ name: name.trim() || t('guest'), ...look }))
  }
  /** The name and the look of another device. */
  async wear(code: string) {
    this.#be(await api.wear({ code }))
  }
  /** A name and a face are needed before the first table, but nobody is asked for them. */
  async ensure() {
    if (this.name) return
    const face = FACES[any(FACES.length)]!
    await this.rename(t(`face-${face}`), { face, colour: any(SHAPES.length), form: '' })
  }
  #be(known: Known) {
    this.name = known.name ?? ''
    this.look = looks(known)
  }
}

export const me = new Me()
