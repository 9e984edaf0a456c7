import { previewEndpoints, previewLinkRoles, previewMessages, previewPath } from '@torneo/contracts/content/preview'
import type { PublicLanding } from '@torneo/contracts/site/public'
import { canView } from '@torneo/domain/people/permissions'
import { mergeFields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import type { ContentRecord, ContentSaver } from '../../data/content/content-saver'
import { createPreviewLinksRepository } from '../../data/content/preview-links.repository'
import type { ScheduledSavesRepository } from '../../data/content/scheduled-saves.repository'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the landing page with its scheduled saves (B53): to its editors, and to anyone with a link. */
export function previewRoutes(
  app: FastifyInstance,
  scheduled: ScheduledSavesRepository,
  savers: readonly ContentSaver[],
  readLanding: () => Promise<PublicLanding>,
): void {
  const { database, users } = app.services
  const links = createPreviewLinksRepository(database)

  /**
   * Merges the saved content with the pending scheduled saves that this role may read. Failed ones are left out, since
   * they are not retried.
   */
  async function ahead(role: string): Promise<PublicLanding> {
    const [landing, rows] = await Promise.all([readLanding(), scheduled.list()])
    const readable = new Set(savers.filter(({ section }) => canView(role, section)).map(({ name }) => name))
    const pending = new Map(
      rows.filter(({ held, collection }) => held === null && readable.has(collection)).map((row) => [row.id, row]),
    )
    const next = (record: ContentRecord): ContentRecord => {
      const row = pending.get(record.id)
      return row ? { ...record, ...mergeFields(row.base, row.fields, record).merged } : record
    }
    const shown = Object.entries(landing).map(([name, part]: [string, unknown]) => {
      if (Array.isArray(part)) return [name, part.map((record) => next(record as ContentRecord))]
      return [name, part && name !== 'imageDetails' ? next(part as ContentRecord) : part]
    })
    return Object.fromEntries(shown) as PublicLanding
  }

  /** Returns the accounts that may create links: a link is invalid once its author loses the right. */
  const makers = async () =>
    new Map(
      (await users.list({ active: true }))
        .filter(({ role }) => previewLinkRoles.some((may) => may === role))
        .map((user) => [user.id, user]),
    )

  route(app, previewEndpoints.landing, ({ user }) => ahead(user.role))

  route(app, previewEndpoints.links, async () => {
    const [all, able] = await Promise.all([links.list(), makers()])
    const items = all.filter(({ by }) => able.has(by.id))
    return { total: items.length, items }
  })

  route(app, previewEndpoints.endLinks, async ({ transaction }) => {
    await transaction((write) => links.endAll(write.transaction))
  })

  route(app, previewEndpoints.createLink, ({ transaction }) =>
    transaction(async (write) => {
      const { token, expiresAt } = await links.create(write)
      return { path: `${previewPath}#${token}`, expiresAt }
    }),
  )

  route(app, previewEndpoints.shared, async ({ body }) => {
    const by = await links.makerOf(body().token)
    const maker = by && (await makers()).get(by.id)
    if (!maker) throw notFound(previewMessages.gone)
    return ahead(maker.role)
  })
}
