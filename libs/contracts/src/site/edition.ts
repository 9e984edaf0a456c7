import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'

/** Name and year of an edition. */
const named = { name: z.string(), year: z.number() }

/** The open edition's name and year, stored only here (B39). A separate file, because the sign-in page reads it too. */
export const Edition = z.object({
  ...named,
  /** IANA zone of all its times. Absent in responses of an older API. */
  timeZone: z.optional(z.string()),
  /** Address of the public page: a path, or a whole address on a host of its own. Absent without a page, or in responses of an older API. */
  page: z.optional(z.string()),
  /** Archived editions, newest first. Absent in responses of an older API. */
  earlier: z.optional(z.array(z.object(named))),
})
export type Edition = z.output<typeof Edition>

export const editionEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/public/edition',
    reads: ['tournaments'],
    tag: 'public',
    access: 'anyone',
    summary: "The open edition's name, year, time zone and public page, and the archived ones, for pages of any origin",
    response: Edition,
  }),
} as const
