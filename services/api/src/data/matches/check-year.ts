import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import { farDateError } from '@torneo/domain/fixture/far-date'
import { invalidField } from '../../platform/http/problems'
import type { TournamentCache } from '../read-models/tournament-cache'

/** Throws 400 if a new date is far from the tournament's year (B75), which is hardly ever intended. */
export async function checkYear(
  tournament: TournamentCache,
  {
    date,
    tournamentId = defaultTournamentId,
  }: { readonly date?: string | undefined; readonly tournamentId?: string | undefined },
): Promise<void> {
  if (date === undefined) return
  const year: unknown = (await tournament.fixtureParts()).tournament(tournamentId)?.['year']
  const error = typeof year === 'number' ? farDateError(date, year) : null
  if (error !== null) throw invalidField('date', error)
}
