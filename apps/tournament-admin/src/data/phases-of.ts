import type { Competition, ResolvedPhase } from '@torneo/contracts/competition/competition'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'

/** The body that saves a resolved phase as it is. */
function phaseOf(phase: ResolvedPhase): Phase {
  if (phase.kind === 'league') {
    const { state: _state, draw: _draw, tables: _tables, ...league } = phase
    return league
  }
  const { state: _state, ...knockout } = phase
  return {
    ...knockout,
    ties: phase.ties.map(({ id, round, home, away, thirdPlace }) => ({
      id,
      round,
      home,
      away,
      ...(thirdPlace !== undefined && { thirdPlace }),
    })),
  }
}

export const phasesOf = ({ phases }: Pick<Competition, 'phases'>): Phase[] => phases.map(phaseOf)

/** Fills one side of a tie. */
export const withSlot = (phases: readonly Phase[], tieId: string, side: 'home' | 'away', slot: Slot | null): Phase[] =>
  phases.map((phase) =>
    phase.kind === 'knockout'
      ? { ...phase, ties: phase.ties.map((tie) => (tie.id === tieId ? { ...tie, [side]: slot } : tie)) }
      : phase,
  )
