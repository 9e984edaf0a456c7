import { Spinner } from '@torneo/ui/feedback/Spinner'
import { useState } from 'react'
import { FullPage } from './FullPage'

/** Milliseconds after which public/start.css shows the ring of a page that is still opening. */
const ringDelayMs = 200

/** Loading state of the panel; continues the ring that the page showed before this code was loaded. */
export function Opening({ label }: { label: string }) {
  const [isRingShown] = useState(() => performance.now() > ringDelayMs)
  return (
    <FullPage>
      <Spinner visibleLabel label={label} immediate={isRingShown} />
    </FullPage>
  )
}
