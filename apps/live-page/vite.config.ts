import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineFiles } from '../../libs/build/src/offline-files.ts'
import { preactForReact } from '../../libs/build/src/preact.ts'
import { lightSources } from '../../libs/build/src/site-plugins.ts'

const api = process.env.TORNEO_API ?? 'http://127.0.0.1:4300'

/**
 * Builds the families' page without shell or federation, because phones open it on slow connections
 * (docs/design/live-page.md). `--mode render` builds the single-file program with which the service
 * renders it (docs/design/live-page.md).
 */
export default defineConfig(({ mode }) => ({
  base: '/en-vivo/',
  plugins: [react(), lightSources(), offlineFiles()],
  resolve: { alias: preactForReact },
  build:
    mode === 'render'
      ? {
          ssr: 'src/render.tsx',
          target: 'node20',
          emptyOutDir: false,
          copyPublicDir: false,
          minify: true,
          rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'render.cjs' } },
        }
      : // Every browser that runs es2022 supports module preloading.
        { target: 'es2022', modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
  // Connect hot reload to this port, even if the page was opened through the panel's.
  server: {
    port: 4204,
    strictPort: true,
    hmr: { clientPort: 4204 },
    proxy: { '/api': { target: api, ws: true }, '/en-vivo/socket': { target: api, ws: true } },
  },
}))
