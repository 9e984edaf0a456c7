import type { Match } from '@torneo/contracts/match/matches'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useCompetitionQuery } from '../../data/competition-api'
import { LinkButton } from '../LinkButton'

const texts = {
  conflict: (team: string) => `Se corrigió un resultado: aquí debía jugar ${team}`,
  open: 'Ver cruce',
} as const

interface TieConflictNoticeProps {
  readonly match: Match
  readonly tieId: string
}

/** The open conflict of a match's tie, with the way to decide it; nothing without one. */
export default function TieConflictNotice({ match: { id, sportId }, tieId }: TieConflictNoticeProps) {
  const { data } = useCompetitionQuery({ params: { sportId } })
  const ties = data?.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
  const tie = ties?.find((one) => one.id === tieId && one.matchId === id)
  if (!tie?.conflict || tie.conflict.keptBy) return null
  const address = `/tournament/competition?${new URLSearchParams({ deporte: sportId, cruce: tieId }).toString()}`
  return (
    <Notice
      tone="danger"
      action={
        <LinkButton $size="sm" to={address}>
          {texts.open}
        </LinkButton>
      }>
      {texts.conflict(tie.conflict.shouldBe.name)}
    </Notice>
  )
}
