import {
  defaultSportOrder,
  defaultSportRules,
  TournamentSport,
  TournamentSportDraft,
} from '@torneo/contracts/tournament/tournament-sports'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { createRepository } from '../../platform/database/repository'

/** Stores the tournament's sports, not the landing page's (R27), listed by order, then name. */
export function createTournamentSportsRepository(database: Database) {
  const rows = database.collection('tournament_sports', anyRow())
  const sports = createRepository<TournamentSport, TournamentSportDraft>(database, {
    name: 'tournament_sports',
    shape: TournamentSport,
    indexes: [{ key: { order: 1, name: 1 } }],
    sort: { order: 1, name: 1 },
    draft: TournamentSportDraft,
    defaults: { rules: defaultSportRules, active: true, order: defaultSportOrder },
  })
  return {
    ...sports,

    /** Makes another transaction that locks the sport wait for this one. */
    async lock(id: string, session: Transaction): Promise<void> {
      await rows.updateOne({ _id: id }, { $inc: { locks: 1 } }, { session })
    },
  }
}
