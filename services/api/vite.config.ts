import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version } = JSON.parse(readFileSync(fileOf('../../package.json'), 'utf8')) as { version: string }

/**
 * Copies the files that the service reads next to the bundle: the demo's images and tables, and the font of shared pictures.
 */
const readFiles: Plugin = {
  name: 'torneo:read-files',
  apply: 'build',
  async writeBundle({ dir = fileOf('dist') }) {
    for (const folder of ['images', 'tables'])
      await cp(fileOf(`src/demo/${folder}`), join(dir, folder), { recursive: true })
    await cp(
      createRequire(import.meta.url).resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'),
      join(dir, 'archivo-latin-800-normal.woff'),
    )
  },
}

/**
 * Wraps the service's bundle for src/start.ts: a function with CommonJS's parameters, in ASCII, which V8 stores in one
 * byte per character instead of two. Escaping is safe because no tagged template here contains other characters.
 */
const script: Plugin = {
  name: 'torneo:script',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const ascii = file.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      file.code = `(function (exports, require, module, __filename, __dirname) {${ascii}\n})`
    }
  },
}

/**
 * Optional dependencies of the driver, loaded only if installed: encryption, compression, cloud sign-in. None is used
 * here.
 */
const optionalParts = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
]

/**
 * Bundles the service and its programs with their packages: loading a thousand small files took longer than the rest of
 * the start (0.7 s to 0.45 s, measured). The service (`--mode service`) is one CommonJS file, as V8's code cache
 * requires (src/start.ts). The libraries for hashing and images stay external because they are native binaries.
 */
export default defineConfig(({ mode }) => ({
  // The driver's URL parser brings 2 MB of host name tables; Node's gives the same results.
  resolve: { alias: { 'whatwg-url': 'node:url' } },
  define: { __PRODUCT_VERSION__: JSON.stringify(version) },
  plugins: [readFiles, ...(mode === 'service' ? [script] : [])],
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    emptyOutDir: mode !== 'service',
    rolldownOptions: {
      input:
        mode === 'service'
          ? { main: 'src/main.ts' }
          : {
              main: 'src/start.ts',
              seed: 'src/seed.ts',
              user: 'src/user.ts',
              stats: 'src/stats.ts',
              audit: 'src/audit.ts',
              migrate: 'src/migrate.ts',
              'judge-thread': 'src/features/releases/judge-thread.ts',
              'sandbox-thread': '../../libs/serving/src/programs/sandbox-thread.ts',
            },
      output: {
        ...(mode === 'service'
          ? ({ format: 'cjs', codeSplitting: false, dynamicImportInCjs: false, entryFileNames: '[name].cjs' } as const)
          : { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }),
        // Less to parse. Class names stay, because the log shows errors by them.
        minify: { compress: true, mangle: { keepNames: { class: true, function: false } } },
      },
      external: optionalParts,
    },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'sharp'] },
}))
