import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hostFederation } from '../../libs/build/src/federation.ts'
import { ownIconFrame } from '../../libs/build/src/icon-frame.ts'
import { offlineFiles, serviceWorker } from '../../libs/build/src/offline-files.ts'
import {
  devRemotes,
  lightIcons,
  lightSources,
  modulePreloads,
  servedContracts,
} from '../../libs/build/src/site-plugins.ts'

/** Production build of the package, without the developer warnings; its exports do not list it. */
const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production/index.mjs')

const api = process.env.TORNEO_API ?? 'http://127.0.0.1:4300'
/** Origin of the families' page: its dev server, or the API, which serves the last build. */
const livePage = process.env.TORNEO_LIVE_PAGE ?? api

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    lightIcons(),
    lightSources(),
    ownIconFrame(),
    hostFederation(),
    modulePreloads(),
    servedContracts(),
    devRemotes(),
    serviceWorker(),
    offlineFiles(),
  ],
  build: {
    target: 'es2022',
    // Browsers without module preload just load the modules a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'forms', test: /node_modules\/react-hook-form\/|\/libs\/client\/src\/record-form\// },
            // Code that most parts of the shell share, in one file: as four files, the sign-in loaded 0.8 kB more.
            { name: 'ui', test: /\/libs\/ui\/src\/|icon-frame/, minShareCount: 4 },
            // Small files that the sign-in loads, in one: each of its own costs 0.1 kB.
            {
              name: 'start',
              test: /records\/form-address|format\/join-sentences|endpoint\/reads\.|src\/reconnect-delay/,
            },
            // Files of the dashboard's parts, which load together.
            { name: 'parts', test: /dashboard\/DayPart|\/libs\/ui\/src\/(layout\/Row|display\/ClampedText)\./ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'vendor',
              test: /node_modules\/(?!@module-federation|@simplewebauthn|lucide-react|react-hook-form|uqr)/,
            },
          ],
        },
      },
    },
  },
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  server: {
    port: 4200,
    strictPort: true,
    origin: 'http://localhost:4200',
    // A dev server serves its page only with the trailing slash.
    proxy: {
      '/api': { target: api, ws: true },
      '/en-vivo/socket': { target: api, ws: true },
      '/inicio': api,
      '/vista-previa': api,
      '/en-vivo': { target: livePage, rewrite: (path) => path.replace(/^\/en-vivo(?=$|\?)/, '/en-vivo/') },
    },
  },
}))
