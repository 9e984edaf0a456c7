import type { PendingPlay } from '@torneo/contracts/competition/closing'
import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import { byesIn } from '../competition/bracket/byes'
import { isSettled, missingPairings, zoneMatches } from '../competition/setup/zone-matches'
import type { PlayedMatch } from '../competition/tables/played-match'

function openInLeague(
  league: ResolvedLeague,
  { withdrawals }: Pick<Competition, 'withdrawals'>,
  matches: readonly PlayedMatch[],
): number {
  const withdrawn = new Set(withdrawals.map(({ teamId }) => teamId))
  return league.zones.reduce((total, zone) => {
    const own = zoneMatches(league, zone, matches)
    return (
      total + own.filter((match) => !isSettled(match)).length + missingPairings(league, zone, own, withdrawn).length
    )
  }, 0)
}

/** Counts what the phases that are not over still need: matches with or without a date, ties, lots. */
export function pendingPlay(
  competition: Pick<Competition, 'phases' | 'withdrawals'>,
  matches: readonly PlayedMatch[],
): PendingPlay {
  const { isByeTie } = byesIn(competition.phases)
  const open = competition.phases.filter(({ state }) => state !== 'over')
  const ties = open.flatMap((phase) =>
    phase.kind === 'knockout' ? phase.ties.filter((tie) => tie.winnerTeamId === null && !isByeTie(tie)) : [],
  )
  const leagues = open.filter((phase) => phase.kind === 'league')
  return {
    matches: leagues.reduce((total, league) => total + openInLeague(league, competition, matches), ties.length),
    ties: ties.map(({ name }) => name),
    lotsDue: leagues.some(({ tables }) => tables.some(({ rows }) => rows.some(({ lotsDue }) => lotsDue))),
  }
}
