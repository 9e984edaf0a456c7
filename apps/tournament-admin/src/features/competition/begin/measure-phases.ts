import type { Phase } from '@torneo/contracts/competition/phases'
import { plannedMatches } from '@torneo/domain/competition/setup/planned-matches'

/** Fields that the hours are computed for. */
const fields = 3
/** Minutes between two matches of a field. */
const turnover = 10

export interface PhaseMeasures {
  readonly matches: number
  /** Matches that every team plays at least. */
  readonly minimum: number
  readonly hours: number
}

/** Turns that the ties need on the fields, each after the ties that feed it; the longest way to a final goes first. */
function turnsOf(phases: readonly Phase[]): number {
  const rounds = phases.flatMap((phase) => {
    if (phase.kind !== 'knockout') return []
    const last = Math.max(...phase.ties.map(({ round }) => round))
    return plannedMatches({ phases: [phase], withdrawals: [] }, []).map(({ round }) => ({
      phase: phase.id,
      round,
      left: last - round,
    }))
  })
  let waiting = rounds.toSorted((one, other) => other.left - one.left)
  let turns = 0
  while (waiting.length > 0) {
    const isReady = ({ phase, round }: (typeof waiting)[number]) =>
      !waiting.some((other) => other.phase === phase && other.round < round)
    const played = waiting.filter(isReady).slice(0, fields)
    waiting = waiting.filter((tie) => !played.includes(tie))
    turns += 1
  }
  return turns
}

/** Measures of a competition before it has matches; `minutes` of a match. */
export function measurePhases(phases: readonly Phase[], teams: number, minutes: number): PhaseMeasures {
  const planned = plannedMatches({ phases, withdrawals: [] }, [])
  const inZones = planned.filter((match) => 'zoneId' in match).length
  const leagues = phases.flatMap((phase) =>
    phase.kind === 'league' ? [Math.min(...phase.zones.map(({ teamIds }) => (teamIds.length - 1) * phase.legs))] : [],
  )
  const entrants = phases.flatMap((phase) =>
    phase.kind === 'knockout'
      ? phase.ties
          .flatMap(({ home, away }) => [home, away])
          .filter((slot) => slot !== null && !('winner' in slot || 'loser' in slot || 'bye' in slot))
      : [],
  ).length
  const atOnce = Math.max(1, Math.min(fields, Math.floor(teams / 2)))
  const turns = Math.ceil(inZones / atOnce) + turnsOf(phases)
  return {
    matches: planned.length,
    minimum: leagues.reduce((sum, one) => sum + one, 0) + (entrants >= teams ? 1 : 0),
    hours: Math.ceil((turns * (minutes + turnover)) / 60),
  }
}
