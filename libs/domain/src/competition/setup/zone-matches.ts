import type { League, Zone } from '@torneo/contracts/competition/league'
import type { WithdrawalMode } from '@torneo/contracts/competition/tie-breaks'
import type { PlayedMatch } from '../tables/played-match'
import { roundRobin, type Pairing } from './round-robin'

/** True for a match that will not be played again: a postponed or abandoned one will. */
export const isCancelledForGood = ({ status, interruption }: PlayedMatch): boolean =>
  status === 'cancelled' && interruption === null

/** True if the match can no longer change a table. */
export const isSettled = (match: PlayedMatch): boolean => match.status === 'finished' || isCancelledForGood(match)

/** Matches of a zone. A match of the phase without a zone belongs to the zone that has both teams. */
export function zoneMatches(league: League, zone: Zone, matches: readonly PlayedMatch[]): PlayedMatch[] {
  const has = (teamId: string | null) => teamId !== null && zone.teamIds.includes(teamId)
  return matches.filter(
    (match) =>
      match.phaseId === league.id &&
      (match.zoneId === null
        ? match.tieId === null && has(match.homeTeamId) && has(match.awayTeamId)
        : match.zoneId === zone.id),
  )
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** Pairings of a zone that have no match, of the teams that are still in the tournament. */
export function missingPairings(
  league: Pick<League, 'legs'>,
  zone: Pick<Zone, 'teamIds'>,
  matches: readonly Pick<PlayedMatch, 'homeTeamId' | 'awayTeamId'>[],
  withdrawn: ReadonlySet<string>,
): Pairing[] {
  const existing = new Map<string, { readonly home: string | null }[]>()
  for (const { homeTeamId: home, awayTeamId: away } of matches) {
    if (home && away) existing.set(pairOf(home, away), [...(existing.get(pairOf(home, away)) ?? []), { home }])
  }
  const wanted = roundRobin(
    zone.teamIds.filter((id) => !withdrawn.has(id)),
    league.legs,
  )
  // A match fills the leg with its own home side first, then any other leg of the pair.
  const taken = (pairing: Pairing, isExact: boolean): boolean => {
    const rows = existing.get(pairOf(pairing.home, pairing.away)) ?? []
    const index = rows.findIndex(({ home }) => !isExact || home === pairing.home)
    if (index < 0) return false
    rows.splice(index, 1)
    return true
  }
  return wanted.filter((pairing) => !taken(pairing, true)).filter((pairing) => !taken(pairing, false))
}

/** True once every pairing of the zone has a match, and every match is finished, annulled or cancelled for good. */
export function isZoneComplete(
  league: League,
  zone: Zone,
  matches: readonly PlayedMatch[],
  withdrawals: readonly { readonly teamId: string; readonly results: WithdrawalMode }[],
): boolean {
  const annulled = new Set(withdrawals.flatMap(({ teamId, results }) => (results === 'annul' ? [teamId] : [])))
  const isAnnulled = ({ homeTeamId, awayTeamId }: PlayedMatch) =>
    annulled.has(homeTeamId ?? '') || annulled.has(awayTeamId ?? '')
  const withdrawn = new Set(withdrawals.map(({ teamId }) => teamId))
  return (
    zone.teamIds.length > 0 &&
    matches.every((match) => isSettled(match) || isAnnulled(match)) &&
    missingPairings(league, zone, matches, withdrawn).length === 0
  )
}
