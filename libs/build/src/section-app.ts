import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { OwnRow } from '../../contracts/src/releases/remotes.ts'
import { remoteFederation } from './federation.ts'
import { iconFiles } from './icon-files.ts'
import { ownIconFrame } from './icon-frame.ts'
import { sectionChunks } from './section-chunks.ts'
import { sectionManifest } from './section-manifest.ts'
import { confinedStyles, noGlobalStyle } from './section-styles.ts'
import { lightIcons, lightSources } from './site-plugins.ts'

/**
 * Removes the federation plugin's separate chunk for Vite's preload helper (0.8 kB), so that it goes into the section's
 * start chunk.
 */
function helperInStart(): Plugin {
  return {
    name: 'torneo:helper-in-start',
    apply: 'build',
    enforce: 'post',
    outputOptions(options) {
      const splitting = options.codeSplitting
      if (typeof splitting !== 'object') return options
      return {
        ...options,
        codeSplitting: {
          ...splitting,
          groups: (splitting.groups ?? []).filter(({ name }) => name !== 'vite-preload-helper'),
        },
      }
    },
  }
}

/**
 * Vite config of a section app. `vite build` creates an immutable folder with relative paths, which gets its version on
 * release; `vite` and `--mode standalone` run the app without the shell.
 */
export function sectionApp(name: string, port: number, rows: readonly OwnRow[]) {
  return defineConfig(({ command, mode }) => {
    const standalone = mode === 'standalone' || (command === 'serve' && process.env.TORNEO_DEV_REMOTES === undefined)
    const isDevStandalone = standalone && command === 'serve'
    return {
      base: './',
      plugins: [
        sectionManifest(name, '0.1.0', rows),
        noGlobalStyle(),
        react(),
        lightIcons(),
        lightSources(),
        ownIconFrame(),
        iconFiles(),
        !isDevStandalone && [remoteFederation(name, standalone), helperInStart()],
      ],
      // Bundles in dev, because a browser takes longer to fetch 200 modules than the bundler takes to bundle them.
      experimental: { bundledDev: isDevStandalone },
      optimizeDeps: { exclude: ['lucide-react'] },
      css: { postcss: { plugins: [confinedStyles(name)] } },
      define: { 'import.meta.env.TORNEO_SECTION': JSON.stringify(name) },
      // A release does not include the page of the standalone app.
      build: {
        target: 'es2022',
        // Files do not name their maps, which a release uploads apart, for the service alone (docs/design/errors.md).
        sourcemap: standalone ? false : 'hidden',
        rolldownOptions: standalone
          ? { input: 'index.html' }
          : {
              input: 'src/Section.tsx',
              output: { codeSplitting: { groups: sectionChunks }, sourcemapExcludeSources: true },
            },
      },
      server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
      preview: { port, strictPort: true, cors: true },
    }
  })
}
