import { Dependents } from '../endpoint/dependents'
import { endpoint } from '../endpoint/endpoint'
import { copiedFrom, editionQuery, listOf, recordFields } from '../endpoint/record'
import { fieldMessages, flag, limits, lines, oneOf, requiredSign, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { scoringFields } from './scoring'
import { scoringInput } from './scoring-input'

/** Spec 2 §3 and §5. A tournament sport is not a landing sport (R27). */
export const tournamentSportMessages = {
  name: fieldMessages.nameRequired,
  playersPerTeam: 'Los jugadores por equipo son requeridos',
  matchDuration: 'La duración es requerida',
  periodMinutes: 'Los minutos por período son requeridos',
  points: 'Los puntos son requeridos',
  suspensions: 'Las tarjetas o fechas son requeridas',
  hasLevel: 'Este deporte tiene partidos que terminaron empatados: ábrelos y defínelos antes de prohibir el empate',
  setTieBreaks: 'La competencia de este deporte desempata por sets: cambia sus desempates antes',
  inUse: 'Este deporte tiene partidos en vivo o finalizados',
} as const

/** Teams that serve their suspensions by a walkover (B49): the side that came, both, or none. */
export const walkoverServing = ['present', 'both', 'none'] as const
export type WalkoverServing = (typeof walkoverServing)[number]

export const SportRules = z.object({
  playersPerTeam: z.number(),
  /** Duration in minutes. */
  matchDuration: z.number(),
  hasHalves: z.boolean(),
  /**
   * Number of periods (1, 2 or 4) and minutes of each (B8). Absent in older records: `hasHalves` means 2 periods,
   * otherwise 1, which share `matchDuration`.
   */
  periods: z.optional(z.number()),
  periodMinutes: z.optional(z.number()),
  ...scoringFields,
  /** The sport's tables count the points below (B34). Absent or false: 3, 1 and 0 (R3). */
  usesOwnPoints: z.optional(z.boolean()),
  pointsForWin: z.number(),
  pointsForDraw: z.number(),
  pointsForLoss: z.number(),
  /** Points for a win and a loss in the deciding set. Absent: as for any other. */
  pointsForCloseWin: z.optional(z.number()),
  pointsForCloseLoss: z.optional(z.number()),
  /** Points for the absent side of a walkover. Absent: 0. */
  pointsForAbsence: z.optional(z.number()),
  /** False: no match finishes level (B34). Absent: true. Sets never do. */
  drawAllowed: z.optional(z.boolean()),
  /** Score awarded to the side that showed up for a walkover (B15). Absent: 3. */
  walkoverScore: z.optional(z.number()),
  /** Yellow cards that add up to a suspension, and matches of suspension after a red card (B12). Absent: 0, never. */
  suspendAfterYellows: z.optional(z.number()),
  suspendAfterRed: z.optional(z.number()),
  /** Matches of suspension after a blue card (B87). Absent: 0. */
  suspendAfterBlue: z.optional(z.number()),
  /** Absent: `present`. */
  walkoverServes: z.optional(z.enum(walkoverServing)),
  /** True: a match that was abandoned, and not continued yet, serves a suspension. Absent: false. */
  abandonedServes: z.optional(z.boolean()),
  /** True: teams have line-ups, which count matches played (B41). Absent: false, matches with an event count (R6). */
  lineUps: z.optional(z.boolean()),
  /** True: the board registers substitutions with both players (B41). Absent: false. */
  substitutions: z.optional(z.boolean()),
})
export type SportRules = z.output<typeof SportRules>

/** Default rules of a new sport. Its points count only with `usesOwnPoints`. */
export const defaultSportRules: SportRules = {
  playersPerTeam: 11,
  matchDuration: 90,
  hasHalves: true,
  pointsForWin: 3,
  pointsForDraw: 1,
  pointsForLoss: 0,
}
export const defaultSportOrder = 100

export const TournamentSport = z.object({
  ...recordFields,
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  rules: SportRules,
  active: z.boolean(),
  order: z.number(),
  copiedFrom,
})
export type TournamentSport = z.output<typeof TournamentSport>

const ruleNumber = (min: number, max: number, message: string) =>
  z
    .int({
      error: (issue) =>
        issue.input === undefined || issue.input === null || Number.isNaN(issue.input) ? message : fieldMessages.whole,
    })
    .check(z.gte(min, fieldMessages.atLeast(min)), z.lte(max, fieldMessages.atMost(max)))

/** Maximum duration in minutes. */
export const maxMatchDuration = 600

export const periodCounts = [1, 2, 4] as const

/**
 * Rules in a request: integers, players and duration from 1, points from 0. `periods` or `periodMinutes` determine
 * `hasHalves` and `matchDuration`, and vice versa.
 */
export const SportRulesInput = z.strictObject({
  playersPerTeam: ruleNumber(1, 100, tournamentSportMessages.playersPerTeam),
  matchDuration: ruleNumber(1, maxMatchDuration, tournamentSportMessages.matchDuration),
  hasHalves: flag(),
  periods: z.optional(
    z
      .int({ error: fieldMessages.invalid })
      .check(z.refine((count) => periodCounts.some((one) => one === count), fieldMessages.invalid)),
  ),
  periodMinutes: z.optional(ruleNumber(1, maxMatchDuration, tournamentSportMessages.periodMinutes)),
  ...scoringInput,
  pointsForWin: ruleNumber(0, 100, tournamentSportMessages.points),
  pointsForDraw: ruleNumber(0, 100, tournamentSportMessages.points),
  pointsForLoss: ruleNumber(0, 100, tournamentSportMessages.points),
  usesOwnPoints: z.optional(flag()),
  pointsForCloseWin: z.optional(ruleNumber(0, 100, tournamentSportMessages.points)),
  pointsForCloseLoss: z.optional(ruleNumber(0, 100, tournamentSportMessages.points)),
  pointsForAbsence: z.optional(ruleNumber(0, 100, tournamentSportMessages.points)),
  drawAllowed: z.optional(flag()),
  walkoverScore: z.optional(ruleNumber(1, 100, tournamentSportMessages.points)),
  suspendAfterYellows: z.optional(ruleNumber(0, 20, tournamentSportMessages.suspensions)),
  suspendAfterRed: z.optional(ruleNumber(0, 20, tournamentSportMessages.suspensions)),
  suspendAfterBlue: z.optional(ruleNumber(0, 20, tournamentSportMessages.suspensions)),
  walkoverServes: z.optional(oneOf(walkoverServing, fieldMessages.invalid)),
  abandonedServes: z.optional(flag()),
  lineUps: z.optional(flag()),
  substitutions: z.optional(flag()),
})

const partialRules = z.partial(SportRulesInput)

/** A JSON text is parsed (R5); any other text fails validation as a value that is not an object. */
const rulesOrText = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }),
  partialRules,
)

