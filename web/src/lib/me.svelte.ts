import { api } from './api'
import { t } from './text.svelte'

/** Who sits at this device: a guest with a name the server keeps in a cookie. */
class Me {
  name = $state('')

  async load() {
    this.name = await api.me().then((me) => me.name ?? '', () => '')
  }
  async rename(name: string) {
    this.name = (await api.guest(name.trim() || t('guest'))).name ?? ''
  }
  /** A name is needed before the first table, but nobody is asked for it. */
  async ensure() {
    if (!this.name) await this.rename(t('guest'))
  }
}

export const me = new Me()
