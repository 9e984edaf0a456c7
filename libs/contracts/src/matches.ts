import { z } from './zod'
import { endpoint } from './endpoint'
import { day, fieldMessages, flag, idText, requiredText, text, timeOfDay, limits, whole } from './fields'
import { AwardedResult, Interruption, Shootout } from './match-outcome'
import { listOf, pageQuery, recordFields } from './record'
import { scoringFields, SetScore } from './scoring'

/** Spec 2 §5, §8. */
export const matchMessages = {
  sport: 'El deporte es requerido',
  home: 'El equipo local es requerido',
  away: 'El equipo visitante es requerido',
  sameTeams: 'Los equipos deben ser diferentes',
  date: 'La fecha es requerida',
  time: 'La hora es requerida',
  location: 'El lugar es requerido',
  noSport: 'Ese deporte ya no existe',
  inactiveSport: 'Ese deporte está inactivo',
  noTeam: 'Ese equipo ya no existe',
  otherSport: 'Ese equipo es de otro deporte',
  noTournament: 'Ese torneo no existe',
  hasEvents: 'El partido está en vivo o tiene eventos: su deporte y sus equipos no se pueden cambiar',
  isLive: 'El partido está en vivo: finalízalo o cancélalo antes de eliminarlo',
  finished: 'El partido está finalizado: reábrelo para cambiar su deporte, equipos, marcador, minuto o tiempo',
  notRunning: 'El partido no está programado ni en vivo',
} as const

export const matchStatuses = ['scheduled', 'live', 'finished', 'cancelled'] as const
export type MatchStatus = (typeof matchStatuses)[number]

export const defaultRound = 1

/** A team in a match; null when it is missing. */
export const MatchTeam = z.object({
  id: z.string(), name: z.string(), color: z.string(), logo: z.string(), promotionId: z.string(),
  promotionYear: z.nullable(z.number()), promotionColor: z.nullable(z.string()),
})
export type MatchTeam = z.output<typeof MatchTeam>

export const MatchSport = z.object({ id: z.string(), name: z.string(), icon: z.string(), ...scoringFields })
export type MatchSport = z.output<typeof MatchSport>

export const Match = z.object({
  ...recordFields,
  tournamentId: z.string(),
  sportId: z.string(),
  homeTeamId: z.string(),
  awayTeamId: z.string(),
  /** yyyy-mm-dd */
  date: z.string(),
  /** HH:mm */
  time: z.string(),
  location: z.string(),
  round: z.number(),
  referee: z.string(),
  field: z.string(),
  status: z.enum(matchStatuses),
  /** Whether the clock runs. */
  isLive: z.boolean(),
  /** The clock stopped itself, because more than 15 minutes were due at once and the real minute is unknown. Absent: false. */
  clockStalled: z.optional(z.boolean()),
  /** When the running minute ends (ISO); null while the clock is stopped. Absent in responses of an older API. */
  nextTickAt: z.optional(z.nullable(z.string())),
  /** Milliseconds left of the running minute while the clock is stopped. */
  restMs: z.optional(z.number()),
  /** The current period is over and the next has not begun (B8). Absent: false. */
  periodOver: z.optional(z.boolean()),
  /** Of a sport of sets: the sets that each has won. */
  homeScore: z.number(),
  awayScore: z.number(),
  /** The finished sets, in their order; absent: none is known. */
  sets: z.optional(z.array(SetScore)),
  /** The points of the running set. Absent: 0. */
  homePoints: z.optional(z.number()),
  awayPoints: z.optional(z.number()),
  currentMinute: z.number(),
  /** The period, from 1. */
  currentHalf: z.number(),
  /** When and where it was to be before its last change of these, made at `at`. Absent: never changed. */
  changed: z.optional(z.object({ at: z.string(), date: z.string(), time: z.string(), location: z.string(), field: z.string() })),
  /** Null or absent: it was played. */
  result: z.optional(z.nullable(AwardedResult)),
  /** Null or absent: it is played when it was to be. */
  interruption: z.optional(z.nullable(Interruption)),
  /** Null or absent: none was taken. */
  shootout: z.optional(z.nullable(Shootout)),
  /** It cannot finish level (B16). Absent: false. */
  mustHaveWinner: z.optional(z.boolean()),
  /** Minutes of each half of extra time, when it is level after the last period. Absent: 0, none. */
  extraTime: z.optional(z.number()),
  sport: z.nullable(MatchSport),
  homeTeam: z.nullable(MatchTeam),
  awayTeam: z.nullable(MatchTeam),
})
export type Match = z.output<typeof Match>

