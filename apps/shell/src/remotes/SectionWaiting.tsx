import type { SectionRow } from '@torneo/contracts/releases/remotes'
import type { FailureKind } from '@torneo/contracts/releases/section-failures'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { useEffect, useState } from 'react'
import { timeoutMessage } from './failure-kind'
import { filesArrived, remotes } from './remotes'
import { SectionFailed } from './SectionFailed'
import { stallMs, stallOf } from './stall-timeout'

interface SectionWaitingProps {
  readonly row: SectionRow
  readonly onRetry: () => Promise<void>
}

/**
 * Stands in for a screen whose code is loading. A screen that does not come is reported and can be retried; one that is
 * late all the same replaces the pane.
 */
export function SectionWaiting({ row, onRetry }: SectionWaitingProps) {
  const [kind, setKind] = useState<FailureKind | null>(null)
  useEffect(() => {
    // Twice the time of a section's start: a screen's file may be large, and nothing arrives until all of it has.
    const { stalled, stop } = stallOf(filesArrived, 2 * stallMs)
    void stalled.then(() => remotes.reportBroken(row.owner, timeoutMessage)).then(setKind)
    return stop
  }, [row.owner])
  if (kind) return <SectionFailed row={row} failure={{ kind, detail: timeoutMessage, attempts: 1 }} onRetry={onRetry} />
  return <Spinner visibleLabel label="Cargando datos..." />
}
