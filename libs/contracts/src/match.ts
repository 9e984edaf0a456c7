import { z } from './zod'
import { AwardedResult, Interruption, Shootout } from './match-outcome'
import { recordFields } from './record'
import { scoringFields, SetScore } from './scoring'

export const matchStatuses = ['scheduled', 'live', 'finished', 'cancelled'] as const
export type MatchStatus = (typeof matchStatuses)[number]

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
  /** Day and place where it began, once staff moved it afterwards (B45). Absent: where it is. */
  begunAt: z.optional(z.object({ date: z.string(), location: z.string(), field: z.string() })),
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
