import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { LiveRemote, SectionManifest } from '@torneo/contracts/releases/remotes'
import { build, preview, type Plugin, type PreviewServer } from 'vite'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { barPath, barScript, builtPath } from './local-bar.ts'

const manifestFile = join('dist', 'section.json')

/**
 * Reads the local build of the app as a live one. Each build has a different address, so that no cache returns an older
 * one.
 */
function readOwn(app: string): LiveRemote {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SectionManifest
  const version = `0.0.0-${Date.now()}`
  return { ...manifest, version, entry: `/remotes/${app}/${version}/mf-manifest.json` }
}

/** Puts the local build of the app into the panel's list for this user. */
async function listWith(own: LiveRemote, panel: string, cookie: string | undefined): Promise<unknown> {
  const answer = await fetch(new URL('/remotes.json', panel), { headers: cookie === undefined ? {} : { cookie } })
  const list = (await answer.json()) as { readonly remotes: readonly LiveRemote[] }
  return { ...list, remotes: [...list.remotes.filter(({ name }) => name !== own.name), own] }
}

/** The panel's page with the bar, under the panel's own headers. */
async function sendPage(panel: string, { url = '/', headers }: IncomingMessage, response: ServerResponse) {
  const { accept = '', cookie = '' } = headers
  const answer = await fetch(new URL(url, panel), { headers: { accept, cookie }, redirect: 'manual' })
  const unpacked = [...answer.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|etag)$/.test(name),
  )
  response.writeHead(answer.status, { ...Object.fromEntries(unpacked), 'cache-control': 'no-store' })
  response.end((await answer.text()).replace('</body>', `<script src="${barPath}"></script></body>`))
}

const isPage = ({ method, url = '', headers: { accept = '' } }: IncomingMessage) =>
  method === 'GET' && accept.includes('text/html') && !/^\/(api|remotes)\//.test(url)

/** Folders of the local build's addresses, of a retry too. */
const ownFolder = (app: string) => new RegExp(`^/remotes/${app}/[^/]+/(~\\d+/)?`)

const withOwnBuild = (
  app: string,
  panel: string,
  pages: Set<ServerResponse>,
  whenBuilt: () => Promise<LiveRemote>,
): Plugin => ({
  name: 'torneo:own-build',
  configurePreviewServer({ middlewares }) {
    const own = ownFolder(app)
    const pass = async (url: string, next: () => void) => {
      if (own.test(url)) await whenBuilt()
      next()
    }
    middlewares.use(({ url = '' }, _response, next) => void pass(url, next))
    middlewares.use('/remotes.json', (request, response, next) => {
      const listed = whenBuilt().then((build) => listWith(build, panel, request.headers.cookie))
      listed.then((list) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(list))
      }, next)
    })
    middlewares.use(barPath, (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(barScript(app, panel))
    })
    middlewares.use(builtPath, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n')
      pages.add(response)
      response.once('close', () => pages.delete(response))
    })
    middlewares.use((request, response, next) => {
      if (!isPage(request)) return next()
      sendPage(panel, request, response).then(undefined, next)
    })
  },
})

/**
 * Serves a running panel on this machine with the local app, rebuilt and reloaded on each change and marked by a bar;
 * everything else comes from the panel.
 */
export async function servePanel(app: string, panel: string, life: Lifecycle): Promise<void> {
  const own = ownFolder(app)
  const pages = new Set<ServerResponse>()
  let newest: LiveRemote | null = null
  let settle = (_build: LiveRemote): void => undefined
  const nextBuild = () => new Promise<LiveRemote>((resolve) => (settle = resolve))
  /** Pending while a build runs, and until the first one succeeds. */
  let built = nextBuild()
  // An editor may save a file in two steps: a page that opens between the builds still has the files of the first.
  const watching = await build({ build: { watch: {}, emptyOutDir: false }, logLevel: 'warn', clearScreen: false })
  if (!('on' in watching)) throw new Error('Vite does not watch')
  life.onStop(() => watching.close())
  await new Promise<void>((resolve) =>
    watching.on('event', ({ code }) => {
      if (code === 'START' && newest) built = nextBuild()
      if (code !== 'END' && code !== 'ERROR') return
      if (code === 'END') newest = readOwn(app)
      if (newest) settle(newest)
      if (code === 'END') console.log('Built: open pages show it.')
      if (code === 'END') for (const page of pages) page.write('data: built\n\n')
      resolve()
    }),
  )
  const server: PreviewServer = await preview({
    plugins: [withOwnBuild(app, panel, pages, () => built)],
    appType: 'custom',
    preview: {
      // The port may be in use: `npm run dev` can run at the same time.
      strictPort: false,
      proxy: {
        '^/': {
          target: panel,
          changeOrigin: true,
          ws: true,
          headers: { origin: new URL(panel).origin },
          bypass: (request) => (own.test(request.url ?? '') ? request.url?.replace(own, '/') : undefined),
        },
      },
    },
  })
  life.onStop(() => {
    for (const page of pages) page.end()
    return server.close()
  })
  console.log(`\nThe panel of ${panel}, with ${app} as it is here: ${server.resolvedUrls?.local[0] ?? ''}\n`)
  await new Promise<void>((resolve) => server.httpServer.once('close', () => resolve()))
}
