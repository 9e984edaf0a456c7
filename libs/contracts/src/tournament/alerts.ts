import { endpoint } from '../endpoint/endpoint'
import { fieldMessages, idText } from '../fields/fields'
import { z } from '../fields/zod'

/** Messages of web push alerts for followed promotions (B25). */
export const alertMessages = {
  service: 'El servicio de avisos de este navegador no está entre los permitidos',
  promotion: 'Las promociones elegidas ya no existen: vuelve a elegirlas',
  network: 'Desde esta red ya hay demasiados dispositivos con avisos: prueba desde otra',
  full: 'Hay demasiados dispositivos con avisos: prueba más tarde',
} as const

/** Promotions that one device may follow with alerts. */
export const maxAlertPromotions = 20

/** Rejects user info, backslashes and fragments: URL parsers disagree about such addresses. */
const endpointPattern = /^https:\/\/[0-9A-Za-z.-]+(:\d{1,5})?\/[\w./~:%?=&+-]*$/
/* @__NO_SIDE_EFFECTS__ */
const bytes = (pattern: RegExp) =>
  z.string({ error: fieldMessages.invalid }).check(z.regex(pattern, fieldMessages.invalid))

/** A browser's `PushSubscription` with the promotions that it follows; an empty list unsubscribes. */
export const AlertSubscription = z.strictObject({
  endpoint: z
    .string({ error: fieldMessages.invalid })
    .check(z.maxLength(1000, fieldMessages.tooLong(1000)), z.regex(endpointPattern, fieldMessages.invalid)),
  keys: z.strictObject({ p256dh: bytes(/^[\w-]{87}$/), auth: bytes(/^[\w-]{22}$/) }),
  promotionIds: z.array(idText()).check(z.maxLength(maxAlertPromotions, fieldMessages.tooMany(maxAlertPromotions))),
})
export type AlertSubscription = z.output<typeof AlertSubscription>

/** Payload of one push message. `url` is a path; a newer alert with the same `tag` replaces the older one. */
export const Alert = z.object({ title: z.string(), body: z.string(), tag: z.string(), url: z.string() })
export type Alert = z.output<typeof Alert>

const tag = 'public'
export const alertEndpoints = {
  key: endpoint({
    method: 'GET',
    path: '/public/alerts',
    reads: ['alert_keys'],
    tag,
    access: 'anyone',
    summary: 'The key (VAPID) that a browser subscribes to alerts with',
    response: z.object({ key: z.string() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/public/alerts',
    tag,
    access: 'anyone',
    summary:
      "Send this browser alerts of these promotions' matches, from now on; none ends them (B25); those that do not exist are left out, and 400 when none is left",
    body: AlertSubscription,
  }),
} as const
