import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import { farDateError } from '@torneo/domain/fixture/far-date'
import { invalid } from '../../platform/http/problems'
import type { FixtureParts, TournamentCache } from '../read-models/tournament-cache'

interface Dated {
  readonly date?: string | undefined
  readonly tournamentId?: string | undefined
}

/** The problem of a new date that is far from the tournament's year (B75), which is hardly ever intended; or null. */
export function yearFault(
  named: FixtureParts,
  { date, tournamentId = defaultTournamentId }: Dated,
): ErrorDetail | null {
  const year: unknown = named.tournament(tournamentId)?.['year']
  const message = date !== undefined && typeof year === 'number' ? farDateError(date, year) : null
  return message === null ? null : { path: 'date', message }
}

/** Throws 400 if a new date is far from the tournament's year. */
export async function checkYear(tournament: TournamentCache, dated: Dated): Promise<void> {
  if (dated.date === undefined) return
  const fault = yearFault(await tournament.fixtureParts(), dated)
  if (fault) throw invalid([fault])
}
