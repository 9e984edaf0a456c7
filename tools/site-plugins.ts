import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'
import { contractNumbers } from '../libs/contracts/src/system.ts'
import { sections, type SectionApp } from '../libs/contracts/src/sections.ts'

/** Parts of the shell that are fetched when needed: its own lazy screens, the form door, which only editors use, and the socket. */
const deferredModule = /\/apps\/shell\/src\/|\/record-form\/|\/realtime\//
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

/** Writes `section.json` beside a section app's build: its name, the contract numbers it needs, its rows of the section table (R28). */
export function sectionManifest(name: SectionApp, version: string): Plugin {
  return {
    name: 'torneo:section-manifest',
    apply: 'build',
    generateBundle() {
      const rows = sections.flatMap((section, order) => (section.owner === name ? [{ ...section, order }] : []))
      const manifest = { name, version, requires: contractNumbers, sections: rows }
      this.emitFile({ type: 'asset', fileName: 'section.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
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