const sportFields = {
  name: requiredText(tournamentSportMessages.name, limits.name),
  icon: requiredSign('El ícono es requerido', 32),
  description: lines(),
  active: flag(),
  order: whole(0),
}

/** Form of a sport: all fields are present. */
export const TournamentSportForm = z.strictObject({ ...sportFields, rules: SportRulesInput })
export type TournamentSportForm = z.output<typeof TournamentSportForm>

/** Body of a creation: absent fields get their defaults (spec 2 §9). */
export const TournamentSportDraft = z.strictObject({
  name: sportFields.name,
  icon: sportFields.icon,
  description: z.optional(sportFields.description),
  active: z.optional(sportFields.active),
  order: z.optional(sportFields.order),
  rules: z.optional(rulesOrText),
})
export type TournamentSportDraft = z.output<typeof TournamentSportDraft>

export const TournamentSportUpdate = z.partial(TournamentSportDraft)

const tag = 'tournament-sports'
const section = { section: 'tournament_sports' } as const
export const tournamentSportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/tournament-sports',
    reads: ['tournament_sports'],
    tag,
    access: { roles: ['super', 'admin_tournament', 'team_captain'] },
    summary: 'All sports by order, then name',
    query: editionQuery,
    response: listOf(TournamentSport),
    scope: 'any',
    offline: {},
  }),
  find: endpoint({
    method: 'GET',
    path: '/tournament-sports/:id',
    reads: ['tournament_sports'],
    tag,
    access: { roles: ['super', 'admin_tournament', 'team_captain'] },
    summary: 'One sport',
    response: TournamentSport,
  }),
  create: endpoint({
    method: 'POST',
    path: '/tournament-sports',
    tag,
    access: section,
    summary: 'Add a sport',
    body: TournamentSportDraft,
    response: TournamentSport,
    status: 201,
    repeatable: true,
    failure: 'Error al guardar el deporte',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/tournament-sports/:id',
    tag,
    access: section,
    summary:
      'Change a sport; 409 when it would count differently after its first match has begun (B13) or against the tie-breaks of ' +
      'its competition, and in_use when it would forbid the draws that it has (B34)',
    body: TournamentSportUpdate,
    response: TournamentSport,
    conditional: true,
    failure: 'Error al guardar el deporte',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tournament-sports/:id',
    tag,
    access: section,
    summary:
      'Delete a sport with its teams, players, scheduled matches; 409 in_use while a live or finished match refers to it (R39)',
    conditional: true,
    affectsAll: true,
    failure: 'Error al eliminar el deporte',
  }),
  dependents: endpoint({
    method: 'GET',
    path: '/tournament-sports/:id/dependents',
    reads: ['tournament_sports', 'teams', 'players', 'matches'],
    tag,
    access: section,
    summary: 'What a deletion would take along, and what refuses it',
    response: Dependents,
  }),
} as const
