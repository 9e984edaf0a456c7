import type { FastifyInstance } from 'fastify'

const icon = (file: string, sizes: string, purpose = 'any') => ({ src: `/${file}`, sizes, type: 'image/png', purpose })

/**
 * Appearance of both pages on a phone's home screen, in the colours of the scoreboard, which is dark in both themes.
 */
const colors = {
  lang: 'es',
  display: 'standalone',
  theme_color: '#15161A',
  background_color: '#15161A',
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
} as const

const startingAt = (path: string) => ({ id: path, start_url: path, scope: path, ...colors })

/**
 * Serves the web app manifests: the panel and the families' page are installed separately, under the tournament's own
 * name (B18).
 */
export function manifestRoutes(app: FastifyInstance): void {
  const { tournaments } = app.services
  const pages = {
    '/manifest.webmanifest': (name: string) => ({ ...startingAt('/'), name: `${name} · Panel`, short_name: 'Panel' }),
    '/en-vivo/manifest.webmanifest': (name: string) => ({ ...startingAt('/en-vivo'), name, short_name: 'Torneo' }),
  }
  for (const [path, manifestOf] of Object.entries(pages)) {
    app.get(path, async (_request, reply) => {
      const tournament = await tournaments.open()
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache')
      return manifestOf(tournament?.name ?? 'Torneo')
    })
  }
}
