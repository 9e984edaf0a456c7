import { recordFields } from '@torneo/contracts/record'
import { z } from 'zod/mini'
import type { Database } from '../../platform/database'
import { createRepository } from '../../platform/repository'

const Tournament = z.object({ ...recordFields, name: z.string(), year: z.number(), rostersClosed: z.boolean() })
type Tournament = z.output<typeof Tournament>

const system = { by: { id: '', name: 'Torneo' } }

/** The tournaments. The one with id '1' is what matches belong to when they name none (spec 2 §3). */
export function createTournamentsRepository(database: Database) {
  const tournaments = createRepository<Tournament>(database, {
    name: 'tournaments', shape: Tournament, sort: { year: -1 }, blank: { rostersClosed: false },
  })
  return {
    /** Makes tournament '1' when it is missing (R40); one that is there stays as it is. */
    async ensureFirst(year: number): Promise<void> {
      if (await tournaments.find('1')) return
      await tournaments.create({ name: 'Torneo de Ex Alumnos', year, rostersClosed: false }, system, '1')
    },
  }
}
