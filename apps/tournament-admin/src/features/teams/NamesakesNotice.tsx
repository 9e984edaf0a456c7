import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useOpenPart } from '@torneo/panel/record/use-open-dialog'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useNamesakesQuery } from './namesakes-api'
import { namesakesTexts as texts } from './namesakes-texts'

const NamesakesModal = lazyModal(() => import('./NamesakesModal'), { title: () => texts.title })

interface NamesakesNoticeProps {
  /** Limits the notice to players of one team. */
  readonly teamId?: string
}

/** Tells staff of players who may be one person in two teams of a sport (B48), with the way to say otherwise. */
export function NamesakesNotice({ teamId }: NamesakesNoticeProps) {
  const { data } = useNamesakesQuery(undefined, refetchStale)
  const review = useOpenPart('homonimos')
  const groups = (data?.items ?? []).filter(
    ({ players }) => teamId === undefined || players.some((player) => player.teamId === teamId),
  )
  const names = groups.flatMap(({ players }) => players.find((player) => player.teamId === teamId)?.name ?? [])
  return (
    <>
      {groups.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={review.open}>
              {texts.review}
            </Button>
          }>
          {joinSentences(teamId === undefined ? texts.heading(groups.length) : texts.ofTeam(names), texts.hint)}
        </Notice>
      )}
      {review.isOpen && <NamesakesModal teamId={teamId} onClose={review.close} />}
    </>
  )
}
