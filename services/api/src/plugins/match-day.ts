import type { FastifyInstance } from 'fastify'
import { createAlertSender } from '../features/alerts/alert-sender'
import { alertsRoutes } from '../features/alerts/alerts.routes'
import { createCallAlertSender } from '../features/alerts/call-alert-sender'
import { callAlertsRoutes } from '../features/alerts/call-alerts.routes'
import { latePlayersRoutes } from '../features/line-ups/late-players.routes'
import { lineUpsRoutes } from '../features/line-ups/line-ups.routes'
import { matchCallsRoutes } from '../features/match-calls/match-calls.routes'
import { matchReportsRoutes } from '../features/match-reports/match-reports.routes'
import { matchActionRoutes } from '../features/matches/match-action.routes'
import { matchBatchesRoutes } from '../features/matches/match-batches.routes'
import { matchEventsRoutes } from '../features/matches/match-events.routes'
import { matchLeadRoutes } from '../features/matches/match-lead.routes'
import { matchLogRoutes } from '../features/matches/match-log.routes'
import { matchPlansRoutes } from '../features/matches/match-plans.routes'
import { createMatchTicker } from '../features/matches/match-ticker'
import { matchesRoutes } from '../features/matches/matches.routes'
import { planPeopleRoutes } from '../features/matches/plan-people.routes'

/** Fixtures, matches as they are played, and the alerts of both. */
export async function matchDay(api: FastifyInstance): Promise<void> {
  matchesRoutes(api)
  matchBatchesRoutes(api)
  matchPlansRoutes(api)
  planPeopleRoutes(api)
  matchActionRoutes(api)
  matchLeadRoutes(api)
  matchCallsRoutes(api)
  matchReportsRoutes(api)
  lineUpsRoutes(api)
  latePlayersRoutes(api)
  matchEventsRoutes(api)
  matchLogRoutes(api)
  alertsRoutes(api)
  callAlertsRoutes(api)

  const { services, log } = api
  services.jobs.push(
    createMatchTicker(services.database, services.matchActions, log),
    services.matchBoards,
    createAlertSender({ ...services, log }),
    createCallAlertSender({ ...services, devices: services.callDevices, log }),
  )
}
