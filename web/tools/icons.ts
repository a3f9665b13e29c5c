import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:icons'
const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

/** Serve `virtual:icons`: the paths of exactly the icons that the `icons.json` of the house and of its rooms name. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      const lists = listed()
      for (const list of lists) this.addWatchFile(list)
      return `export default ${JSON.stringify(pick(lists.flatMap((list) => Object.keys(JSON.parse(readFileSync(list, 'utf8'))))))}`
    },
  }
}

function listed(): string[] {
  const rooms = readdirSync(`${SOURCES}/games`).map((game) => `games/${game}/`)
  return ['', ...rooms].map((room) => `${SOURCES}/${room}icons.json`).filter((list) => existsSync(list))
}

function pick(wanted: string[]): Record<string, string> {
  const require = createRequire(import.meta.url)
  const all = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons
  return Object.fromEntries(
    wanted.map((name) => {
      if (!all[name]) throw new Error(`no icon called ${name}`)
      return [name, all[name].body]
    }),
  )
}
