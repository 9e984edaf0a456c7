import { passEndpoints, passHolderName, passMessages } from '@torneo/contracts/people/passes'
import { networkOf, wideNetworkOf } from '@torneo/serving/network'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../platform/database/ids'
import { conflict, invalidField, notFound, type Problem } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { userOfPass } from '../../platform/sessions/pass-holder'
import { sessionToken, setSessionCookie } from '../../platform/sessions/session-cookie'
import type { Attempts } from './attempts'
import { describeDevice } from './describe-device'

/** Opens sessions for volunteers without an account, by link, PIN and a name (B17). */
export function passSessionRoutes(app: FastifyInstance, attempts: Attempts): void {
  const { audit, database, passes, sessions } = app.services

  route(app, passEndpoints.open, async ({ body, request, reply }) => {
    const { token, pin, name } = body()
    const from = wideNetworkOf(request.ip)
    let rejection: Problem = notFound(passMessages.gone)

    const pass = await attempts.attempt(
      attempts.failures.pass(networkOf(request.ip)),
      async () => {
        const checked = await passes.tryPin(token, pin)
        if (!checked || checked.outcome === 'right') return checked?.pass ?? null
        const {
          pass: { id, title },
          outcome,
          left,
        } = checked
        rejection =
          outcome === 'locked' || left === 0
            ? conflict(passMessages.locked)
            : invalidField('pin', passMessages.wrongPin(left))
        const subject = { collection: 'passes', id, title }
        if (outcome === 'wrong' && left === 0) await audit.add({ kind: 'pass-locked', subject }, { by: null, from })
        return null
      },
      () => rejection,
    )

    const device = describeDevice(request.headers['user-agent'])
    const holder = { id: newId(), name, scope: pass.scope, at: await database.now() }
    const opened = await database.transaction(async (transaction) => {
      if (!(await passes.addHolder(pass.id, { id: holder.id, name, device, at: holder.at }, transaction))) return null
      return sessions.openByPass(pass.id, holder, transaction)
    })
    if (opened === null) throw conflict(passMessages.full)
    const previousToken = sessionToken(request)
    if (previousToken !== null) await sessions.end(previousToken)
    const by = { id: holder.id, name: passHolderName(name) }
    await audit.add(
      { kind: 'sign-in', subject: { collection: 'passes', id: pass.id, title: pass.title }, detail: device },
      { by, from },
    )
    setSessionCookie(request, reply, opened)
    return userOfPass(holder)
  })
}
