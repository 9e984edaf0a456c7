import type { User } from '@torneo/contracts/people/users'
import { wideNetworkOf } from '@torneo/serving/network'
import type { FastifyReply } from 'fastify'
import { ownAccount } from '../../platform/sessions/second-factor-need'
import { sessionToken, setSessionCookie } from '../../platform/sessions/session-cookie'
import type { SessionAccount } from '../../platform/sessions/sessions.repository'
import { describeDevice } from './describe-device'
import type { KnownDevices } from './known-devices'

interface SignedIn {
  readonly user: User
  readonly secret: SessionAccount
}

/** Opens a session for an authenticated user; `by` names the second step for the audit log. */
export async function startSession(
  reply: FastifyReply,
  devices: KnownDevices,
  { user, secret }: SignedIn,
  by?: string,
): Promise<User> {
  const { request } = reply
  const { sessions, audit, config } = request.server.services
  const previousToken = sessionToken(request)
  if (previousToken !== null) await sessions.end(previousToken)
  const device = describeDevice(request.headers['user-agent'])
  const detail = [device, by].filter(Boolean).join(', ')
  const [token] = await Promise.all([
    sessions.open(secret, device),
    audit.add({ kind: 'sign-in', detail }, { by: user, from: wideNetworkOf(request.ip) }),
  ])
  setSessionCookie(request, reply, token)
  await devices.remember(request, reply, user.email)
  return ownAccount(config, user)
}
