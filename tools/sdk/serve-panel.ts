import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote, SectionManifest } from '@torneo/contracts/releases/remotes'
import { build, preview, type Plugin, type PreviewServer } from 'vite'
import type { Lifecycle } from '../shared/lifecycle.ts'

const manifestFile = join('dist', 'section.json')

/**
 * Adds the local build of the app to the panel's list for this user. Each build has a different address, so that no
 * cache returns an older one.
 */
async function listWith(app: string, panel: string, cookie: string | undefined): Promise<unknown> {
  const answer = await fetch(new URL('/remotes.json', panel), { headers: cookie === undefined ? {} : { cookie } })
  const list = (await answer.json()) as { readonly remotes: readonly LiveRemote[] }
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as SectionManifest
  const version = `0.0.0-${Math.round((await stat(manifestFile)).mtimeMs)}`
  return {
    ...list,
    remotes: [
      ...list.remotes.filter(({ name }) => name !== app),
      { ...manifest, version, entry: `/remotes/${app}/${version}/mf-manifest.json` },
    ],
  }
}

const withOwnBuild = (app: string, panel: string): Plugin => ({
  name: 'torneo:own-build',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/remotes.json', (request, response, next) => {
      listWith(app, panel, request.headers.cookie).then((list) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(list))
      }, next)
    })
  },
})

/**
 * Serves a running panel on this machine with the local app, rebuilt on each change; everything else comes from the
 * panel.
 */
export async function servePanel(app: string, panel: string, life: Lifecycle): Promise<void> {
  const own = new RegExp(`^/remotes/${app}/[^/]+/`)
  const watching = await build({ build: { watch: {} }, logLevel: 'warn', clearScreen: false })
  if (!('on' in watching)) throw new Error('Vite does not watch')
  life.onStop(() => watching.close())
  await new Promise<void>((resolve) =>
    watching.on('event', ({ code }) => {
      if (code === 'END') console.log('Built: reload the page to see it.')
      if (code === 'END' || code === 'ERROR') resolve()
    }),
  )
  const server: PreviewServer = await preview({
    plugins: [withOwnBuild(app, panel)],
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
  life.onStop(() => server.close())
  console.log(`\nThe panel of ${panel}, with ${app} as it is here: ${server.resolvedUrls?.local[0] ?? ''}\n`)
  await new Promise<void>((resolve) => server.httpServer.once('close', () => resolve()))
}
