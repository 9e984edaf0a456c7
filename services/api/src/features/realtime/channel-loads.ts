import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import { createMatchStates } from '../../data/match-states'
import { createMatchesRepository } from '../../data/matches.repository'
import type { Tables } from '../../data/tables'
import { createTournamentSportsRepository } from '../../data/tournament-sports.repository'
import type { Changes } from '../../platform/changes'
import type { Database } from '../../platform/database'
import { visible } from '../../platform/hidden'
import type { MatchReads } from './matches-source'

/** Milliseconds for which ids are believed while nothing is heard of changes. */
const unheard = 1000

/** What the channels read, each of it as of one moment. */
export function createChannelLoads(database: Database, changes: Changes, tables: Tables) {
  const matches = createMatchesRepository(database)
  const states = createMatchStates(database)
  const sports = createTournamentSportsRepository(database)

  /**
   * Whether there is such a record, by all ids of the collection, read once until it is written, once a second where that is not heard of:
   * names of nothing must cost nothing.
   */
  function presence(collection: string): (id: string) => Promise<boolean> {
    const records = database.collection<{ _id: string }>(collection)
    let ids: Promise<ReadonlySet<string>> | null = null
    let readAt = 0
    const forget = () => {
      ids = null
    }
    changes.on([collection], forget)
    database.ownWrites.on([collection], forget)
    return async (id) => {
      if (!changes.isLive() && performance.now() - readAt > unheard) forget()
      if (!ids) readAt = performance.now()
      ids ??= records.distinct('_id', visible).then((all) => new Set(all))
      try {
        return (await ids).has(id)
      } catch (error) {
        forget()
        throw error
      }
    }
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
