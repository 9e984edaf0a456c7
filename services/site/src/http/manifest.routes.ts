import { installedPage } from '@torneo/serving/http/installed-page'
import type { FastifyInstance } from 'fastify'
import type { PublicStore } from '../stream/public-store'

/** Serves the web app manifest of the families' page, under the tournament's own name (B18). */
export function manifestRoutes(app: FastifyInstance, store: PublicStore): void {
  app.get('/en-vivo/manifest.webmanifest', async (_request, reply) => {
    const name = store.state().tournament?.tournament.tournament?.name ?? 'Torneo'
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache')
    return installedPage('/en-vivo', { name, short_name: 'Torneo' })
  })
}
