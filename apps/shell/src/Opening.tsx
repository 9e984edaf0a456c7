import { useState } from 'react'
import { Spinner } from '@torneo/ui/Spinner'
import { FullPage } from './FullPage'

/** Milliseconds after which a page that is still opening says so: from then on public/start.css shows its ring. */
const patience = 200

/** The panel while it opens: goes on where the page's own ring stood before this code was there. */
export function Opening({ label }: { label: string }) {
  const [isRingShown] = useState(() => performance.now() > patience)
  return <FullPage><Spinner visibleLabel label={label} immediate={isRingShown} /></FullPage>
}
