import type { RecordForm } from '@torneo/client'
import { useLocation } from '@torneo/router'
import { useEffect, useEffectEvent } from 'react'

/** State of a visit that continues the drafts of the screen, because it was left for another text of the page (B101). */
export const recoversDrafts = { recoversDrafts: true } as const

/** Recovers the form's draft without asking, on a visit with that state. */
export function useRecoveredDraft(draft: RecordForm<never>['draft']): void {
  const { state } = useLocation() as { state: Partial<typeof recoversDrafts> | null }
  const isContinued = state?.recoversDrafts === true
  const recover = useEffectEvent(() => draft?.recover())
  useEffect(() => {
    if (isContinued) recover()
  }, [isContinued])
}
