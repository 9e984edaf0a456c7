import { competitionKey } from '../competition/keys'
import { placeMessages } from '../competition/place-messages'
import { endpoint } from '../endpoint/endpoint'
import { matchReads } from '../endpoint/reads'
import { editionQuery, listOf } from '../endpoint/record'
import {
  anyDay,
  day,
  fieldMessages,
  flag,
  idText,
  requiredText,
  text,
  timeOfDay,
  limits,
  whole,
} from '../fields/fields'
import { z } from '../fields/zod'
import { Match, matchStatuses } from './match'

/** Match shapes have their own file, because the dashboard and the socket read matches without writing them. */
export { Match, MatchGoal, MatchRow, MatchSport, MatchTeam, type MatchStatus } from './match'

/** Messages of fixtures (spec 2 §5, §8). */
export const matchMessages = {
  sport: 'El deporte es requerido',
  home: 'El equipo local es requerido',
  away: 'El equipo visitante es requerido',
  sameTeams: 'Los equipos deben ser diferentes',
  date: 'La fecha es requerida',
  farYear: (year: number) => `El torneo es de ${year}: usa una fecha de ${year - 1}, ${year} o ${year + 1}`,
  time: 'La hora es requerida',
  location: 'El lugar es requerido',
  noSport: 'Ese deporte ya no existe',
  inactiveSport: 'Ese deporte está inactivo',
  noTeam: 'Ese equipo ya no existe',
  otherSport: 'Ese equipo es de otro deporte',
  noTournament: 'Ese torneo no existe',
  hasEvents: 'El partido está en vivo o tiene eventos: su deporte y sus equipos no se pueden cambiar',
  isLive: 'El partido está en vivo: finalízalo o cancélalo antes de eliminarlo',
  finished: 'El partido está finalizado: reábrelo para cambiar su deporte, equipos, marcador, minuto o período',
  notRunning: 'El partido no está programado ni en vivo',
  noDraw: 'En este deporte un partido no termina empatado',
} as const

export const defaultRound = 1

/** Player fields that the board of a match needs. */
export const RosterRow = z.object({
  id: z.string(),
  teamId: z.string(),
  name: z.string(),
  number: z.number(),
  /** The mark of a player whom staff still have to confirm (B45). */
  toConfirm: z.optional(z.boolean()),
  /** False: may not play (B48); the reason is for staff. Absent: true. */
  eligible: z.optional(z.boolean()),
})
export type RosterRow = z.output<typeof RosterRow>

/** Fields of a form of a match; `match-batches.ts` uses some of them. */
export const matchFields = {
  sportId: idText(matchMessages.sport),
  homeTeamId: idText(matchMessages.home),
  awayTeamId: idText(matchMessages.away),
  date: day(matchMessages.date),
  time: timeOfDay(matchMessages.time),
  location: requiredText(matchMessages.location),
  round: whole(1, 1000),
  referee: text(limits.name),
  field: text(limits.name),
}
/** Fields of a match that must have a winner. */
const knockout = { mustHaveWinner: z.optional(flag()), extraTime: z.optional(whole(0, 60)) }

interface Sides {
  readonly homeTeamId?: string | undefined
  readonly awayTeamId?: string | undefined
}

/** Runs even when another field is invalid, so that all errors appear at once. */
const differentTeams = z.refine<Sides>(({ homeTeamId, awayTeamId }) => !homeTeamId || homeTeamId !== awayTeamId, {
  error: matchMessages.sameTeams,
  path: ['awayTeamId'],
  when: ({ value }) => typeof value === 'object' && value !== null,
})

/** Place of a match in its sport's competition; a zone or tie needs its phase. */
const place = {
  phaseId: z.optional(z.nullable(competitionKey())),
  zoneId: z.optional(z.nullable(competitionKey())),
  tieId: z.optional(z.nullable(competitionKey())),
}

interface Placed {
  readonly homeSlot?: number | undefined
  readonly awaySlot?: number | undefined
  readonly phaseId?: string | null | undefined
  readonly zoneId?: string | null | undefined
  readonly tieId?: string | null | undefined
}

const phaseOfPlace = z.refine<Placed>(({ phaseId, zoneId, tieId }) => Boolean(phaseId) || !(zoneId || tieId), {
  error: placeMessages.noPhase,
  path: ['phaseId'],
  when: ({ value }) => typeof value === 'object' && value !== null,
})

