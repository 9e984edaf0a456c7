import { defaultTournamentId } from '@torneo/contracts/tournaments'
import { defaultRound, Match, MatchDraft, type MatchStatus } from '@torneo/contracts/matches'
import { StoredAuthor } from '../platform/checked-collection'
import type { LogRow, RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import { minuteLength } from '@torneo/domain/match-clock'
import type { Lift } from '@torneo/domain/suspensions'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import type { Database } from '../platform/database'
import { createRepository, spanish } from '../platform/repository'
import { eventMisfits, isEvent } from './match-events'
import { isLogRow, logMisfits } from './match-log-rows'

/** A match as it is stored: its sport and teams by id only. */
export type StoredMatch = Omit<Match, 'sport' | 'homeTeam' | 'awayTeam' | 'nextTickAt' | 'restMs'>

/** What only the service looks at. */
interface Hidden {
  /** Where a cancelled match came from, for its reopening. */
  cancelledFrom: MatchStatus | null
  /** Whether its clock ran when it was cancelled. */
  cancelledRunning: boolean
  /** When the clock was last started or stopped; absent in matches of earlier versions. */
  clockSince?: Date
  /** When the clock's next minute is due; null while it is stopped. */
  nextTickAt: Date | null
  /** Milliseconds left of the running minute while the clock is stopped. */
  restMs: number
  /** The suspensions by its cards that staff lifted (B12). Absent: none. */
  lifts?: readonly Lift[]
}

/** What happened in a match and what was done to it. */
interface Happened {
  events: readonly RegisteredEvent[]
  /** The newest rows, oldest first. */
  log: readonly LogRow[]
  /** How many older rows lie in `match_log`. */
  logCut: number
}

/** A match with all that is stored in its document. */
export type WholeMatch = StoredMatch & Hidden & Happened

const nothingHidden: Hidden = { cancelledFrom: null, cancelledRunning: false, nextTickAt: null, restMs: minuteLength }
const nothingHappened: Happened = { events: [], log: [], logCut: 0 }
const happened = Object.keys(nothingHappened)

/** What must be right for the match to be read at all; of events and log rows each is judged by itself. */
const furtherFields = {
  cancelledFrom: z.nullable(z.string()), cancelledRunning: z.boolean(), clockSince: z.optional(z.date()), nextTickAt: z.nullable(z.date()), restMs: z.number(),
  lifts: z.optional(z.array(z.object({ playerId: z.string(), reason: z.string(), by: StoredAuthor, at: z.string() }))),
  events: z.array(z.unknown()), log: z.array(z.unknown()), logCut: z.number(),
}

/** What a match with its sport and teams is read from. */
export const matchCollections = ['matches', 'teams', 'promotions', 'tournament_sports']

export type MatchesRepository = ReturnType<typeof createMatchesRepository>

/** Matches by date, then time, without events and log. */
export function createMatchesRepository(database: Database) {
  const matches = createRepository<WholeMatch, MatchDraft>(database, {
    name: 'matches',
    shape: Match,
    indexes: [
      { date: 1, time: 1, _id: 1 }, { sportId: 1, date: 1, time: 1 }, { status: 1, date: 1 }, { homeTeamId: 1, date: 1 }, { awayTeamId: 1, date: 1 },
    ].map((key) => ({ key: key as Record<string, 1>, collation: spanish })),
    sort: { date: 1, time: 1 },
    draft: MatchDraft,
    derived: ['sport', 'homeTeam', 'awayTeam', 'nextTickAt'],
    stored: furtherFields,
    without: happened,
    alsoMisfits: (stored) => [...eventMisfits(stored), ...logMisfits(stored)],
    defaults: {
      tournamentId: defaultTournamentId, round: defaultRound, status: 'scheduled', isLive: false,
      homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1, mustHaveWinner: false, extraTime: 0, ...nothingHidden, ...nothingHappened,
    },
  })
  return {
    ...matches,

    /** A stored match with the events and log rows that can be read. */
    read(stored: Document): WholeMatch | null {
      const match = matches.read(stored)
      return match && { ...match, events: match.events.filter(isEvent), log: match.log.filter(isLogRow) }
    },
  }
}
