import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { offlineReads } from './offline-reads.ts'

const worker = fileURLToPath(new URL('../../client/src/offline/worker.ts', import.meta.url))

/** True for files that a page needs to run: no pictures, and not the worker itself. */
const isNeeded = (file: string) => /\.(js|css|woff2)$/.test(file) && !/^sw(-off)?\.js$/.test(file)

/**
 * Writes the addresses of all files of a page into the page, for the service worker to cache
 * (docs/design/offline.md). They are in the page itself, so that page and list always belong to the same
 * release.
 */
export function offlineFiles(): Plugin[] {
  let [base, publicDir] = ['/', '']
  const files: Plugin = {
    name: 'torneo:offline-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ;[base, publicDir] = [config.base, config.publicDir]
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const needed = [...Object.keys(bundle), ...readdirSync(publicDir)].filter(isNeeded).map((file) => base + file)
        page.source = String(page.source).replace(
          '</head>',
          `  <meta name="offline-files" content="${needed.join(' ')}" />\n  </head>`,
        )
      },
    },
  }
  return [offlineReads(), files]
}

/** Builds the service worker of the whole site as one script, whose name never changes. */
export async function buildWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [offlineReads()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: worker, name: 'worker', formats: ['iife'], fileName: () => 'sw.js' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The service worker was not built')
  return output.output[0].code
}

export function serviceWorker(): Plugin {
  return {
    name: 'torneo:service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker() })
    },
  }
}
