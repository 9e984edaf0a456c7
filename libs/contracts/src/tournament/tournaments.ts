import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { fieldMessages, flag, requiredText, year } from '../fields/fields'
import { z } from '../fields/zod'
import { Tournament, tournamentRead, tournamentReaders } from './tournament-record'

export { defaultTournamentId, Tournament } from './tournament-record'

export const tournamentMessages = { year: 'El año es requerido' } as const

/** Fields of an edition's form. */
export const tournamentFields = { name: requiredText(fieldMessages.nameRequired), year: year(tournamentMessages.year) }

export const TournamentUpdate = z.partial(z.strictObject({ ...tournamentFields, rostersClosed: flag() }))
export type TournamentUpdate = z.output<typeof TournamentUpdate>

const tag = 'tournaments'
const managers = { roles: ['super', 'admin_tournament'] } as const
export const tournamentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/tournaments',
    reads: ['tournaments'],
    tag,
    access: tournamentReaders,
    summary: 'All editions, newest year first; one is open',
    query: pageQuery,
    response: listOf(Tournament),
  }),
  find: tournamentRead,
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
