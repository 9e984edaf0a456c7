import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery, recordFields } from '../endpoint/record'
import { fieldMessages, flag, requiredText, year } from '../fields/fields'
import { z } from '../fields/zod'

/** Id of the first edition, and of a database that never had another one (spec 2 §3). */
export const defaultTournamentId = '1'

export const tournamentMessages = {
  year: 'El año es requerido',
  yearTaken: (year: number) => `Ya hay una edición de ${year}`,
  playersNeedTeams: 'Para copiar los jugadores hay que copiar los equipos',
  archived: 'Esta edición está archivada',
  live: 'Hay partidos en vivo: finalízalos antes de abrir otra edición',
  changed: 'Otra persona acaba de abrir una edición',
  played: 'En esta edición ya se jugó: no se puede deshacer',
  isFirst: 'No hay una edición anterior',
  tooLarge: 'La edición no entra en la memoria de la base de datos: avisa a quien administra el servidor',
} as const

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

const fields = { name: requiredText(fieldMessages.nameRequired), year: year(tournamentMessages.year) }

export const TournamentUpdate = z.partial(z.strictObject({ ...fields, rostersClosed: flag() }))
export type TournamentUpdate = z.output<typeof TournamentUpdate>

/** Body of 'Nueva edición'. Sports are always copied, players only with their teams. */
export const TournamentDraft = z.strictObject({
  ...fields,
  copy: z
    .strictObject({ teams: flag(), players: flag() })
    .check(
      z.refine(({ teams, players }) => teams || !players, {
        error: tournamentMessages.playersNeedTeams,
        path: ['players'],
      }),
    ),
})
export type TournamentDraft = z.output<typeof TournamentDraft>

/** A record that is not over: `why` says it for people. */
export const Unfinished = z.object({ collection: z.string(), id: z.string(), title: z.string(), why: z.string() })
export type Unfinished = z.output<typeof Unfinished>

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
  unfinished: endpoint({
    method: 'GET',
    path: '/tournaments/:id/unfinished',
    tag,
    access: managers,
    summary: 'Matches, competitions and calls of an edition that are not over; an archived one has none',
    response: z.object({ items: z.array(Unfinished) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/tournaments/:id/export',
    tag,
    access: managers,
    summary: 'A ZIP archive of an edition: CSV and JSON of its records, and the pictures that they show',
    bytes: 'application/zip',
  }),
  create: endpoint({
    method: 'POST',
    path: '/tournaments',
    tag,
    access: managers,
    summary:
      'Archive the open edition and open the next one with its sports and, if wished, its teams and players; 409 in_use while a match is live',
    body: TournamentDraft,
    response: Tournament,
    status: 201,
    repeatable: true,
    failure: 'Error al abrir la edición',
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
  remove: endpoint({
    method: 'DELETE',
    path: '/tournaments/:id',
    tag,
    access: managers,
    summary: 'Take the open edition back while nothing was played; the one before is open again',
    failure: 'Error al deshacer la edición',
  }),
} as const
