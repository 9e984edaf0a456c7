import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import { farDateError } from '@torneo/domain/fixture/far-date'
import { invalid } from '../../platform/http/problems'
import type { FixtureParts, TournamentCache } from '../read-models/tournament-cache'

interface Dated {
  readonly date?: string | undefined
}

/** The problem of a new date that is far from the tournament's year (B75), which is hardly ever intended; or null. */
export function yearFault({ open }: Pick<FixtureParts, 'open'>, { date }: Dated): ErrorDetail | null {
  const message = date !== undefined && open ? farDateError(date, open.year) : null
  return message === null ? null : { path: 'date', message }
}

/** Throws 400 if a new date is far from the tournament's year. */
export async function checkYear(tournament: TournamentCache, dated: Dated): Promise<void> {
  if (dated.date === undefined) return
  const fault = yearFault(await tournament.fixtureParts(), dated)
  if (fault) throw invalid([fault])
}

/** Returns the id of the open edition, which new matches are of. */
export const openId = async (tournament: TournamentCache): Promise<string> =>
  (await tournament.fixtureParts()).open?.id ?? defaultTournamentId
