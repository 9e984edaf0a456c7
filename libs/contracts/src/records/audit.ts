import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { limits, text } from '../fields/fields'
import { z } from '../fields/zod'

/**
 * An immutable audit row: who did what, from which network. `hash` covers all fields and `prev`, the hash of the
 * previous row.
 */
export const AuditRow = z.object({
  /** Starts at 1 and has no gaps. */
  sequence: z.number(),
  at: z.string(),
  /** One of `auditKinds`, such as `sign-in`, or a kind of a later version. */
  kind: z.string(),
  /** Null without a session. */
  who: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The client's network, `10.1.2.0/24`, or `console` for a command on the server. */
  from: z.string(),
  subject: z.nullable(z.object({ collection: z.string(), id: z.string(), title: z.string() })),
  detail: z.string(),
  prev: z.string(),
  hash: z.string(),
  /** HMAC of `hash` with AUDIT_KEY; absent when the service had no key. */
  mac: z.optional(z.string()),
})
export type AuditRow = z.output<typeof AuditRow>

export const auditKinds = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'account-created',
  'role-changed',
  'account-activated',
  'account-deactivated',
  'password-changed',
  'link-created',
  'sessions-ended',
  'second-factor-changed',
  'deleted',
  'restored',
  'purged',
  'match-finished',
  'match-reopened',
  'exported',
  'pass-created',
  'pass-revoked',
  'pass-locked',
  'suspension-lifted',
  'suspension-restored',
  'sanction-set',
  'sanction-revoked',
  'player-ineligible',
  'player-eligible',
  'release-changed',
  'release-key-created',
  'release-key-revoked',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Maximum rows of one export; the newest are exported. */
export const maxExportedRows = 10_000

const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/, 'ISO 8601, UTC'))

/** `since` is inclusive, `until` exclusive. */
export const momentFilter = { since: z.optional(instant), until: z.optional(instant) }

/** `person` matches actor and subject. */
const filter = { person: z.optional(text(limits.name)), kind: z.optional(text(limits.name)), ...momentFilter }
export const AuditFilter = z.strictObject(filter)
export type AuditFilter = z.output<typeof AuditFilter>

const tag = 'audit'
const access = { roles: ['super'] } as const
export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    reads: ['audit', 'audit_pending'],
    tag,
    access,
    summary: 'The audit log, newest first',
    query: z.extend(pageQuery, filter),
    response: listOf(AuditRow),
    personal: true,
  }),
  export: endpoint({
    method: 'POST',
    path: '/audit/exports',
    tag,
    access,
    summary: `The newest ${maxExportedRows} rows of a filter at once; the log gains a row that says so`,
    body: AuditFilter,
    response: listOf(AuditRow),
    personal: true,
    failure: 'Error al exportar el registro',
  }),
} as const
