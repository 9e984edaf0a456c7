import { editionMessages } from '@torneo/contracts/tournament/editions'
import type { TournamentsRepository } from '../../data/tournament/tournaments.repository'
import type { Transaction } from '../../platform/database/database'
import { conflict } from '../../platform/http/problems'

/** Throws 409 if there is an edition of that year: addresses name an edition by its year. */
export async function requireFreeYear(
  tournaments: TournamentsRepository,
  year: number,
  transaction?: Transaction,
): Promise<void> {
  const { items } = await tournaments.list({ filter: { year }, ...(transaction && { transaction }) })
  if (items.length > 0) throw conflict(editionMessages.yearTaken(year))
}
