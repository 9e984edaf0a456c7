import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hostFederation } from '../../tools/federation.ts'
import { devRemotes, lightIcons, modulePreloads, servedContracts } from '../../tools/site-plugins.ts'

const api = process.env.TORNEO_API ?? 'http://127.0.0.1:4300'
/** The families' page: its dev server, or as last built, which the API serves. */
const livePage = process.env.TORNEO_LIVE_PAGE ?? api

export default defineConfig({
  plugins: [react(), lightIcons(), hostFederation(), modulePreloads(), servedContracts(), devRemotes()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'forms', test: /node_modules\/react-hook-form\/|\/libs\/client\/src\/record-form\// },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'vendor', test: /node_modules\/(?!@module-federation|lucide-react|react-hook-form)/ },
          ],
        },
      },
    },
  },
  server: {
    port: 4200,
    strictPort: true,
    origin: 'http://localhost:4200',
    // A dev server knows its page only with the slash.
    proxy: { '/api': { target: api, ws: true }, '/en-vivo': { target: livePage, rewrite: (path) => path.replace(/^\/en-vivo(?=$|\?)/, '/en-vivo/') } },
  },
})
