import { installedPage } from '@torneo/serving/http/installed-page'
import type { FastifyInstance } from 'fastify'

/** Serves the web app manifest of the panel, under the tournament's own name (B18). */
export function manifestRoutes(app: FastifyInstance): void {
  const { tournaments } = app.services
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const name = (await tournaments.open())?.name ?? 'Torneo'
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache')
    return installedPage('/', { name: `${name} · Panel`, short_name: 'Panel' })
  })
}
