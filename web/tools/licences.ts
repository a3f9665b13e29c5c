import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
const ICONS = '@iconify-json/game-icons' // they come by a module of our own
/** Where a package only names its licence, another one that stands under it has the text. */
const TEXTS: Record<string, string> = { 'Apache-2.0': 'typescript/LICENSE.txt' }

/** Write `licences.txt` beside the client: what others have made of it, and on what terms. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const inside = [...this.getModuleIds()].flatMap(
        (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? [],
      )
      const packages = [...new Set([...inside, ICONS])].sort()
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: packages.map(notice).join(`\n${'-'.repeat(80)}\n\n`),
      })
    },
  }
}

function notice(name: string): string {
  const about = JSON.parse(readFileSync(`${PACKAGES}${name}/package.json`, 'utf8'))
  const file = readdirSync(PACKAGES + name).find((one) => /^licen[cs]e/i.test(one))
  const text = file ? `${name}/${file}` : TEXTS[about.license]
  const terms = text && existsSync(PACKAGES + text) ? readFileSync(PACKAGES + text, 'utf8') : ''
  return [`${name} ${about.version} (${about.license})`, about.homepage ?? '', '', terms.trim(), ''].join('\n')
}
