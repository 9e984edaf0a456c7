import { recordFields } from '../endpoint/record'
import { z } from '../fields/zod'
import { scoringFields, SetScore } from '../tournament/scoring'
import { AwardedResult, Bonus, Interruption, Shootout } from './match-outcome'

export const matchStatuses = ['scheduled', 'live', 'finished', 'cancelled'] as const
export type MatchStatus = (typeof matchStatuses)[number]

/** A team in a match; null when it is missing. */
export const MatchTeam = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  logo: z.string(),
  promotionId: z.string(),
  promotionYear: z.nullable(z.number()),
  promotionColor: z.nullable(z.string()),
  /** The team withdrew from the sport's competition (B34). Absent: false. */
  withdrawn: z.optional(z.boolean()),
})
export type MatchTeam = z.output<typeof MatchTeam>

export const MatchSport = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  /** 1 or 4. Absent: 2, or none in a sport of sets. */
  periods: z.optional(z.number()),
  ...scoringFields,
})
export type MatchSport = z.output<typeof MatchSport>

export const Match = z.object({
  ...recordFields,
  tournamentId: z.string(),
  sportId: z.string(),
  /** Null while the side's slot in a knock-out is open (B31). */
  homeTeamId: z.nullable(z.string()),
  awayTeamId: z.nullable(z.string()),
  /** Phase of the sport's competition, with its zone or tie. Null or absent: none. */
  phaseId: z.optional(z.nullable(z.string())),
  zoneId: z.optional(z.nullable(z.string())),
  tieId: z.optional(z.nullable(z.string())),
  /** Places of its zone, from 0, that the sides come from (B86). Null or absent: its teams were named. */
  homeSlot: z.optional(z.nullable(z.number())),
  awaySlot: z.optional(z.nullable(z.number())),
  /** Name of the round: 'Oro · Final', 'Fecha 3'. Null or absent outside a competition. */
  roundName: z.optional(z.nullable(z.string())),
  /** Name of the zone, in a league of several: 'Zona A'. Null or absent: none to tell apart. */
  zoneName: z.optional(z.nullable(z.string())),
  /** Words of a side that is open: '1.º Zona A'. Null or absent: the team is known. */
  homeLabel: z.optional(z.nullable(z.string())),
  awayLabel: z.optional(z.nullable(z.string())),
  /** yyyy-mm-dd */
  date: z.string(),
  /** HH:mm */
  time: z.string(),
  location: z.string(),
  round: z.number(),
  referee: z.string(),
  field: z.string(),
  status: z.enum(matchStatuses),
  /** True while the clock runs. */
  isLive: z.boolean(),
  /** The clock stopped itself: more than 15 minutes were due at once, so the real minute is unknown. Absent: false. */
  clockStalled: z.optional(z.boolean()),
  /** End of the running minute (ISO 8601); null while the clock is stopped. Absent in responses of an older API. */
  nextTickAt: z.optional(z.nullable(z.string())),
  /** Milliseconds that remain of the running minute while the clock is stopped. */
  restMs: z.optional(z.number()),
  /** The current period is over and the next one has not begun (B8). Absent: false. */
  periodOver: z.optional(z.boolean()),
  /** Scores of the sides; in a sport of sets, the number of sets won. */
  homeScore: z.number(),
  awayScore: z.number(),
  /** Finished sets in order. Absent: no set is known. */
  sets: z.optional(z.array(SetScore)),
  /** Points in the running set. Absent: 0. */
  homePoints: z.optional(z.number()),
  awayPoints: z.optional(z.number()),
  currentMinute: z.number(),
  /** Number of the period, from 1. */
  currentHalf: z.number(),
  /** Date and place before the latest change of them, which was made at `at`. Absent: never changed. */
  changed: z.optional(
    z.object({ at: z.string(), date: z.string(), time: z.string(), location: z.string(), field: z.string() }),
  ),
  /**
   * Date and place where the match began, if staff changed them afterwards (B45). Absent: unchanged since the start.
   */
  begunAt: z.optional(z.object({ date: z.string(), location: z.string(), field: z.string() })),
  /** Null or absent: the result was played. */
  result: z.optional(z.nullable(AwardedResult)),
  /** Null or absent: the match is played as scheduled. */
  interruption: z.optional(z.nullable(Interruption)),
  /** Absent or null: none. */
  bonus: z.optional(z.nullable(Bonus)),
  /** Null or absent: there was no shoot-out. */
  shootout: z.optional(z.nullable(Shootout)),
  /** The match must not end level (B16): by itself, its tie or its sport. Absent: false. */
  mustHaveWinner: z.optional(z.boolean()),
  /** Minutes of each period of extra time, which follows a level last period. Absent: 0, no extra time. */
  extraTime: z.optional(z.number()),
  sport: z.nullable(MatchSport),
  homeTeam: z.nullable(MatchTeam),
  awayTeam: z.nullable(MatchTeam),
})
export type Match = z.output<typeof Match>

/** A goal in the summary of a match. */
export const MatchGoal = z.object({
  minute: z.number(),
  /** Minutes into added time; 0 outside added time. */
  added: z.number(),
  /** The side that scored. */
  side: z.enum(['home', 'away']),
  /** Null when the player is missing. */
  name: z.nullable(z.string()),
  kind: z.enum(['goal', 'penalty', 'own_goal']),
  /** Points that the goal counts. Absent: 1. */
  points: z.optional(z.number()),
})
export type MatchGoal = z.output<typeof MatchGoal>

/** A match with its goals, oldest first. `goals` is absent in responses of an older API. */
export const MatchRow = z.extend(Match, { goals: z.optional(z.array(MatchGoal)) })
export type MatchRow = z.output<typeof MatchRow>