/** A match of a tie, or of places of a zone, has no teams of its own: they come from the slots (B31, B86). */
const teamsOrTie = (side: 'home' | 'away', message: string) =>
  z.refine<Placed & Sides>((draft) => hasSlots(draft) === (draft[`${side}TeamId`] === undefined), {
    error: ({ input }) => (hasSlots(input as Placed) ? placeMessages.tieTeams : message),
    path: [`${side}TeamId`],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

const hasSlots = ({ tieId, homeSlot, awaySlot }: Placed) =>
  Boolean(tieId) || homeSlot !== undefined || awaySlot !== undefined

/** Two different places of a zone, or none. */
const zoneSlots = z.refine<Placed>(
  ({ homeSlot, awaySlot, zoneId }) =>
    homeSlot === undefined
      ? awaySlot === undefined
      : awaySlot !== undefined && homeSlot !== awaySlot && Boolean(zoneId),
  {
    error: placeMessages.zoneSlots,
    path: ['awaySlot'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

const draftFields = {
  ...matchFields,
  ...knockout,
  ...place,
  round: z.optional(matchFields.round),
  referee: z.optional(matchFields.referee),
  field: z.optional(matchFields.field),
  tournamentId: z.optional(idText(fieldMessages.invalid)),
}

/** Body of a creation; the defaults are round 1 and the open edition. A match of a tie, or of places of a zone, has no teams. */
export const MatchDraft = z
  .strictObject({
    ...draftFields,
    homeTeamId: z.optional(matchFields.homeTeamId),
    awayTeamId: z.optional(matchFields.awayTeamId),
    homeSlot: z.optional(whole(0, 63)),
    awaySlot: z.optional(whole(0, 63)),
  })
  .check(
    differentTeams,
    phaseOfPlace,
    zoneSlots,
    teamsOrTie('home', matchMessages.home),
    teamsOrTie('away', matchMessages.away),
  )
export type MatchDraft = z.output<typeof MatchDraft>

/** A negative number is clamped to 0 instead of rejected (R10). */
const clamped = z.pipe(
  z.int({ error: fieldMessages.whole }).check(z.lte(1000, fieldMessages.atMost(1000))),
  z.transform((value: number) => Math.max(0, value)),
)

/** A partial update, never of the status; scores, minute and half only while scheduled or live (R10). */
export const MatchUpdate = z.partial(
  z.strictObject({
    ...draftFields,
    homeScore: clamped,
    awayScore: clamped,
    currentMinute: clamped,
    currentHalf: whole(1, 6),
  }),
)
export type MatchUpdate = z.output<typeof MatchUpdate>

/** Comma-separated statuses: `scheduled,live`. */
const statusList = z
  .string({ error: fieldMessages.invalid })
  .check(
    z.refine(
      (value) => value.split(',').every((word) => matchStatuses.some((status) => status === word)),
      fieldMessages.invalid,
    ),
  )

const tag = 'matches'
const access = { section: 'fixtures' } as const
const readers = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
export const matchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/matches',
    reads: matchReads,
    tag,
    access: readers,
    summary: 'Matches by date and time, with sport and teams for people',
    query: z.strictObject({
      ...editionQuery.shape,
      sportId: z.optional(idText()),
      status: z.optional(statusList),
      teamId: z.optional(idText()),
      phaseId: z.optional(competitionKey()),
      date: z.optional(anyDay(matchMessages.date)),
    }),
    response: listOf(Match),
    scope: 'filtered',
    offline: { status: 'scheduled,live' },
  }),
  find: endpoint({
    method: 'GET',
    path: '/matches/:id',
    reads: matchReads,
    tag,
    access: readers,
    summary: 'One match',
    response: Match,
    scope: 'match',
  }),
  rosters: endpoint({
    method: 'GET',
    path: '/matches/:id/rosters',
    reads: [...matchReads, 'players'],
    tag,
    access: { section: 'live_control' },
    scope: 'match',
    offline: {},
    summary: 'Who may play in a match: names and shirt numbers, by number',
    response: listOf(RosterRow),
  }),
  create: endpoint({
    method: 'POST',
    path: '/matches',
    tag,
    access,
    summary: 'Add a fixture',
    body: MatchDraft,
    response: Match,
    status: 201,
    repeatable: true,
    failure: 'Error al guardar el partido',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/matches/:id',
    tag,
    access,
    summary: 'Change the given fields; never the status',
    body: MatchUpdate,
    response: Match,
    conditional: true,
    failure: 'Error al guardar el partido',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/matches/:id',
    tag,
    access,
    summary: 'Delete a match with its events; 409 in_use while it is live',
    conditional: true,
    failure: 'Error al eliminar el partido',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/matches/:id/cancel',
    tag,
    access,
    summary: 'Cancel a scheduled or live match (R12)',
    response: Match,
    repeatable: true,
    failure: 'Error al guardar el partido',
  }),
} as const
