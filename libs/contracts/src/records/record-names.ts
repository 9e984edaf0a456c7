import { endpoint } from '../endpoint/endpoint'
import { contentListReads } from '../endpoint/reads'
import { z } from '../fields/zod'

/** A record with its name, for the search across the panel (B56). */
export const RecordName = z.object({
  id: z.string(),
  /** Section where the record is edited. */
  section: z.string(),
  /** Page below the section where the record is edited instead. */
  page: z.optional(z.string()),
  name: z.string(),
  /** Distinguishes records with the same name: a date, a category, a player's team. May be empty. */
  detail: z.string(),
  /** Shown for people instead of `detail`. */
  email: z.optional(z.string()),
  /** Team of a player, whose roster includes the player. */
  teamId: z.optional(z.string()),
})
export type RecordName = z.output<typeof RecordName>

export const recordNameEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/record-names',
    reads: [
      ...contentListReads,
      'tournament_sports',
      'promotions',
      'teams',
      'players',
      'matches',
      'officials',
      'users',
    ],
    tag: 'record-names',
    access: 'signed-in',
    personal: true,
    summary: 'The names of all records that the role may edit, in the order of the sections',
    response: z.object({ items: z.array(RecordName) }),
  }),
} as const
