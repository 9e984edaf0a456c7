import { activityEndpoints } from '@torneo/contracts/records/activity'
import { historyEndpoints } from '@torneo/contracts/records/history'
import { dashboardEndpoints } from '@torneo/contracts/site/dashboard'
import { canView, sectionsOf } from '@torneo/domain/people/permissions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'
import { createCountersRepository } from './counters.repository'
import { createPageTasks } from './page-tasks'
import { createPageVisits } from './page-visits'

/** Rows of recent activity on the dashboard. */
const recent = 8

export function dashboardRoutes(app: FastifyInstance): void {
  const { config, database, activity, zone } = app.services
  const pageTasks = createPageTasks(app.services)
  const pageVisits = config.siteDir !== null && config.publicPage ? createPageVisits(app.services) : null
  const counters = createCountersRepository(database)

  route(
    app,
    dashboardEndpoints.get,
    async ({ user }) => {
      const rows = await activity.recent({ sections: sectionsOf(user.role), promotionId: user.promotionId }, recent)
      // Samples are only shown on an empty panel: they must not stand in for activity that this user may not see (R26).
      const isElsewhere = rows.length === 0 && !(await activity.isEmpty())
      return {
        counters: await counters.read(),
        activity: rows,
        ...(isElsewhere && { activityElsewhere: true }),
        ...(canView(user.role, 'hall_of_fame') && { page: await pageTasks.read(), stale: await pageTasks.stale() }),
        ...(pageVisits && canView(user.role, 'hall_of_fame') && { pageVisits: await pageVisits.read() }),
      }
    },
    { cached: true, today: zone.today },
  )

  route(app, activityEndpoints.list, ({ query: { limit, offset, ...filter } }) =>
    activity.log(filter, { limit, offset }),
  )

  route(app, historyEndpoints.list, ({ params, query: { fields, ...page }, user }) =>
    activity.history({ recordId: params.id, sections: sectionsOf(user.role), fields: fields?.split(','), page }),
  )
}
