import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery, recordFields } from '../endpoint/record'
import { fieldMessages, flag, requiredText, year } from '../fields/fields'
import { z } from '../fields/zod'

/** Id of the first edition, and of a database that never had another one (spec 2 §3). */
export const defaultTournamentId = '1'

export const tournamentMessages = { year: 'El año es requerido' } as const

export const editionStates = ['open', 'archived'] as const

/** An edition of the tournament (B39). One is open; archived ones are only read. */
export const Tournament = z.object({
  ...recordFields,
  name: z.string(),
  year: z.number(),
  /** Set by 'Cerrar listas': captains can then only read. */
  rostersClosed: z.boolean(),
  /** Absent in responses of an older API: open. */
  state: z.optional(z.enum(editionStates)),
})
export type Tournament = z.output<typeof Tournament>

/** Fields of an edition's form. */
export const tournamentFields = { name: requiredText(fieldMessages.nameRequired), year: year(tournamentMessages.year) }

export const TournamentUpdate = z.partial(z.strictObject({ ...tournamentFields, rostersClosed: flag() }))
export type TournamentUpdate = z.output<typeof TournamentUpdate>

const tag = 'tournaments'
const readers = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
const managers = { roles: ['super', 'admin_tournament'] } as const
export const tournamentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/tournaments',
    tag,
    access: readers,
    summary: 'All editions, newest year first; one is open',
    query: pageQuery,
    response: listOf(Tournament),
  }),
  find: endpoint({
    method: 'GET',
    path: '/tournaments/:id',
    tag,
    access: readers,
    summary: 'One edition',
    response: Tournament,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/tournaments/:id',
    tag,
    access: managers,
    summary: 'Change name or year, close or open the rosters',
    body: TournamentUpdate,
    response: Tournament,
    conditional: true,
    failure: 'Error al actualizar el torneo',
  }),
} as const
