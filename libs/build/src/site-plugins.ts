import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { servedHere } from '../../contracts/src/site/system.ts'
import { isOf, isOwnSource } from './own-source.ts'

/**
 * Matches modules of the shell that are loaded on demand: lazy screens, lazy parts of the panel, the record form, the
 * socket, and parts that need a session.
 */
const deferredModule =
  /\/apps\/shell\/src\/|\/libs\/panel\/src\/|\/record-form\/|\/realtime\/|\/offline\/|\/session-watch\./
const deferredChunk = 'forms'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** Chunks of the first load: entries and everything they import, without chunks that only deferred parts share. */
function firstChunks(bundle: Bundle): ReadonlySet<string> {
  const first = new Set<string>()
  const add = (fileName: string): void => {
    const output = bundle[fileName]
    if (output?.type !== 'chunk' || first.has(fileName)) return
    first.add(fileName)
    output.imports.forEach(add)
  }
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk' || output.name === deferredChunk) continue
    const isDeferred = output.isDynamicEntry && deferredModule.test(output.facadeModuleId ?? '')
    // The bootstrap of the federation plugin, which is not a chunk, imports the pending shares.
    if ((output.isEntry || output.isDynamicEntry || output.name === 'pendingShares') && !isDeferred)
      add(output.fileName)
  }
  return first
}

/**
 * Preloads the chunks and fonts of the first load, so that they are fetched in parallel instead of one after the other.
 */
export function modulePreloads(): Plugin {
  return {
    name: 'torneo:module-preloads',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const first = firstChunks(bundle)
        return Object.values(bundle).flatMap((output) => {
          if (output.fileName.endsWith('.woff2')) {
            return [
              {
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: true,
                  href: `/${output.fileName}`,
                },
                injectTo: 'head' as const,
              },
            ]
          }
          if (!first.has(output.fileName) || html.includes(output.fileName)) return []
          return [
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${output.fileName}` },
              injectTo: 'head' as const,
            },
          ]
        })
      },
    },
  }
}

/** Removes a no-op property read from every icon: a bundler must keep it as a possible side effect. */
export function lightIcons(): Plugin {
  return {
    name: 'torneo:light-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/.test(id)
        ? { code: code.replace(/^__iconData\.node;$/m, ''), map: null }
        : undefined
    },
  }
}

/** Removes indentation and comment lines from style templates, which a minifier does not change. */
const lightStyles = (code: string) => code.replace(/^[ \t]*\/\*(?!\*).*\*\/[ \t]*$/gm, '').replace(/^[ \t]+/gm, '')

/** Removes the OpenAPI summaries, which only the service reads. */
const withoutSummaries = (code: string) =>
  code.replace(/\bsummary:\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1(?:\s*\+\s*(['"`])(?:(?!\2)[^\\]|\\.)*\2)*,?/g, '')

const isContract = isOf('contracts', '')

/** Returns a source without code that no browser needs. */
export function lightSource(code: string, id: string): string {
  if (isContract(id)) return withoutSummaries(code)
  return code.includes('styled-components') ? lightStyles(code) : code
}

/** Removes code that no browser needs from our sources. */
export function lightSources(): Plugin {
  return {
    name: 'torneo:light-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return isOwnSource(id) ? { code: lightSource(code, id), map: null } : undefined
    },
  }
}

/**
 * Writes `contracts.json` into the shell's build: the contract that it serves, which a release checks before it goes
 * live.
 */
export function servedContracts(): Plugin {
  const { shell, shellAdditions } = servedHere
  return {
    name: 'torneo:served-contracts',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'contracts.json', source: JSON.stringify({ shell, shellAdditions }) })
    },
  }
}

/**
 * Serves `/remotes.json` and `/remotes/*` from the last build (TORNEO_SITE_DIR) in dev, except for the apps of
 * TORNEO_DEV_REMOTES (`landing-admin=http://localhost:4201/mf-manifest.json`, comma separated), which come from their
 * dev servers.
 */
export function devRemotes(): Plugin {
  return {
    name: 'torneo:dev-remotes',
    apply: 'serve',
    configureServer(server) {
      const site = process.env.TORNEO_SITE_DIR
      if (!site) return
      const running = new Map(
        (process.env.TORNEO_DEV_REMOTES ?? '')
          .split(',')
          .filter(Boolean)
          .map((pair) => pair.split('=') as [string, string]),
      )
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (path === '/remotes.json') {
          const file = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')) as {
            remotes: { name: string; entry: string }[]
          }
          for (const remote of file.remotes) remote.entry = running.get(remote.name) ?? remote.entry
          response.setHeader('Content-Type', 'application/json')
          response.setHeader('Cache-Control', 'no-cache')
          response.end(JSON.stringify(file))
          return
        }
        const file = join(site, normalize(path))
        if (!path.startsWith('/remotes/') || !existsSync(file)) return next()
        response.setHeader('Content-Type', path.endsWith('.json') ? 'application/json' : 'text/javascript')
        createReadStream(file).pipe(response)
      })
    },
  }
}
