import { previewEndpoints, previewMessages, previewPath } from '@torneo/contracts/preview'
import type { PublicLanding } from '@torneo/contracts/public'
import { mergeFields } from '@torneo/domain/field-merge'
import type { FastifyInstance } from 'fastify'
import type { ContentRecord } from '../../data/content-saver'
import { createPreviewLinksRepository } from '../../data/preview-links.repository'
import type { ScheduledSavesRepository } from '../../data/scheduled-saves.repository'
import { notFound } from '../../platform/problems'
import { route } from '../../platform/route'

/** The landing page as it will be (B53): for its editors, and for anyone with a link. */
export function previewRoutes(app: FastifyInstance, scheduled: ScheduledSavesRepository, readLanding: () => Promise<PublicLanding>): void {
  const links = createPreviewLinksRepository(app.services.database)

  /** The saved content merged with pending scheduled saves. Failed ones are not shown, since they are not retried. */
  async function ahead(): Promise<PublicLanding> {
    const [landing, rows] = await Promise.all([readLanding(), scheduled.list()])
    const waiting = new Map(rows.filter(({ held }) => held === null).map((row) => [row.id, row]))
    const next = (record: ContentRecord): ContentRecord => {
      const row = waiting.get(record.id)
      return row ? { ...record, ...mergeFields(row.base, row.fields, record).merged } : record
    }
    const shown = Object.entries(landing).map(([name, part]: [string, unknown]) => {
      if (Array.isArray(part)) return [name, part.map((record) => next(record as ContentRecord))]
      return [name, part && name !== 'imageDetails' ? next(part as ContentRecord) : part]
    })
    return Object.fromEntries(shown) as PublicLanding
  }

  route(app, previewEndpoints.landing, ahead)

  route(app, previewEndpoints.createLink, ({ transaction }) => transaction(async (write) => {
    const { token, expiresAt } = await links.create(write)
    return { path: `${previewPath}#${token}`, expiresAt }
  }))

  route(app, previewEndpoints.shared, async ({ body }) => {
    if (!await links.isGood(body().token)) throw notFound(previewMessages.gone)
    return ahead()
  })
}
