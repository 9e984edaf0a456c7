import type { ReplayRequest } from '@torneo/contracts/competition/replay'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import type { ActOnMatch } from '../../data/matches/act-on-match'
import { checkYear } from '../../data/matches/check-year'
import { titleOf } from '../../data/matches/match-title'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { WriteOfCall } from '../../platform/http/call'
import { notFound } from '../../platform/http/problems'

/** Returns the function that cancels the match of a tie for good, and adds the one that is played in its place. */
export function replayMatch(
  actOn: ActOnMatch,
  { activity, matches, matchResults }: FastifyInstance['services'],
  tournament: TournamentCache,
) {
  return async (matchId: string, { date, time }: ReplayRequest, write: WriteOfCall): Promise<void> => {
    const { by, transaction } = write
    const act = (action: MatchAction) =>
      actOn(matchId, { by, key: null, asked: undefined, action: () => action }, transaction)
    const stored = await matches.find(matchId, transaction)
    if (!stored) throw notFound()
    const { sportId, tournamentId, phaseId, tieId, round, location, field, referee } = stored
    await checkYear(tournament, { date })
    if (stored.status === 'finished') {
      const { before } = await act({ kind: 'reopen' })
      await matchResults.revert(before, transaction)
    }
    await act({ kind: 'cancel' })
    const place = { sportId, tournamentId, phaseId, tieId, round, location, field, referee }
    // Inserted at once: its slots are filled from what this transaction can read.
    const [added] = await matches.createAll([{ ...place, date, time }], write)
    if (!added) throw notFound()
    const match = await tournament.withTeamsRefreshed(added)
    const saved = { before: null, after: match }
    await activity.add({ action: 'Partido agregado', subject: titleOf(match), section: 'fixtures', saved }, write)
  }
}
