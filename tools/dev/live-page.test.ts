import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort } from '../shared/free-port.ts'
import { workspace } from '../shared/workspace.ts'

const servers: ViteDevServer[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) await server.close()
})

/** Starts the app's dev server on a free port, so that a running one is not disturbed. */
async function serve(app: string): Promise<string> {
  const port = await freePort()
  const server = await createServer({
    root: join(workspace, 'apps', app),
    logLevel: 'error',
    server: { port, origin: `http://localhost:${port}` },
  })
  servers.push(await server.listen())
  return `http://localhost:${port}`
}

it.each(['/en-vivo', '/en-vivo/', '/en-vivo?tv=1'])(
  "%s of the panel in development is the families' page from source",
  async (path) => {
    vi.stubEnv('TORNEO_LIVE_PAGE', await serve('live-page'))
    const answer = await fetch(`${await serve('shell')}${path}`, { headers: { accept: 'text/html' } })
    const page = await answer.text()
    expect(page).toMatch(/<title>Torneo en vivo<\/title>[^]*src="\/en-vivo\/src\/bootstrap\.tsx/)
    // The page prefetches API calls, not its own files.
    expect(page).toContain('href="/api/public/tournament"')
  },
)
