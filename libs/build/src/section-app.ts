import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { SectionApp } from '../../contracts/src/sections.ts'
import { iconFiles } from './icon-files.ts'
import { remoteFederation } from './federation.ts'
import { ownIconFrame } from './icon-frame.ts'
import { sectionChunks } from './section-chunks.ts'
import { sectionManifest } from './section-manifest.ts'
import { lightIcons, lightSources } from './site-plugins.ts'

/** Takes apart from the federation plugin's groups its file for Vite's preload helper, 0.8 kB: the section begins with it anyway. */
function helperInStart(): Plugin {
  return {
    name: 'torneo:helper-in-start',
    apply: 'build',
    enforce: 'post',
    outputOptions(options) {
      const splitting = options.codeSplitting
      if (typeof splitting !== 'object') return options
      return { ...options, codeSplitting: { ...splitting, groups: (splitting.groups ?? []).filter(({ name }) => name !== 'vite-preload-helper') } }
    },
  }
}

/**
 * The build of a section app. `vite build` makes an immutable folder whose files find each other by relative paths; `vite` and
 * `--mode standalone` make the app run alone. The folder gets its version when it is released.
 */
export function sectionApp(name: SectionApp, port: number) {
  return defineConfig(({ command, mode }) => {
    const alone = mode === 'standalone' || (command === 'serve' && process.env.TORNEO_DEV_REMOTES === undefined)
    const servedAlone = alone && command === 'serve'
    return {
      base: './',
      // Served alone it has nobody to share with.
      plugins: [
        sectionManifest(name, '0.1.0'), react(), lightIcons(), lightSources(), ownIconFrame(), iconFiles(),
        !servedAlone && [remoteFederation(name, alone), helperInStart()],
      ],
      // As one bundle: a browser takes longer to fetch 200 modules one by one than the bundler to make it.
      experimental: { bundledDev: servedAlone },
      optimizeDeps: { exclude: ['lucide-react'] },
      // The page that runs the app alone is not part of what is released.
      build: {
        target: 'es2022',
        rolldownOptions: alone ? { input: 'index.html' } : { input: 'src/Section.tsx', output: { codeSplitting: { groups: sectionChunks } } },
      },
      server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
      preview: { port, strictPort: true, cors: true },
    }
  })
}
