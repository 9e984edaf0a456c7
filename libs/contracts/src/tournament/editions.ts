import { endpoint } from '../endpoint/endpoint'
import { matchReads } from '../endpoint/reads'
import { flag } from '../fields/fields'
import { z } from '../fields/zod'
import { archivedMessage } from './archived-message'
import { Tournament, tournamentFields } from './tournaments'

/** Messages of 'Nueva edición' and of taking one back (B39). */
export const editionMessages = {
  yearTaken: (year: number) => `Ya hay una edición de ${year}`,
  playersNeedTeams: 'Para copiar los jugadores hay que copiar los equipos',
  archived: archivedMessage,
  live: 'Hay partidos en vivo: finalízalos antes de abrir otra edición',
  changed: 'Otra persona acaba de abrir una edición',
  played: 'En esta edición ya se jugó: no se puede deshacer',
  isFirst: 'No hay una edición anterior',
  busy: 'La base de datos no pudo mover la edición entera: vuelve a intentar cuando nadie esté cargando, y si sigue igual avisa a quien administra el servidor',
  tooLarge: 'La edición no entra en la memoria de la base de datos: avisa a quien administra el servidor',
} as const

/** Body of 'Nueva edición'. Sports are always copied, players only with their teams. */
export const TournamentDraft = z.strictObject({
  ...tournamentFields,
  copy: z
    .strictObject({ teams: flag(), players: flag() })
    .check(
      z.refine(({ teams, players }) => teams || !players, {
        error: editionMessages.playersNeedTeams,
        path: ['players'],
      }),
    ),
})
export type TournamentDraft = z.output<typeof TournamentDraft>

/** A record that is not over: `why` says it for people. */
export const Unfinished = z.object({ collection: z.string(), id: z.string(), title: z.string(), why: z.string() })
export type Unfinished = z.output<typeof Unfinished>

const tag = 'tournaments'
const managers = { roles: ['super', 'admin_tournament'] } as const
/** Separate from the tournament's other calls, because only 'Configuración' makes these. */
export const editionsEndpoints = {
  unfinished: endpoint({
    method: 'GET',
    path: '/tournaments/:id/unfinished',
    reads: [...matchReads, 'tournaments', 'match_calls'],
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
    proof: true,
    tag,
    access: managers,
    summary:
      'Archive the open edition and open the next one with its sports and, if wished, its teams and players; 409 in_use while a match is live',
    body: TournamentDraft,
    response: Tournament,
    status: 201,
    repeatable: true,
    affectsAll: true,
    failure: 'Error al abrir la edición',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tournaments/:id',
    proof: true,
    tag,
    access: managers,
    summary: 'Take the open edition back while nothing was played; the one before is open again',
    affectsAll: true,
    failure: 'Error al deshacer la edición',
  }),
} as const
