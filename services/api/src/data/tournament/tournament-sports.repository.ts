import {
  defaultSportOrder,
  defaultSportRules,
  TournamentSport,
  TournamentSportDraft,
} from '@torneo/contracts/tournament/tournament-sports'
import type { Database } from '../../platform/database/database'
import { createRepository } from '../../platform/database/repository'

/** Stores the tournament's sports, not the landing page's (R27), listed by order, then name. */
export function createTournamentSportsRepository(database: Database) {
  return createRepository<TournamentSport, TournamentSportDraft>(database, {
    name: 'tournament_sports',
    shape: TournamentSport,
    indexes: [{ key: { order: 1, name: 1 } }],
    sort: { order: 1, name: 1 },
    draft: TournamentSportDraft,
    defaults: { rules: defaultSportRules, active: true, order: defaultSportOrder },
  })
}
