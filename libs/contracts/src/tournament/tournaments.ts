import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { fieldMessages, flag, limits, requiredText, text, year } from '../fields/fields'
import { z } from '../fields/zod'
import { Tournament, tournamentRead, tournamentReaders } from './tournament-record'

export { defaultTournamentId, Tournament } from './tournament-record'

export const tournamentMessages = {
  year: 'El año es requerido',
  timeZone: 'La zona horaria es requerida',
  unknownZone: 'Elige una zona horaria de la lista',
} as const

/** Fields of an edition's form. */
export const tournamentFields = { name: requiredText(fieldMessages.nameRequired), year: year(tournamentMessages.year) }

/** Place and time zone of an edition (B109). */
export const TournamentPlace = z.object({
  /** IANA zone of all its times. */
  timeZone: z.string(),
  place: z.string(),
})
export type TournamentPlace = z.output<typeof TournamentPlace>

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const placeFields = {
  timeZone: requiredText(tournamentMessages.timeZone).check(z.refine(isTimeZone, tournamentMessages.unknownZone)),
  place: z.optional(text(limits.name)),
}

export const TournamentPlaceDraft = z.strictObject(placeFields)
export type TournamentPlaceDraft = z.output<typeof TournamentPlaceDraft>

export const TournamentUpdate = z.partial(
  z.strictObject({ ...tournamentFields, ...placeFields, rostersClosed: flag() }),
)
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
    summary: 'Change name, year, place or time zone, close or open the rosters',
    body: TournamentUpdate,
    response: Tournament,
    conditional: true,
    failure: 'Error al actualizar el torneo',
  }),
  place: endpoint({
    method: 'GET',
    path: '/tournaments/:id/place',
    reads: ['tournaments'],
    tag,
    access: managers,
    summary: "An edition's place and time zone; the service's own zone until one is chosen",
    response: TournamentPlace,
  }),
  setPlace: endpoint({
    method: 'PUT',
    path: '/tournaments/:id/place',
    tag,
    access: managers,
    summary: 'Choose place and time zone of the open edition: its hours stay as they are, in that zone',
    body: TournamentPlaceDraft,
    response: TournamentPlace,
    failure: 'Error al guardar el lugar',
  }),
} as const
