import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { Absence } from '@torneo/contracts/match/match-outcome'
import type { MatchFill } from '@torneo/domain/competition/resolve/fills'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import type { Write } from '../../platform/database/database'
import type { ActOnMatch } from '../matches/act-on-match'

type Withdrawal = StoredCompetition['withdrawals'][number]

/** A change of a match that a side does not come to; `withdrawal` is the one that it is taken back with. */
interface Forfeit {
  readonly withdrawal: Withdrawal | null
  readonly action: MatchAction
}

/** How the match of a tie ends without being played: a walkover, or cancelled if both sides withdrew; null: it does not. */
function withdrawn({ homeTeamId, awayTeamId }: MatchFill, withdrawals: readonly Withdrawal[]): Forfeit | null {
  if (homeTeamId === null || awayTeamId === null) return null
  const [home, away] = [homeTeamId, awayTeamId].map((id) => withdrawals.find(({ teamId }) => teamId === id))
  const withdrawal = away ?? home
  if (!withdrawal) return null
  const absent = home ? 'home' : 'away'
  const action: MatchAction =
    home && away ? { kind: 'cancel' } : { kind: 'walkover', absent, reason: withdrawal.reason }
  return { withdrawal, action }
}

/** Sides that do not come to a match because no team goes on from the tie before; null until the other one is known. */
function unopposed({ absent, homeTeamId, awayTeamId }: MatchFill, withdrawals: readonly Withdrawal[]): Absence | null {
  if (absent === undefined || absent === 'both') return absent ?? null
  const present = absent === 'home' ? awayTeamId : homeTeamId
  if (present === null) return null
  return withdrawals.some(({ teamId }) => teamId === present) ? 'both' : absent
}

/** A finished match among those that have not begun was won without an opponent: it is opened again once that is wrong. */
function stillWon({ homeTeamId, awayTeamId, result }: PlayedMatch, fill: MatchFill, absent: Absence | null): boolean {
  return result?.absent === absent && homeTeamId === fill.homeTeamId && awayTeamId === fill.awayTeamId
}

function forfeitOf(match: PlayedMatch, fill: MatchFill, withdrawals: readonly Withdrawal[]): Forfeit | null {
  const absent = unopposed(fill, withdrawals)
  if (match.status === 'finished')
    return stillWon(match, fill, absent) ? null : { withdrawal: null, action: { kind: 'reopen' } }
  if (match.status !== 'scheduled') return null
  if (absent === null) return withdrawn(fill, withdrawals)
  return { withdrawal: null, action: { kind: 'walkover', absent, reason: '', isUnopposed: true } }
}

/** Lists the matches that end so, and those that no longer do. */
export function forfeits(
  { withdrawals }: StoredCompetition,
  played: readonly PlayedMatch[],
  fills: readonly MatchFill[],
): (Forfeit & { readonly id: string })[] {
  const byId = new Map(played.map((match) => [match.id, match]))
  return fills.flatMap((fill) => {
    const match = byId.get(fill.matchId)
    const found = match ? forfeitOf(match, fill, withdrawals) : null
    return found ? [{ id: fill.matchId, ...found }] : []
  })
}

/**
 * Ends the matches of ties that a side does not come to, as soon as both sides are known (B34, B85), and keeps those of
 * a team that withdrew with the withdrawal, which takes them back.
 */
export function createForfeits(
  { competitions, matchResults }: Pick<FastifyInstance['services'], 'competitions' | 'matchResults'>,
  act: ActOnMatch,
) {
  /** Returns the competition as it is then; null if no match ended or opened. */
  return async function forfeit(
    competition: StoredCompetition,
    played: readonly PlayedMatch[],
    fills: readonly MatchFill[],
    { by, transaction }: Pick<Required<Write>, 'by' | 'transaction'>,
  ): Promise<StoredCompetition | null> {
    const found = forfeits(competition, played, fills)
    if (found.length === 0) return null
    let { withdrawals } = competition
    for (const { id: matchId, withdrawal, action } of found) {
      const { before, match } = await act(
        matchId,
        { by, key: null, asked: undefined, action: () => action },
        transaction,
      )
      if (before.status === 'finished') await matchResults.revert(before, transaction)
      if (match.status === 'finished') await matchResults.add(match, transaction)
      if (!withdrawal) continue
      withdrawals = withdrawals.map((one) => {
        const others = (one.matches ?? []).filter(({ id }) => id !== match.id)
        const isIt = one.teamId === withdrawal.teamId
        return { ...one, matches: isIt ? [...others, { id: match.id, rev: match.rev }] : others }
      })
    }
    if (withdrawals !== competition.withdrawals)
      await competitions.setWithdrawals(competition.sportId, withdrawals, transaction)
    return { ...competition, withdrawals }
  }
}
