import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { z } from '../fields/zod'

/** Id of the first edition, and of a database that never had another one (spec 2 §3). */
export const defaultTournamentId = '1'

const editionStates = ['open', 'archived'] as const

/** An edition of the tournament (B39). One is open; archived ones are only read. */
export const Tournament = z.object({
  ...recordFields,
  name: z.string(),
  year: z.number(),
  /** Set by 'Cerrar listas': captains can then only read. */
  rostersClosed: z.boolean(),
  /** Absent in responses of an older API: open. */
  state: z.optional(z.enum(editionStates)),
  /** IANA zone of all its times; absent until staff chose one: the service's own. */
  timeZone: z.optional(z.string()),
  /** Place of the tournament, as people say it: 'Montevideo, Uruguay'. */
  place: z.optional(z.string()),
})
export type Tournament = z.output<typeof Tournament>

export const tournamentReaders = { roles: ['super', 'admin_tournament', 'team_captain'] } as const

/** Separate from the other calls, because the start page reads only this one. */
export const tournamentRead = endpoint({
  method: 'GET',
  path: '/tournaments/:id',
  reads: ['tournaments'],
  tag: 'tournaments',
  access: tournamentReaders,
  summary: 'One edition',
  response: Tournament,
})
