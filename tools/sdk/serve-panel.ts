import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { LiveRemote, SectionManifest } from '@torneo/contracts/releases/remotes'
import { build, preview, type Plugin, type PreviewServer } from 'vite'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { barPath, barScript, builtPath } from './local-bar.ts'

/** A build of the app on this machine. */
interface OwnBuild {
  readonly remote: LiveRemote
  /** Bytes of the files whose names do not change with their content, by path: the next build replaces them. */
  readonly fixed: ReadonlyMap<string, Buffer>
}

/**
 * Reads the build in `dist` as a live one. Each build has a different address, so that no cache returns an older one.
 */
function readOwn(app: string): OwnBuild {
  const manifest = JSON.parse(readFileSync(join('dist', 'section.json'), 'utf8')) as SectionManifest
  const version = `0.0.0-${Date.now()}`
  const names = readdirSync('dist', { withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    remote: { ...manifest, version, entry: `/remotes/${app}/${version}/mf-manifest.json` },
    fixed: new Map(names.map(({ name }) => [`/${name}`, readFileSync(join('dist', name))])),
  }
}

/** Puts the local build of the app into the panel's list for this user. */
async function listWith(own: LiveRemote, panel: string, cookie: string | undefined): Promise<unknown> {
  const answer = await fetch(new URL('/remotes.json', panel), { headers: cookie === undefined ? {} : { cookie } })
  const list = (await answer.json()) as { readonly remotes: readonly LiveRemote[] }
  return { ...list, remotes: [...list.remotes.filter(({ name }) => name !== own.name), own] }
}

/**
 * Address of a request's path in the panel; null for a path that a browser resolves to another origin, such as
 * `//host`: the session must not go there, nor its pages come from here.
 */
function addressIn(panel: string, path: string): URL | null {
  if (!URL.canParse(path, panel)) return null
  const address = new URL(path, panel)
  return address.origin === new URL(panel).origin ? address : null
}

/** Sends the panel's page with the bar, under the panel's own headers. */
export async function sendPage(panel: string, { url = '/', headers }: IncomingMessage, response: ServerResponse) {
  const { accept = '', cookie = '' } = headers
  const address = addressIn(panel, url)
  if (!address) {
    response.statusCode = 400
    response.end('No page of the panel. Use the address that torneo panel printed.')
    return
  }
  const answer = await fetch(address, { headers: { accept, cookie }, redirect: 'manual' })
  const unpacked = [...answer.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|etag)$/.test(name),
  )
  response.writeHead(answer.status, { ...Object.fromEntries(unpacked), 'cache-control': 'no-store' })
  response.end((await answer.text()).replace('</body>', `<script src="${barPath}"></script></body>`))
}

/**
 * True for a request that a page of another origin makes this browser send. Judged here, because the panel gets its own
 * origin in every request.
 */
export const isForeign = ({ method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean => {
  const { origin, host, upgrade, 'sec-fetch-site': site } = headers
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) && upgrade === undefined) return false
  return origin === undefined ? site === 'cross-site' : origin !== `http://${host}`
}

const isPage = ({ method, url = '', headers: { accept = '' } }: IncomingMessage) =>
  method === 'GET' && accept.includes('text/html') && !/^\/(api|remotes)\//.test(url)

const builtEvent = ({ remote }: OwnBuild) => `data: ${remote.version}\n\n`

/** Folders of the local build's addresses, of a retry too. */
const ownFolder = (app: string) => new RegExp(`^/remotes/${app}/[^/]+/(~\\d+/)?`)

const withOwnBuild = (app: string, panel: string, pages: Set<ServerResponse>, newest: () => OwnBuild): Plugin => ({
  name: 'torneo:own-build',
  configurePreviewServer({ middlewares }) {
    const own = ownFolder(app)
    middlewares.use((request, response, next) => {
      if (!isForeign(request)) return next()
      response.statusCode = 403
      response.end('Another origin. Use the address that torneo panel printed.')
    })
    middlewares.use(({ url = '' }, response, next) => {
      const path = own.test(url) ? (addressIn(panel, url.replace(own, '/'))?.pathname ?? '') : ''
      const bytes = newest().fixed.get(path)
      if (!bytes) return next()
      response.setHeader('content-type', extname(path) === '.json' ? 'application/json' : 'text/javascript')
      response.end(bytes)
    })
    middlewares.use('/remotes.json', (request, response, next) => {
      listWith(newest().remote, panel, request.headers.cookie).then((list) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(list))
      }, next)
    })
    middlewares.use(barPath, (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(barScript(app, panel, newest().remote.version))
    })
    middlewares.use(builtPath, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      // A page may connect after the build that it has to show.
      response.write(builtEvent(newest()))
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
  // A page that opens during a build still fetches the chunks of the one before.
  const watching = await build({ build: { watch: {}, emptyOutDir: false }, logLevel: 'warn', clearScreen: false })
  if (!('on' in watching)) throw new Error('Vite does not watch')
  life.onStop(() => watching.close())
  let newest!: OwnBuild
  await new Promise<void>((resolve) =>
    watching.on('event', ({ code }) => {
      if (code !== 'END') return
      newest = readOwn(app)
      resolve()
      console.log('Built: open pages show it.')
      for (const page of pages) page.write(builtEvent(newest))
    }),
  )
  const server: PreviewServer = await preview({
    plugins: [withOwnBuild(app, panel, pages, () => newest)],
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
          // False is 404: an upgrade reaches no middleware.
          bypass: (request) =>
            isForeign(request) ? false : own.test(request.url ?? '') ? request.url?.replace(own, '/') : undefined,
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
