import type { Competition } from '@torneo/contracts/competition/competition'
import type { FixtureToPlan } from './fixtures-to-plan'
import type { WishPhase } from './WishFields'

/** Phases of a competition for wishes: a knock-out's finals are the pairings and matches of its last round. */
export function wishPhases(competition: Competition | null, missing: readonly FixtureToPlan[]): WishPhase[] {
  return (competition?.phases ?? []).map((phase) => {
    const last = phase.kind === 'knockout' ? Math.max(...phase.ties.map(({ round }) => round)) : null
    const ties = phase.kind === 'knockout' ? phase.ties.filter(({ round }) => round === last) : []
    const ids = new Set(ties.map(({ id }) => id))
    return {
      id: phase.id,
      name: phase.name,
      finals: [
        ...missing.flatMap(({ id, draft }) => (draft.tieId && ids.has(draft.tieId) ? [id] : [])),
        ...ties.flatMap(({ matchId }) => (matchId ? [matchId] : [])),
      ],
    }
  })
}
