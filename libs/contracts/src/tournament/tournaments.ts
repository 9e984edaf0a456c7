import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { fieldMessages, flag, requiredText, year } from '../fields/fields'
import { z } from '../fields/zod'

/** Tournament of matches that specify no other (spec 2 §3). */
export const defaultTournamentId = '1'

export const Tournament = z.object({
  ...recordFields,
  name: z.string(),
  year: z.number(),
  /** Set by 'Cerrar listas': captains can then only read. */
  rostersClosed: z.boolean(),
})
export type Tournament = z.output<typeof Tournament>

export const TournamentUpdate = z.partial(
  z.strictObject({
    name: requiredText(fieldMessages.nameRequired),
    year: year('El año es requerido'),
    rostersClosed: flag(),
  }),
)
export type TournamentUpdate = z.output<typeof TournamentUpdate>

const tag = 'tournaments'
const readers = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
const managers = { roles: ['super', 'admin_tournament'] } as const
export const tournamentEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/tournaments/:id',
    tag,
    access: readers,
    summary: 'The tournament; there is one, with id 1',
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
