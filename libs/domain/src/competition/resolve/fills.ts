import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { Absence } from '@torneo/contracts/match/match-outcome'
import { nobody } from './occupant'
import { type ResolvedTies, teamAt } from './resolve-ties'
import { sideKey } from './tie-sides'

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
