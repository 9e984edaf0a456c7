import { Readable } from 'node:stream'
import { editionsEndpoints } from '@torneo/contracts/tournament/editions'
import { makeZip } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import { createReadEdition } from '../../../data/editions/read-edition'
import { createOfficialsRepository } from '../../../data/tournament/officials.repository'
import { hostOrigins } from '../../../platform/http/origin'
import { notFound } from '../../../platform/http/problems'
import { route } from '../../../platform/http/route'
import { editionFiles } from './edition-files'
import { exportTexts as texts } from './export-texts'

/** Streams an edition as a ZIP archive; one picture is in memory at a time (docs/design/editions.md). */
export function exportRoutes(app: FastifyInstance): void {
  const { config, database, files, tournaments } = app.services
  const officials = createOfficialsRepository(database)
  const readEdition = createReadEdition(app.services)

  route(app, editionsEndpoints.export, async ({ params: { id }, request, reply }) => {
    const found = await tournaments.find(id)
    const isHead = request.method === 'HEAD'
    const edition = found && !isHead ? await readEdition(id) : null
    if (!found || (!edition && !isHead)) throw notFound()
    const { items } = await officials.list()
    const now = await database.now()
    const zip = edition
      ? makeZip(
          editionFiles(edition, {
            files,
            officials: items,
            origins: hostOrigins(request),
            day: now.toLocaleDateString('es', {
              timeZone: found.timeZone ?? config.timeZone,
              day: 'numeric',
              month: 'long',
              year: 'numeric',
            }),
          }),
        )
      : []
    return reply
      .headers({
        'content-disposition': `attachment; filename="${texts.archive(found.year)}"`,
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(Readable.from(zip, { objectMode: false }))
  })
}
