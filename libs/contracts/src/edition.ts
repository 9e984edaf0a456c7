import { z } from './zod'
import { endpoint } from './endpoint'

/** What the tournament is called, and its year: the only ones anywhere (B39). A file of its own, since the sign-in reads it too. */
export const Edition = z.object({ name: z.string(), year: z.number() })
export type Edition = z.output<typeof Edition>

export const editionEndpoints = {
  find: endpoint({ method: 'GET', path: '/public/edition', tag: 'public', access: 'anyone', summary: 'The tournament\'s name and year, for pages of any origin',
    response: Edition }),
} as const
