import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import type { Match, MatchTeam } from '@torneo/contracts/match/match'

export interface ZoneConflict {
  readonly played: MatchTeam
  readonly shouldBe: MatchTeam
}

type PlacedMatch = Pick<Match, 'status' | 'homeSlot' | 'awaySlot' | 'homeTeam' | 'awayTeam'>

/** Sides of a begun match of a zone of places whose team is not the one that its place has now (B86). */
export function zoneConflicts(slots: ZoneTable['slots'], match: PlacedMatch): ZoneConflict[] {
  if (match.status !== 'live' && match.status !== 'finished') return []
  return (['home', 'away'] as const).flatMap((side) => {
    const shouldBe = slots?.[match[`${side}Slot`] ?? -1]?.team
    const played = side === 'home' ? match.homeTeam : match.awayTeam
    return shouldBe && played && shouldBe.id !== played.id ? [{ played, shouldBe }] : []
  })
}
