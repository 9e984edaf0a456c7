import { defaultTournamentId } from '@torneo/contracts/tournaments'
import { defaultRound, Match, MatchDraft, type MatchStatus } from '@torneo/contracts/matches'
import { realtimeLimits } from '@torneo/contracts/realtime'
import type { PageQuery } from '@torneo/contracts/record'
import { type MatchClock, minuteLength } from '@torneo/domain/match-clock'
import type { Document } from 'mongodb'
import type { Database, Transaction, Write } from '../platform/database'
import { type Change, createRepository, type OwnFields, spanish } from '../platform/repository'
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
  /** The keys of the last actions with an effect on it, oldest first. */
  applied: string[]
  /** The rev that the last command made; 0 where something else changed its score, minute or half since. */
  commandRev: number
}

type Kept = StoredMatch & Hidden

const nothingHidden: Hidden = { cancelledFrom: null, cancelledRunning: false, nextTickAt: null, restMs: minuteLength, applied: [], commandRev: 0 }

/** What is registered of a match, by commands or by a partial update (R10). */
const counted = ['homeScore', 'awayScore', 'currentMinute', 'currentHalf'] as const

/** A match in the hands of a command: as it is stored, its clock, and the database's time. */
export interface MatchInHand {
  readonly match: Kept
  readonly clock: MatchClock
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What a command changes of a match. */
export type MatchChange = Omit<Change<Kept>, 'applied' | 'commandRev'>

/** A match that begins in the middle has a whole minute before it; the service's own time will do for it. */
const firstTick = ({ isLive }: { readonly isLive: boolean }): Date | null => (isLive ? new Date(Date.now() + minuteLength) : null)

/** A clock as a match stores it. */
export const storedClock = ({ isLive, currentMinute, nextTickAt, restMs, isStalled }: MatchClock): MatchChange =>
  ({ isLive, currentMinute, nextTickAt: nextTickAt === null ? null : new Date(nextTickAt), restMs, clockStalled: isStalled })

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
  const stored = database.collection<{ _id: string }>('matches')
  const matches = createRepository<Kept>(database, {
    name: 'matches',
    shape: Match,
    indexes: [
      { date: 1, time: 1, _id: 1 }, { sportId: 1, date: 1, time: 1 }, { status: 1, date: 1 }, { homeTeamId: 1, date: 1 }, { awayTeamId: 1, date: 1 },
    ].map((key) => ({ key: key as Record<string, 1>, collation: spanish })),
    sort: { date: 1, time: 1 },
    draft: MatchDraft,
    derived: ['sport', 'homeTeam', 'awayTeam'],
    defaults: {
      tournamentId: defaultTournamentId, round: defaultRound, status: 'scheduled', isLive: false,
      homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1, ...nothingHidden,
    },
  })
  const one = async (match: Kept | null, transaction?: Transaction): Promise<Match | null> =>
    (match && (await withPeople([match], transaction))[0]) ?? null

  return {
    shape: matches.shape,
    lastChange: matches.lastChange,
    remove: matches.remove,
    /** A stored document, however it was found. */
    read: matches.read,

    async list(asked: MatchFilter, page?: PageQuery, transaction?: Transaction) {
      const { total, items } = await matches.list({ filter: queryOf(asked), page, ...(transaction ? { transaction } : {}) })
      return { total, items: await withPeople(items, transaction) }
    },

    find: async (id: string, transaction?: Transaction) => one(await matches.find(id, transaction), transaction),

    create: async (fields: OwnFields<StoredMatch>, write: Required<Write>) =>
      one(await matches.create({ ...fields, ...nothingHidden }, write), write.transaction),

    createAll: async (all: readonly OwnFields<StoredMatch>[], write: Required<Write>) =>
      withPeople(await matches.createAll(all.map((fields) => ({ ...fields, ...nothingHidden, nextTickAt: firstTick(fields) })), write), write.transaction),

    async update(id: string, change: Change<StoredMatch>, write: Required<Write>): Promise<Match | null> {
      const registered = counted.some((field) => change[field] !== undefined) ? { commandRev: 0 } : {}
      return one(await matches.update(id, { ...change, ...registered }, write), write.transaction)
    },

    /** The match for a command. Whoever changes it first wins: the other's transaction is repeated on what is there then. */
    async takeInHand(id: string, transaction: Transaction): Promise<MatchInHand | null> {
      const [row] = await stored.aggregate<{ now: Date; match: Document }>([
        { $match: { _id: id } }, { $project: { now: '$$NOW', match: '$$ROOT' } },
      ], { session: transaction }).toArray()
      if (!row) return null
      const match = matches.read(row.match)
      if (!match) return null
      const { isLive, currentMinute, nextTickAt, restMs, clockStalled: isStalled = false } = match
      return { match, now: row.now.getTime(), clock: { isLive, currentMinute, nextTickAt: nextTickAt?.getTime() ?? null, restMs, isStalled } }
    },

    /** What a command made of it; `key` is the action's, kept among the last ones. */
    async change({ id, applied, rev }: Kept, change: MatchChange, key: string | null, write: Required<Write>): Promise<Match> {
      const keys = key === null ? {} : { applied: [...applied, key].slice(-realtimeLimits.applied) }
      const match = await one(await matches.update(id, { ...change, ...keys, commandRev: rev + 1 }, write), write.transaction)
      if (!match) throw new Error('A match in hand was gone')
      return match
    },
  }
}
