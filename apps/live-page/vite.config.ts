import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preactForReact } from '../../libs/build/src/preact.ts'
import { offlineFiles } from '../../libs/build/src/offline-files.ts'
import { lightSources } from '../../libs/build/src/site-plugins.ts'

const api = process.env.TORNEO_API ?? 'http://127.0.0.1:4300'

/**
 * A page of its own, without shell or federation: families open it on a phone's line (docs/adr/0014-standalone-live-page.md). With `--mode render` the
 * program that the service renders it with, one file (docs/adr/0036-families-page-with-preact.md).
 */
export default defineConfig(({ mode }) => ({
  base: '/en-vivo/',
  plugins: [react(), lightSources(), offlineFiles()],
  resolve: { alias: preactForReact },
  build: mode === 'render'
    ? {
      ssr: 'src/render.tsx', target: 'node20', emptyOutDir: false, copyPublicDir: false, minify: true,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'render.cjs' } },
    }
    // A browser that runs what es2022 leaves preloads modules by itself.
    : { target: 'es2022', modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
  // Its changes come from its own server, also to a page that was fetched through the panel's.
  server: { port: 4204, strictPort: true, hmr: { clientPort: 4204 }, proxy: { '/api': { target: api, ws: true } } },
}))
