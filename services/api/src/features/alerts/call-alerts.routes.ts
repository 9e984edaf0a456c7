import { callAlertEndpoints as endpoints } from '@torneo/contracts/match/call-alerts'
import { alertMessages } from '@torneo/contracts/tournament/alerts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidField, unauthenticated } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { openSession } from '../../platform/sessions/session-cookie'

/** Serves the switch of alerts of calls from the pitch on the device of a session (B45). */
export function callAlertsRoutes(app: FastifyInstance): void {
  const { callDevices: devices, push } = app.services
  async function sessionOf(request: FastifyRequest): Promise<string> {
    const session = await openSession(request)
    if (!session) throw unauthenticated()
    return session.id
  }

  route(app, endpoints.find, async ({ request }) => ({ on: await devices.has(await sessionOf(request)) }))

  route(app, endpoints.save, async ({ body, user, request }) => {
    const device = body()
    if (!push.isAllowed(device.endpoint)) throw invalidField('endpoint', alertMessages.service)
    await devices.save(await sessionOf(request), user.id, device)
  })

  route(app, endpoints.remove, async ({ request }) => devices.remove(await sessionOf(request)))
}
