import { defaultTournamentId, Tournament } from '@torneo/contracts/tournaments'
import type { Database, Write } from '../platform/database'
import { createRepository } from '../platform/repository'

const system: Write = { by: { id: '', name: 'Torneo' } }

export type TournamentsRepository = ReturnType<typeof createTournamentsRepository>

/** The tournaments. The one with id '1' is what matches belong to when they name none (spec 2 §3). */
export function createTournamentsRepository(database: Database) {
  const tournaments = createRepository<Tournament>(database, {
    name: 'tournaments', shape: Tournament, sort: { year: -1 }, defaults: { rostersClosed: false },
  })
  return {
    /** A stored document, however it was found. */
    read: tournaments.read,
    shape: tournaments.shape,
    lastChange: tournaments.lastChange,
    find: tournaments.find,
    update: tournaments.update,

    /** Makes tournament '1' when it is missing (R40); one that is there stays as it is. */
    async ensureFirst(year: number, write: Write = system): Promise<void> {
      if (await tournaments.find(defaultTournamentId, write.transaction)) return
      await tournaments.createUnique({ name: 'Torneo de Ex Alumnos', year, rostersClosed: false }, write, defaultTournamentId)
    },
  }
}
