import { defaultTournamentId } from '@torneo/contracts/tournaments'
import { defaultRound, Match, type MatchStatus } from '@torneo/contracts/matches'
import type { PageQuery } from '@torneo/contracts/record'
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

/** What only the service looks at: where a cancelled match came from, for its reopening. */
interface Hidden {
  cancelledFrom: MatchStatus | null
}

type Kept = StoredMatch & Hidden

function queryOf({ sportId, statuses, tournamentId, teamId, date }: MatchFilter): Document {
  return {
    ...(sportId === undefined ? {} : { sportId }),
    ...(statuses === undefined ? {} : { status: { $in: [...statuses] } }),
    ...(tournamentId === undefined ? {} : { tournamentId }),
    ...(date === undefined ? {} : { date }),
    ...(teamId === undefined ? {} : { $or: [{ homeTeamId: teamId }, { awayTeamId: teamId }] }),
  }
}

export type MatchesRepository = ReturnType<typeof createMatchesRepository>

/** Matches by date, then time, with their sport and teams for people. */
export function createMatchesRepository(database: Database) {
  const { withPeople } = createMatchPeople(database)
  const matches = createRepository<Kept>(database, {
    name: 'matches',
    shape: Match,
    indexes: [
      { date: 1, time: 1 }, { sportId: 1, date: 1, time: 1 }, { status: 1, date: 1 }, { homeTeamId: 1, date: 1 }, { awayTeamId: 1, date: 1 },
    ].map((key) => ({ key: key as Record<string, 1>, collation: spanish })),
    sort: { date: 1, time: 1 },
    blank: {
      tournamentId: defaultTournamentId, round: defaultRound, referee: '', field: '', status: 'scheduled', isLive: false,
      homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1, cancelledFrom: null,
    },
  })
  const one = async (match: Kept | null, transaction?: Transaction): Promise<Match | null> =>
    (match && (await withPeople([match], transaction))[0]) ?? null

  return {
    shape: matches.shape,
    lastChange: matches.lastChange,
    remove: matches.remove,

    async list(filter: MatchFilter, page?: PageQuery) {
      const { total, items } = await matches.list({ filter: queryOf(filter), page })
      return { total, items: await withPeople(items) }
    },

    find: async (id: string, transaction?: Transaction) => one(await matches.find(id, transaction), transaction),

    create: async (fields: OwnFields<StoredMatch>, write: Required<Write>) =>
      one(await matches.create({ ...fields, cancelledFrom: null }, write), write.transaction),

    createAll: async (all: readonly OwnFields<StoredMatch>[], write: Required<Write>) =>
      withPeople(await matches.createAll(all.map((fields) => ({ ...fields, cancelledFrom: null })), write), write.transaction),

    update: async (id: string, change: Change<Kept>, write: Required<Write>) => one(await matches.update(id, change, write), write.transaction),
  }
}
