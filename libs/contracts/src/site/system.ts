import { contractAdditions } from '../endpoint/contract-additions'
import { contractNumbers, oldestApi } from '../endpoint/contract-numbers'
import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'

/** The contracts that this build serves to section apps. */
export const servedHere = {
  ...contractNumbers,
  apiFrom: oldestApi,
  shellAdditions: contractAdditions.shell,
  apiAdditions: contractAdditions.api,
} as const

export const Version = z.object({
  version: z.string(),
  /** An older API may omit `apiAdditions` (0) and `apiFrom` (only its own number). */
  contracts: z.object({
    shell: z.optional(z.number()),
    api: z.number(),
    apiFrom: z.optional(z.number()),
    apiAdditions: z.optional(z.number()),
  }),
})

/** A field of a stored record that does not match its contract; such a record is omitted from every response. */
export const UnreadableField = z.object({
  collection: z.string(),
  id: z.string(),
  /** Dotted path, as in an error's details. */
  field: z.string(),
})
export type UnreadableField = z.output<typeof UnreadableField>

const tag = 'system'
export const systemEndpoints = {
  version: endpoint({
    method: 'GET',
    path: '/version',
    tag,
    access: 'anyone',
    summary: 'What runs, and which contract numbers it serves',
    response: Version,
  }),
  clientError: endpoint({
    method: 'POST',
    path: '/client-errors',
    tag,
    access: 'anyone',
    summary: 'A failure in a browser, for the log (8 kB, 10 a minute a user or address)',
    body: z.record(z.string(), z.unknown()),
  }),
  unreadable: endpoint({
    method: 'GET',
    path: '/system/unreadable',
    tag,
    access: { roles: ['super'] },
    summary: 'Stored records that cannot be read, looked for now: collection, id and field',
    response: z.object({ total: z.number(), items: z.array(UnreadableField) }),
  }),
} as const
