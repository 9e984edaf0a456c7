import { defaultTournamentId } from '@torneo/contracts/tournaments'
import { defaultRound, Match, MatchDraft, type MatchStatus } from '@torneo/contracts/matches'
import type { PageQuery } from '@torneo/contracts/record'
import type { LogRow, RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import { minuteLength } from '@torneo/domain/match-clock'
import type { Document } from 'mongodb'
import type { Database, Transaction, Write } from '../platform/database'
import { type Change, createRepository, type OwnFields, spanish } from '../platform/repository'
import { eventMisfits } from './match-events'
import { createMatchPeople, type StoredMatch } from './match-people'

interface MatchFilter {
  readonly sportId?: string | undefined
  readonly statuses?: readonly MatchStatus[] | undefined
  readonly tournamentId?: string | undefined
  /** Home or away. */
  readonly teamId?: string | undefined
  readonly date?: string | undefined
}

/** What only the service looks at. */
interface Hidden {
  /** Where a cancelled match came from, for its reopening. */
  cancelledFrom: MatchStatus | null
  /** Whether its clock ran when it was cancelled. */
  cancelledRunning: boolean
  /** When the clock's next minute is due; null while it is stopped. */
  nextTickAt: Date | null
  /** Milliseconds left of the running minute while the clock is stopped. */
  restMs: number
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

/** A match that begins in the middle has a whole minute before it; the service's own time will do for it. */
const firstTick = ({ isLive }: { readonly isLive: boolean }): Date | null => (isLive ? new Date(Date.now() + minuteLength) : null)

function queryOf({ sportId, statuses, tournamentId, teamId, date }: MatchFilter): Document {
  return {
    ...(sportId === undefined ? {} : { sportId }),
    ...(statuses === undefined ? {} : { status: { $in: [...statuses] } }),
    ...(tournamentId === undefined ? {} : { tournamentId }),
    ...(date === undefined ? {} : { date }),
    ...(teamId === undefined ? {} : { $or: [{ homeTeamId: teamId }, { awayTeamId: teamId }] }),
  }
}

/** What a match with its sport and teams is read from. */
export const matchCollections = ['matches', 'teams', 'promotions', 'tournament_sports']

export type MatchesRepository = ReturnType<typeof createMatchesRepository>

/** Matches by date, then time, with their sport and teams for people. */
export function createMatchesRepository(database: Database) {
  const { withPeople } = createMatchPeople(database)
  const matches = createRepository<WholeMatch, MatchDraft>(database, {
    name: 'matches',
    shape: Match,
    indexes: [
      { date: 1, time: 1, _id: 1 }, { sportId: 1, date: 1, time: 1 }, { status: 1, date: 1 }, { homeTeamId: 1, date: 1 }, { awayTeamId: 1, date: 1 },
    ].map((key) => ({ key: key as Record<string, 1>, collation: spanish })),
    sort: { date: 1, time: 1 },
    draft: MatchDraft,
    derived: ['sport', 'homeTeam', 'awayTeam'],
    without: happened,
    alsoMisfits: eventMisfits,
    defaults: {
      tournamentId: defaultTournamentId, round: defaultRound, status: 'scheduled', isLive: false,
      homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1, ...nothingHidden, ...nothingHappened,
    },
  })
  const one = async (match: StoredMatch | null, transaction?: Transaction): Promise<Match | null> =>
    (match && (await withPeople([match], transaction))[0]) ?? null

  return {
    shape: matches.shape,
    lastChange: matches.lastChange,
    hide: matches.hide,
    /** A stored document, however it was found. */
    read: matches.read,

    async list(asked: MatchFilter, page?: PageQuery, transaction?: Transaction) {
      const { total, items } = await matches.list({ filter: queryOf(asked), page, ...(transaction ? { transaction } : {}) })
      return { total, items: await withPeople(items, transaction) }
    },

    find: async (id: string, transaction?: Transaction) => one(await matches.find(id, transaction), transaction),

    /** Without its people: who asks for it has them in memory. */
    create: matches.create,

    createAll: async (all: readonly (OwnFields<StoredMatch> & Partial<Happened>)[], write: Required<Write>) =>
      withPeople(await matches.createAll(all.map((fields) => ({ ...fields, nextTickAt: firstTick(fields) })), write), write.transaction),

    update: async (id: string, change: Change<WholeMatch>, write: Required<Write>): Promise<Match | null> =>
      one(await matches.update(id, change, write), write.transaction),
  }
}
