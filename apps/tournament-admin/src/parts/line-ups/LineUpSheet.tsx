import { isCallError, sentenceOf, useConnection } from '@torneo/client'
import { own } from '@torneo/contracts/fields/own'
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
  /** Line-ups that were read before, for a device without a connection. */
  readonly known: LineUps | undefined
}

/** Asks who of a team is here today (B41). Reads the line-up again: captain and volunteer may both tick. */
export default function LineUpSheet({ lead, known, ...form }: LineUpSheetProps) {
  const { matchId, team, onClose } = form
  const id = useId()
  const [read, { error, isFetching }] = useLazyLineUpsQuery()
  const { state } = useConnection()
  const [isOnline] = useState(state === 'online')
  const [lineUps, setLineUps] = useState<LineUps | null>(null)
  const [isSaving, setSaving] = useState(false)
  const load = useCallback(() => {
    read({ params: { id: matchId } })
      .unwrap()
      .then(setLineUps, () => undefined)
  }, [read, matchId])
  useEffect(load, [load])
  const isUnreachable = !isOnline || (isCallError(error) && (error.code === 0 || error.code >= 500))
  const shown = lineUps ?? (isUnreachable ? (known ?? {}) : null)

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
          {shown && (
            <Button size="lg" type="submit" form={id} variant="primary" busy={isSaving} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          )}
        </>
      }>
      {shown ? (
        <LineUpForm {...form} id={id} lineUp={own(shown, team.id)} onSaving={setSaving} />
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
