import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { art } from './tools/art.ts'
import { icons } from './tools/icons.ts'
import { licences } from './tools/licences.ts'
import { share } from './tools/share.ts'

const here = (path: string) => new URL(path, import.meta.url).pathname

/** All addresses are relative: a server says in its page where they begin. `--mode site` makes the house without a server, with a worker in the place of HTTP and sockets. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), art(), licences(), ...(mode === 'site' ? [] : [share()])],
  base: './',
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../site' : '../src/magoteka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      ...(mode === 'site' && { input: { index: 'index.html', sw: 'src/site/service.ts' } }),
      output: {
        codeSplitting: { groups: [{ name: 'icons', test: /virtual:icons/ }] },
        // The service worker keeps its name: browsers look there for a newer one.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.MAGOTEKA ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: {
    alias: {
      $transport: here(mode === 'site' ? 'src/site/transport.ts' : 'src/lib/server.ts'),
      $extras: here(mode === 'site' ? 'src/site/extras.ts' : 'src/lib/extras.ts'),
    },
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  // A busy machine is slow, not wrong.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
}))
