import { defaultTournamentId, Tournament } from '@torneo/contracts/tournament/tournaments'
import type { Database, Write } from '../../platform/database/database'
import { createRepository } from '../../platform/database/repository'

/** Name of the tournament in a new database, until its team renames it (R40). */
const firstTournamentName = 'Torneo de Ex Alumnos'

const system: Write = { by: { id: '', name: 'Torneo' } }

export type TournamentsRepository = ReturnType<typeof createTournamentsRepository>

/** Stores tournaments. A match without one belongs to the one with id '1' (spec 2 §3). */
export function createTournamentsRepository(database: Database) {
  const tournaments = createRepository<Tournament>(database, {
    name: 'tournaments',
    shape: Tournament,
    sort: { year: -1 },
    defaults: { rostersClosed: false },
  })
  return {
    /** Parses a stored document. */
    read: tournaments.read,
    shape: tournaments.shape,
    lastChange: tournaments.lastChange,
    find: tournaments.find,
    update: tournaments.update,

    /** Creates tournament '1' if it is missing (R40). */
    async ensureFirst(year: number, write: Write = system): Promise<void> {
      if (await tournaments.find(defaultTournamentId, write.transaction)) return
      await tournaments.createUnique(
        { name: firstTournamentName, year, rostersClosed: false },
        write,
        defaultTournamentId,
      )
    },
  }
}
