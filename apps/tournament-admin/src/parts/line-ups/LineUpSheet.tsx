import { sentenceOf } from '@torneo/client'
import type { LineUps } from '@torneo/contracts/match/line-ups'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { useLazyLineUpsQuery } from '../../data/line-ups-api'
import { lineUpsTexts as texts } from '../line-ups-texts'
import { LineUpForm, type LineUpOfTeam } from './LineUpForm'

export interface LineUpSheetProps extends LineUpOfTeam {
  /** The team's square. */
  readonly lead: ReactNode
}

/** Asks who of a team is here today (B41). Reads the line-up again: captain and volunteer may both tick. */
export default function LineUpSheet({ lead, ...form }: LineUpSheetProps) {
  const { matchId, team, onClose } = form
  const id = useId()
  const [read, { error, isFetching }] = useLazyLineUpsQuery()
  const [lineUps, setLineUps] = useState<LineUps | null>(null)
  const [isSaving, setSaving] = useState(false)
  const load = useCallback(() => {
    read({ params: { id: matchId } })
      .unwrap()
      .then(setLineUps, () => undefined)
  }, [read, matchId])
  useEffect(load, [load])

  return (
    <Sheet
      title={texts.title}
      lead={lead}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {texts.cancel}
          </Button>
          {lineUps && (
            <Button size="lg" type="submit" form={id} variant="primary" busy={isSaving} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          )}
        </>
      }>
      {lineUps ? (
        <LineUpForm {...form} id={id} lineUp={lineUps[team.id]} onSaving={setSaving} />
      ) : error !== undefined && !isFetching ? (
        <ErrorPane title={texts.loadFailed} text={sentenceOf(error, '')} onRetry={load} />
      ) : (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height={200} />
        </div>
      )}
    </Sheet>
  )
}
