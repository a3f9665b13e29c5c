import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const MODULE = 'virtual:icons'

/** Serve `virtual:icons`: the paths of exactly the icons that `src/icons.json` names. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      const list = new URL('../src/icons.json', import.meta.url)
      this.addWatchFile(list.pathname)
      return `export default ${JSON.stringify(pick(JSON.parse(readFileSync(list, 'utf8'))))}`
    },
  }
}

function pick(wanted: Record<string, string>): Record<string, string> {
  const require = createRequire(import.meta.url)
  const all = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons
  return Object.fromEntries(
    Object.keys(wanted).map((name) => {
      if (!all[name]) throw new Error(`no icon called ${name}`)
      return [name, all[name].body]
    }),
  )
}
