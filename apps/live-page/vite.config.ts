import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightSources } from '../../libs/build/src/site-plugins.ts'

const api = process.env.TORNEO_API ?? 'http://127.0.0.1:4300'

/** A page of its own, without shell or federation: families open it on a phone's line (docs/adr/0014-standalone-live-page.md). */
export default defineConfig({
  base: '/en-vivo/',
  plugins: [react(), lightSources()],
  // A browser that runs what es2022 leaves preloads modules by itself.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  // Its changes come from its own server, also to a page that was fetched through the panel's.
  server: { port: 4204, strictPort: true, hmr: { clientPort: 4204 }, proxy: { '/api': { target: api, ws: true } } },
})
