import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'
import { servedHere } from '../../contracts/src/system.ts'

/** Parts of the shell that are fetched when needed: its own lazy screens, the form door, which only editors use, the socket, what a session needs. */
const deferredModule = /\/apps\/shell\/src\/|\/record-form\/|\/realtime\/|\/session-watch\./
const deferredChunk = 'forms'

/** Preloads every chunk of the first load and its fonts, so that they are fetched in parallel instead of step by step. */
export function modulePreloads(): Plugin {
  return {
    name: 'torneo:module-preloads',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => Object.values(bundle ?? {}).flatMap((output) => {
        if (output.fileName.endsWith('.woff2')) {
          return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${output.fileName}` }, injectTo: 'head' as const }]
        }
        if (output.type !== 'chunk' || html.includes(output.fileName) || output.name === deferredChunk) return []
        if (output.isDynamicEntry && deferredModule.test(output.facadeModuleId ?? '')) return []
        return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${output.fileName}` }, injectTo: 'head' as const }]
      }),
    },
  }
}

/** Takes out of every icon a line that reads a part of it for nothing: a bundler has to keep it, and the part's name with it. */
export function lightIcons(): Plugin {
  return {
    name: 'torneo:light-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/.test(id) ? { code: code.replace(/^__iconData\.node;$/m, ''), map: null } : undefined
    },
  }
}

/** Without indents, and without comments that have a line of their own: a minifier leaves what stands in a style's template as it is. */
const lightStyles = (code: string) => code.replace(/^[ \t]*\/\*(?!\*).*\*\/[ \t]*$/gm, '').replace(/^[ \t]+/gm, '')

/** The sentences of the OpenAPI page, which only the service reads. */
const withoutSummaries = (code: string) => code.replace(/\bsummary: '(?:[^'\\]|\\.)*',?/g, '')

/** Takes out of our sources what no browser needs. */
export function lightSources(): Plugin {
  return {
    name: 'torneo:light-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/libs\/contracts\/src\/.*\.ts$/.test(id)) return { code: withoutSummaries(code), map: null }
      if (!/\/(?:apps|libs)\/.*\.tsx?$/.test(id) || !code.includes('styled-components')) return undefined
      return { code: lightStyles(code), map: null }
    },
  }
}

/** Writes `contracts.json` beside the shell's build: what it serves to section apps, for releases that ask before they are seen. */
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
 * In dev, serves `/remotes.json` and `/remotes/*` as last built (TORNEO_SITE_DIR), with the entries named in TORNEO_DEV_REMOTES
 * (`landing-admin=http://localhost:4201/mf-manifest.json`, comma separated) taken from dev servers instead.
 */
export function devRemotes(): Plugin {
  return {
    name: 'torneo:dev-remotes',
    apply: 'serve',
    configureServer(server) {
      const site = process.env.TORNEO_SITE_DIR
      if (!site) return
      const running = new Map((process.env.TORNEO_DEV_REMOTES ?? '').split(',').filter(Boolean)
        .map((pair) => pair.split('=') as [string, string]))
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (path === '/remotes.json') {
          const file = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')) as { remotes: { name: string; entry: string }[] }
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
