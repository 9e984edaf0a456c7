import { defaultTournamentId, Tournament } from '@torneo/contracts/tournament/tournaments'
import { openEdition } from '@torneo/domain/records/open-edition'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { createRepository } from '../../platform/database/repository'

/** Name of the tournament in a new database, until its team renames it (R40). */
const firstTournamentName = 'Torneo de Ex Alumnos'

const system: Write = { by: { id: '', name: 'Torneo' } }

export type TournamentsRepository = ReturnType<typeof createTournamentsRepository>

/** Stores the editions of the tournament, newest year first (B39). */
export function createTournamentsRepository(database: Database) {
  const tournaments = createRepository<Tournament>(database, {
    name: 'tournaments',
    shape: Tournament,
    sort: { year: -1 },
    defaults: { rostersClosed: false, state: 'open' },
  })
  const stored = database.collection('tournaments', anyRow())
  return {
    /** Parses a stored document. */
    read: tournaments.read,
    shape: tournaments.shape,
    lastChange: tournaments.lastChange,
    list: tournaments.list,
    find: tournaments.find,
    update: tournaments.update,

    open: async (transaction?: Transaction): Promise<Tournament | null> =>
      openEdition((await tournaments.list(transaction ? { transaction } : {})).items),

    /** Creates the next edition, open. */
    async create(
      fields: Pick<Tournament, 'name' | 'year' | 'timeZone' | 'place'>,
      write: Required<Write>,
    ): Promise<Tournament> {
      const [created] = await tournaments.createAll([{ ...fields, rostersClosed: false, state: 'open' }], write)
      if (!created) throw new Error('An edition was not created')
      return created
    },

    /** Deletes an edition permanently; its records are the caller's to delete. */
    remove: async (id: string, { transaction }: Required<Write>): Promise<void> => {
      await stored.deleteOne({ _id: id }, { session: transaction })
    },

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
