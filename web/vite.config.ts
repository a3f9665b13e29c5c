import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons.ts'

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/magoteka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'icons', test: /virtual:icons/ }] } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.MAGOTEKA ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A busy machine is slow, not wrong.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
})
