import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'
import { AlertSubscription } from '../tournament/alerts'

/** A browser's `PushSubscription` for alerts of calls from the pitch. */
export const CallAlertDevice = z.strictObject({
  endpoint: AlertSubscription.shape.endpoint,
  keys: AlertSubscription.shape.keys,
})
export type CallAlertDevice = z.output<typeof CallAlertDevice>

const tag = 'call-alerts'
const path = '/calls/alerts'
const access = { section: 'fixtures' } as const

/** Alerts of calls from the pitch on the device of a session (B45); they end with the session. */
export const callAlertEndpoints = {
  find: endpoint({
    method: 'GET',
    path,
    reads: ['call_devices'],
    tag,
    access,
    summary: "Whether this session's device gets alerts of calls from the pitch",
    response: z.object({ on: z.boolean() }),
  }),
  save: endpoint({
    method: 'PUT',
    path,
    tag,
    access,
    summary: "Send this session's device an alert of every call from the pitch, until the session or its role ends",
    body: CallAlertDevice,
    failure: 'Error al activar los avisos',
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    tag,
    access,
    summary: "End the alerts of this session's device",
    failure: 'Error al apagar los avisos',
  }),
} as const
