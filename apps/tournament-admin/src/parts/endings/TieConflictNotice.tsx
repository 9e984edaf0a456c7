import type { ResolvedPhase } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { zoneConflicts } from '@torneo/domain/competition/zone-conflicts'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useCompetitionQuery } from '../../data/competition-api'
import { LinkButton } from '../LinkButton'

const texts = {
  conflict: (team: string) => `Se corrigió un resultado: aquí debía jugar ${team}`,
  open: 'Ver cruce',
  openZone: 'Ver zona',
} as const

interface Conflict {
  readonly team: string
  /** Address of 'Competencia' at which it is decided. */
  readonly query: Readonly<Record<string, string>>
  readonly action: string
}

/** Returns the open conflict of a match; null without one. */
function conflictOf(match: Match, phases: readonly ResolvedPhase[]): Conflict | null {
  for (const phase of phases) {
    if (phase.kind === 'knockout') {
      const tie = phase.ties.find(({ id, matchId }) => id === match.tieId && matchId === match.id)
      if (tie?.conflict && !tie.conflict.keptBy)
        return { team: tie.conflict.shouldBe.name, query: { cruce: tie.id }, action: texts.open }
    } else if (phase.id === match.phaseId) {
      const [found] = zoneConflicts(phase.tables.find(({ zoneId }) => zoneId === match.zoneId)?.slots, match)
      if (found) return { team: found.shouldBe.name, query: { fase: phase.id }, action: texts.openZone }
    }
  }
  return null
}

/** The open conflict of a match, with the way to decide it; nothing without one. */
export default function TieConflictNotice({ match }: { readonly match: Match }) {
  const { data } = useCompetitionQuery({ params: { sportId: match.sportId } })
  const conflict = conflictOf(match, data?.phases ?? [])
  if (!conflict) return null
  const query = new URLSearchParams({ deporte: match.sportId, ...conflict.query }).toString()
  return (
    <Notice
      tone="danger"
      action={
        <LinkButton $size="sm" to={`/tournament/competition?${query}`}>
          {conflict.action}
        </LinkButton>
      }>
      {texts.conflict(conflict.team)}
    </Notice>
  )
}
