import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { Absence } from '@torneo/contracts/match/match-outcome'
import type { PlayedMatch } from '../tables/played-match'
import { nobody, teamOf } from './occupant'
import { type ResolvedTies, teamAt } from './resolve-ties'
import { sideKey } from './tie-sides'
import { zoneKey, zoneSides } from './zone-sides'

/** Teams and labels that a match of a tie should have; a label is null where the team is known. */
export interface MatchFill {
  readonly matchId: string
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly homeLabel: string | null
  readonly awayLabel: string | null
  /** Sides that no team will come to; absent while one may. */
  readonly absent?: Absence
}

/** Lists what the matches of zones of slots should say, unless they have begun (B86). */
export const zoneFillsOf = (
  phases: readonly Phase[],
  matches: readonly PlayedMatch[],
  ties: ResolvedTies,
  label: (slot: Slot | null) => string,
): MatchFill[] => {
  const zones = new Map(zoneSides(phases).map(({ zone }) => [zone.id, zone]))
  return matches.flatMap((match): MatchFill[] => {
    const zone = zones.get(match.zoneId ?? '')
    if (!zone || !match.slots || match.hasBegun) return []
    const [home, away] = [match.slots.home, match.slots.away].map((index) => {
      const occupant = ties.dueAt(zoneKey(zone.id, index))
      const teamId = teamOf(occupant)
      return { teamId, label: teamId === null ? label(zone.slots?.[index] ?? null) : null }
    })
    if (!home || !away) return []
    return [
      {
        matchId: match.id,
        homeTeamId: home.teamId,
        awayTeamId: away.teamId,
        homeLabel: home.label,
        awayLabel: away.label,
      },
    ]
  })
}

function absentOf(ties: ResolvedTies, tieId: string): Absence | null {
  const [home, away] = (['home', 'away'] as const).map((side) => ties.occupantOf(sideKey(tieId, side)) === nobody)
  if (home) return away ? 'both' : 'home'
  return away ? 'away' : null
}

/** Lists what the match of each tie should say, unless it has begun. */
export const fillsOf = (
  phases: readonly Phase[],
  ties: ResolvedTies,
  label: (slot: Slot | null) => string,
): MatchFill[] =>
  phases.flatMap((phase) =>
    phase.kind === 'league'
      ? []
      : phase.ties.flatMap((tie): MatchFill[] => {
          const match = ties.matchOf(tie.id)
          if (!match || match.hasBegun) return []
          const [homeTeamId, awayTeamId] = [teamAt(ties, tie.id, 'home'), teamAt(ties, tie.id, 'away')]
          const absent = absentOf(ties, tie.id)
          return [
            {
              matchId: match.id,
              homeTeamId,
              awayTeamId,
              homeLabel: homeTeamId === null ? label(tie.home) : null,
              awayLabel: awayTeamId === null ? label(tie.away) : null,
              ...(absent && { absent }),
            },
          ]
        }),
  )
