import { StoredCompetition } from '@torneo/contracts/competition/competition'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { BusyError } from '../../platform/database/database-errors'
import type { LastChange } from '../../platform/database/repository'
import { Deletion, softDeletion, visible } from '../../platform/database/soft-delete'
import type { TournamentsRepository } from '../tournament/tournaments.repository'

const { sportId: _sportId, updatedAt: _updatedAt, ...fields } = StoredCompetition.shape

/** Stored under the id of its sport: a sport has one at most. `results` counts the changes of what its matches say. */
const StoredRow = row({
  ...fields,
  results: z.number(),
  createdAt: z.date(),
  updatedAt: z.date(),
  updatedBy: StoredAuthor,
  deleted: z.optional(z.nullable(Deletion)),
})
type StoredRow = Readonly<z.output<typeof StoredRow>>

/** The fields that people write. */
export type CompetitionFields = Pick<
  StoredCompetition,
  'phases' | 'draws' | 'deductions' | 'withdrawals' | 'lots' | 'kept'
>

export const emptyCompetition: CompetitionFields = {
  phases: [],
  draws: {},
  deductions: [],
  withdrawals: [],
  lots: [],
  kept: [],
}

export type CompetitionsRepository = ReturnType<typeof createCompetitionsRepository>

const inside = (session?: Transaction) => (session ? { session } : {})

/** Stores the competition of each sport (B30): phases and decisions of people, never a result. */
export function createCompetitionsRepository(database: Database, tournaments: Pick<TournamentsRepository, 'open'>) {
  const collection = database.collection('competitions', StoredRow)

  const recordOf = ({ _id: sportId, updatedAt, ...stored }: StoredRow): StoredCompetition => {
    const { results: _results, createdAt: _createdAt, updatedBy: _updatedBy, deleted: _deleted, ...record } = stored
    return { sportId, updatedAt: updatedAt.toISOString(), ...record }
  }

  return {
    name: 'competitions',

    /** Reads a stored row; null if it is deleted or does not fit. */
    read(stored: Document): StoredCompetition | null {
      if (stored['deleted']) return null
      const parsed = StoredRow.safeParse(stored)
      return parsed.success ? recordOf(parsed.data) : null
    },

    /** Sports with a competition. */
    sportIds: (): Promise<string[]> =>
      collection
        .find(visible, { projection: { _id: 1 } })
        .map(({ _id }) => _id)
        .toArray(),

    async find(sportId: string, session?: Transaction): Promise<StoredCompetition | null> {
      const stored = await collection.findOne({ _id: sportId, ...visible }, inside(session))
      return stored && recordOf(stored)
    },

    /**
     * Reads the competition in a transaction that changes a result of its matches, and makes another such transaction
     * wait for it: two results at once would each be resolved without the other (B31). Null without a competition.
     */
    async lock(sportId: string, session: Transaction): Promise<StoredCompetition | null> {
      const stored = await collection.findOneAndUpdate(
        { _id: sportId, ...visible },
        { $inc: { results: 1 } },
        { session, returnDocument: 'after' },
      )
      return stored && recordOf(stored)
    },

    /** Author and time of the last save. */
    async lastChange(sportId: string, session: Transaction | undefined): Promise<LastChange | null> {
      const stored = await collection.findOne({ _id: sportId, ...visible }, inside(session))
      return stored && { name: stored.updatedBy.name, at: stored.updatedAt.toISOString() }
    },

    /**
     * Replaces the competition that was read before, or creates it, in the place of a deleted one; `before` null: there
     * was none.
     */
    async write(
      sportId: string,
      before: StoredCompetition | null,
      { phases, draws, deductions, withdrawals, lots, kept }: CompetitionFields,
      { by, transaction }: Required<Write>,
    ): Promise<StoredCompetition> {
      const at = await database.now()
      const written = { phases, draws, deductions, withdrawals, lots, kept }
      const common = { ...written, rev: (before?.rev ?? 0) + 1, updatedAt: at, updatedBy: { id: by.id, name: by.name } }
      const tournamentId = before?.tournamentId ?? (await tournaments.open(transaction))?.id ?? defaultTournamentId
      if (before) {
        const { matchedCount } = await collection.updateOne(
          { _id: sportId, rev: before.rev, ...visible },
          { $set: common, $inc: { results: 1 } },
          { session: transaction },
        )
        if (matchedCount === 0) throw new BusyError('A competition changed meanwhile')
      } else {
        await collection.replaceOne(
          { _id: sportId, deleted: { $ne: null } },
          { tournamentId, results: 0, createdAt: at, ...common },
          { upsert: true, session: transaction },
        )
      }
      return { ...written, sportId, tournamentId, rev: common.rev, updatedAt: at.toISOString() }
    },

    /** Keeps the matches that a withdrawal ended later; no save of a person, so that `rev` stays. */
    async setWithdrawals(
      sportId: string,
      withdrawals: StoredCompetition['withdrawals'],
      session: Transaction,
    ): Promise<void> {
      await collection.updateOne({ _id: sportId }, { $set: { withdrawals } }, { session })
    },

    /** Moves the competition to the bin, as a batch of the sport's id. */
    async remove(sportId: string, { by, transaction }: Required<Pick<Write, 'by' | 'transaction'>>): Promise<void> {
      await collection.updateOne({ _id: sportId, ...visible }, softDeletion(sportId, by), { session: transaction })
    },
  }
}
