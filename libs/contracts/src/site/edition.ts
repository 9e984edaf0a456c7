import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'

/** The tournament's name and year, stored only here (B39). A separate file, because the sign-in page reads it too. */
export const Edition = z.object({
  name: z.string(),
  year: z.number(),
  /** IANA zone of all its times. Absent in responses of an older API. */
  timeZone: z.optional(z.string()),
  /** Address of the public page: a path, or a whole address on a host of its own. Absent without a page, or in responses of an older API. */
  page: z.optional(z.string()),
})
export type Edition = z.output<typeof Edition>

export const editionEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/public/edition',
    tag: 'public',
    access: 'anyone',
    summary: "The tournament's name, year, time zone and public page, for pages of any origin",
    response: Edition,
  }),
} as const
