import { defaultRound, Match, MatchDraft, type MatchStatus } from '@torneo/contracts/match/matches'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import { minuteMs } from '@torneo/domain/match/clock/match-clock'
import type { LogRow, RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import type { Lift, Sanction } from '@torneo/domain/tables/suspensions'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { StoredAuthor } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { createRepository, spanish } from '../../platform/database/repository'
import { invalidEventFields, isEvent } from './match-events'
import { isLogRow, invalidLogFields } from './match-log-rows'

/** A stored match: its sport and teams by id only. */
export type StoredMatch = Omit<
  Match,
  'sport' | 'homeTeam' | 'awayTeam' | 'roundName' | 'zoneName' | 'homeLabel' | 'awayLabel' | 'nextTickAt' | 'restMs'
>

/** Fields that only the service uses. */
interface InternalFields {
  /** Status before the cancellation, for reopening. */
  cancelledFrom: MatchStatus | null
  /** True if the clock ran when the match was cancelled. */
  cancelledRunning: boolean
  /** Time at which the clock was last started or stopped; absent in matches of earlier versions. */
  clockSince?: Date
  /** Time at which the clock's next minute is due; null while it is stopped. */
  nextTickAt: Date | null
  /** Milliseconds that remain of the running minute while the clock is stopped. */
  restMs: number
  /** Batch that the match was created in; absent if it was created alone. */
  batch?: string
  /** Suspensions from this match's cards that staff lifted (B12); absent if none. */
  lifts?: readonly Lift[]
  /** Suspensions from this match's cards that staff made longer (B49); absent if none. */
  sanctions?: readonly Sanction[]
}

/** Events and log of a match. */
interface Happened {
  events: readonly RegisteredEvent[]
  /** Newest rows, oldest first. */
  log: readonly LogRow[]
  /** Number of older rows, which are in `match_log`. */
  logCut: number
}

/** A match with everything stored in its document. */
export type MatchDocument = StoredMatch & InternalFields & Happened

const noInternalFields: InternalFields = {
  cancelledFrom: null,
  cancelledRunning: false,
  nextTickAt: null,
  restMs: minuteMs,
}
const nothingHappened: Happened = { events: [], log: [], logCut: 0 }
const happened = Object.keys(nothingHappened)

/** A decision of staff on a player's suspension. */
const decision = { playerId: z.string(), reason: z.string(), by: StoredAuthor, at: z.string() }

/** Fields that must fit for the match to be readable; its events and log rows are checked one by one. */
const furtherFields = {
  cancelledFrom: z.nullable(z.string()),
  cancelledRunning: z.boolean(),
  clockSince: z.optional(z.date()),
  nextTickAt: z.nullable(z.date()),
  restMs: z.number(),
  batch: z.optional(z.string()),
  lifts: z.optional(z.array(z.object(decision))),
  sanctions: z.optional(z.array(z.object({ ...decision, matches: z.number() }))),
  events: z.array(z.unknown()),
  log: z.array(z.unknown()),
  logCut: z.number(),
}

export type MatchesRepository = ReturnType<typeof createMatchesRepository>

/** Stores matches, listed by date, then time, without events and log. */
export function createMatchesRepository(database: Database) {
  const matches = createRepository<MatchDocument, MatchDraft>(database, {
    name: 'matches',
    shape: Match,
    indexes: [
      ...[
        { date: 1, time: 1, _id: 1 },
        { sportId: 1, date: 1, time: 1 },
        { status: 1, date: 1 },
        { homeTeamId: 1, date: 1 },
        { awayTeamId: 1, date: 1 },
      ].map((key) => ({ key: key as Record<string, 1>, collation: spanish })),
      { key: { batch: 1 }, sparse: true },
    ],
    sort: { date: 1, time: 1 },
    draft: MatchDraft,
    derived: ['sport', 'homeTeam', 'awayTeam', 'roundName', 'zoneName', 'homeLabel', 'awayLabel', 'nextTickAt'],
    stored: furtherFields,
    without: happened,
    furtherInvalidFields: (stored) => [...invalidEventFields(stored), ...invalidLogFields(stored)],
    defaults: {
      tournamentId: defaultTournamentId,
      homeTeamId: null,
      awayTeamId: null,
      phaseId: null,
      zoneId: null,
      tieId: null,
      homeSlot: null,
      awaySlot: null,
      round: defaultRound,
      status: 'scheduled',
      isLive: false,
      homeScore: 0,
      awayScore: 0,
      currentMinute: 0,
      currentHalf: 1,
      mustHaveWinner: false,
      extraTime: 0,
      ...noInternalFields,
      ...nothingHappened,
    },
  })
  return {
    ...matches,

    /** Reads a stored match with those events and log rows that can be read. */
    read(stored: Document): MatchDocument | null {
      const match = matches.read(stored)
      return match && { ...match, events: match.events.filter(isEvent), log: match.log.filter(isLogRow) }
    },
  }
}
