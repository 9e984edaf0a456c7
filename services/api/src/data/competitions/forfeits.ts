import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { MatchFill } from '@torneo/domain/competition/resolve/fills'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import type { Write } from '../../platform/database/database'
import type { ActOnMatch } from '../matches/act-on-match'

type Withdrawal = StoredCompetition['withdrawals'][number]

/** How the match of a tie ends without being played: a walkover, or cancelled if both sides withdrew; null: it does not. */
function forfeitOf(
  { homeTeamId, awayTeamId }: MatchFill,
  withdrawals: readonly Withdrawal[],
): { readonly withdrawal: Withdrawal; readonly action: MatchAction } | null {
  if (homeTeamId === null || awayTeamId === null) return null
  const [home, away] = [homeTeamId, awayTeamId].map((id) => withdrawals.find(({ teamId }) => teamId === id))
  const withdrawal = away ?? home
  if (!withdrawal) return null
  const absent = home ? 'home' : 'away'
  const action: MatchAction =
    home && away ? { kind: 'cancel' } : { kind: 'walkover', absent, reason: withdrawal.reason }
  return { withdrawal, action }
}

/** Lists the scheduled matches that end so. */
export function forfeits(
  { withdrawals }: StoredCompetition,
  played: readonly PlayedMatch[],
  fills: readonly MatchFill[],
): { readonly id: string; readonly withdrawal: Withdrawal; readonly action: MatchAction }[] {
  const scheduled = new Set(played.flatMap(({ id, status }) => (status === 'scheduled' ? id : [])))
  return fills.flatMap((fill) => {
    const found = scheduled.has(fill.matchId) ? forfeitOf(fill, withdrawals) : null
    return found ? [{ id: fill.matchId, ...found }] : []
  })
}

/**
 * Ends the matches of ties with a team that withdrew, as soon as both sides are known (B34), and keeps them with the
 * withdrawal, which takes them back.
 */
export function createForfeits(
  { competitions, matchResults }: Pick<FastifyInstance['services'], 'competitions' | 'matchResults'>,
  act: ActOnMatch,
) {
  /** Returns the competition as it is then; null if no match ended. */
  return async function forfeit(
    competition: StoredCompetition,
    played: readonly PlayedMatch[],
    fills: readonly MatchFill[],
    { by, transaction }: Pick<Required<Write>, 'by' | 'transaction'>,
  ): Promise<StoredCompetition | null> {
    const { sportId, withdrawals: before } = competition
    let withdrawals = before
    for (const { id: matchId, withdrawal, action } of forfeits(competition, played, fills)) {
      const { match } = await act(matchId, { by, key: null, asked: undefined, action: () => action }, transaction)
      if (match.status === 'finished') await matchResults.add(match, transaction)
      withdrawals = withdrawals.map((one) => {
        const others = (one.matches ?? []).filter(({ id }) => id !== match.id)
        const isIt = one.teamId === withdrawal.teamId
        return { ...one, matches: isIt ? [...others, { id: match.id, rev: match.rev }] : others }
      })
    }
    if (withdrawals === before) return null
    await competitions.setWithdrawals(sportId, withdrawals, transaction)
    return { ...competition, withdrawals }
  }
}
