import { previewEndpoints, previewLinkRoles, previewMessages, previewPath } from '@torneo/contracts/content/preview'
import type { PublicLanding } from '@torneo/contracts/site/public'
import { canView } from '@torneo/domain/people/permissions'
import { mergeFields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import type { ContentRecord } from '../../data/content/content-saver'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the landing page with its scheduled saves (B53): to its editors, and to anyone with a link. */
export function previewRoutes(app: FastifyInstance): void {
  const { users, previewLinks: links, scheduledSaves: scheduled, savers, landing: saved } = app.services

  /**
   * Merges the saved content with the pending scheduled saves that this role may read. Failed ones are left out, since
   * they are not retried.
   */
  async function ahead(role: string): Promise<PublicLanding> {
    const [landing, rows] = await Promise.all([saved.read(), scheduled.list()])
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

  /**
   * Returns the accounts that may create links, and ends the links of all others for good: an author who gets the right
   * back must create new ones. A role that the panel changes ends them at once; here those that were changed by hand.
   */
  async function makers() {
    const able = new Map(
      (await users.list({ active: true }))
        .filter(({ role }) => previewLinkRoles.some((may) => may === role))
        .map((user) => [user.id, user]),
    )
    await links.endOthers(able)
    return able
  }

  route(app, previewEndpoints.landing, ({ user }) => ahead(user.role))

  route(app, previewEndpoints.links, async () => {
    await makers()
    const items = await links.list()
    return { total: items.length, items }
  })

  route(app, previewEndpoints.endLinks, async ({ transaction }) => {
    await transaction((write) => links.endAll(write.transaction))
  })

  route(app, previewEndpoints.createLink, ({ user, transaction }) =>
    transaction(async (write) => {
      const { token, expiresAt } = await links.create(write, user.role)
      return { path: `${previewPath}#${token}`, expiresAt }
    }),
  )

  route(app, previewEndpoints.shared, async ({ body }) => {
    const by = await links.makerOf(body().token)
    const maker = by && (await makers()).get(by.id)
    if (!maker || maker.role !== by.role) throw notFound(previewMessages.gone)
    return ahead(maker.role)
  })
}
