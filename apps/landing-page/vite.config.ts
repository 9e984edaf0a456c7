import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preactForReact } from '../../libs/build/src/preact.ts'
import { sectionManifest } from '../../libs/build/src/section-manifest.ts'
import { lightSources } from '../../libs/build/src/site-plugins.ts'

const api = process.env.TORNEO_API ?? 'http://127.0.0.1:4300'

/**
 * Builds the public page (docs/design/public-page.md): its script for visitors and its preview for
 * browsers, and with `--mode render` the single-file program with which the service renders it.
 */
export default defineConfig(({ mode }) => ({
  base: '/inicio/',
  plugins: [...(mode === 'render' ? [] : [sectionManifest('landing-page', '0.1.0', [])]), react(), lightSources()],
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
      : {
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: ['index.html', 'preview.html'] },
        },
  ssr: { noExternal: true },
  server: { port: 4205, strictPort: true, hmr: { clientPort: 4205 }, proxy: { '/api': { target: api, ws: true } } },
}))