/** A goal in the summary of a match. */
export const MatchGoal = z.object({
  minute: z.number(),
  /** Minutes into added time; 0: none. */
  added: z.number(),
  /** The side that scored. */
  side: z.enum(['home', 'away']),
  /** Null when the player is missing. */
  name: z.nullable(z.string()),
  kind: z.enum(['goal', 'penalty', 'own_goal']),
  /** What it counts. Absent: 1. */
  points: z.optional(z.number()),
})
export type MatchGoal = z.output<typeof MatchGoal>

/** A match with its goals, oldest first. Absent in responses of an older API. */
export const MatchRow = z.extend(Match, { goals: z.optional(z.array(MatchGoal)) })
export type MatchRow = z.output<typeof MatchRow>

/** A player as the board of a match needs them. */
export const RosterRow = z.object({ id: z.string(), teamId: z.string(), name: z.string(), number: z.number() })
export type RosterRow = z.output<typeof RosterRow>

const fields = {
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
/** Of a match that needs a winner. */
const knockout = { mustHaveWinner: z.optional(flag()), extraTime: z.optional(whole(0, 60)) }

interface Sides {
  readonly homeTeamId?: string | undefined
  readonly awayTeamId?: string | undefined
}

/** Checked even when another field is invalid, so that all errors appear at once. */
const differentTeams = z.refine<Sides>(({ homeTeamId, awayTeamId }) => !homeTeamId || homeTeamId !== awayTeamId, {
  error: matchMessages.sameTeams, path: ['awayTeamId'], when: ({ value }) => typeof value === 'object' && value !== null,
})

/** The form of a fixture: all fields are present. */
export const MatchForm = z.strictObject({ ...fields, ...knockout }).check(differentTeams)
export type MatchForm = z.output<typeof MatchForm>

const draftFields = {
  ...fields, ...knockout, round: z.optional(fields.round), referee: z.optional(fields.referee), field: z.optional(fields.field),
  tournamentId: z.optional(idText(fieldMessages.invalid)),
}

/** The body of a creation; default: round 1 of tournament '1'. */
export const MatchDraft = z.strictObject(draftFields).check(differentTeams)
export type MatchDraft = z.output<typeof MatchDraft>

/** A negative number is clamped to 0 instead of rejected (R10). */
const clamped = z.pipe(z.int({ error: fieldMessages.whole }).check(z.lte(1000, fieldMessages.atMost(1000))), z.transform((value: number) => Math.max(0, value)))

/** A partial update; scores, minute and half only while scheduled or live (R10). Never the status. */
export const MatchUpdate = z.partial(z.strictObject({
  ...draftFields, homeScore: clamped, awayScore: clamped, currentMinute: clamped,
  currentHalf: whole(1, 6),
}))
export type MatchUpdate = z.output<typeof MatchUpdate>

/** Statuses as a comma list: `scheduled,live`. */
const statusList = z.string({ error: fieldMessages.invalid }).check(
  z.refine((value) => value.split(',').every((word) => matchStatuses.some((status) => status === word)), fieldMessages.invalid))

const tag = 'matches'
const access = { section: 'fixtures' } as const
const readers = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
export const matchEndpoints = {
  list: endpoint({ method: 'GET', path: '/matches', tag, access: readers, summary: 'Matches by date and time, with sport and teams for people',
    query: z.strictObject({
      ...pageQuery.shape, sportId: z.optional(idText()), status: z.optional(statusList), tournamentId: z.optional(idText()),
      teamId: z.optional(idText()), date: z.optional(day(matchMessages.date)),
    }),
    response: listOf(Match), passes: true }),
  find: endpoint({ method: 'GET', path: '/matches/:id', tag, access: readers, summary: 'One match', response: Match, passes: true }),
  rosters: endpoint({ method: 'GET', path: '/matches/:id/rosters', tag, access: { section: 'live_control' }, passes: true,
    summary: 'Who may play in a match: names and shirt numbers, by number', response: listOf(RosterRow) }),
  create: endpoint({ method: 'POST', path: '/matches', tag, access, summary: 'Add a fixture', body: MatchDraft, response: Match, status: 201,
    repeatable: true, failure: 'Error al guardar el partido' }),
  update: endpoint({ method: 'PATCH', path: '/matches/:id', tag, access, summary: 'Change the given fields; never the status', body: MatchUpdate,
    response: Match, conditional: true, failure: 'Error al guardar el partido' }),
  remove: endpoint({ method: 'DELETE', path: '/matches/:id', tag, access, summary: 'Delete a match with its events; 409 in_use while it is live',
    conditional: true, failure: 'Error al eliminar el partido' }),
  cancel: endpoint({ method: 'POST', path: '/matches/:id/cancel', tag, access, summary: 'Cancel a scheduled or live match (R12)', response: Match,
    repeatable: true, failure: 'Error al guardar el partido' }),
} as const
