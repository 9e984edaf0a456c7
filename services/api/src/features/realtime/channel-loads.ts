import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import { createMatchStates } from '../../data/match-states'
import { createMatchesRepository } from '../../data/matches.repository'
import type { Tables } from '../../data/tables'
import { createTournamentSportsRepository } from '../../data/tournament-sports.repository'
import type { Database } from '../../platform/database'
import { createGather } from '../../platform/gather'
import type { MatchReads } from './matches-source'

/** What the channels read, each of it as of one moment. */
export function createChannelLoads(database: Database, tables: Tables) {
  const matches = createMatchesRepository(database)
  const states = createMatchStates(database)
  const sports = createTournamentSportsRepository(database)

  /** Whether there is such a record. However many are asked for, each time it is one question for all: names of nothing must cost nothing. */
  function presence(collection: string): (id: string) => Promise<boolean> {
    const records = database.collection<{ _id: string }>(collection)
    const found = createGather(async (ids) => {
      const rows = await records.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray()
      return new Map(rows.map(({ _id }) => [_id, true]))
    }, { inTurn: true })
    return async (id) => await found(id) !== null
  }

  return {
    isMatch: presence('matches'),
    isSport: presence('tournament_sports'),

    /** Null when there is no such match. */
    match: (id: string): Promise<MatchState | null> => states.find(id),

    /** A sport's tables, empty while it is inactive; null when there is no such sport. */
    async tables(sportId: string): Promise<SportTables | null> {
      return await tables.of(sportId) ?? (await sports.find(sportId) ? { standings: [], scorers: [] } : null)
    },

    matches: {
      some: (ids) => states.some(ids),
      openAnd: (ids) => database.snapshot(async (session) => {
        const { items } = await matches.list({ statuses: ['scheduled', 'live'] }, undefined, session)
        const open = new Set(items.map(({ id }) => id))
        const others = ids.filter((id) => !open.has(id))
        return others.length === 0 ? items : [...items, ...await states.some(others, session)]
      }),
    } satisfies MatchReads,
  }
}
