import { useTopDialog } from '@torneo/ui/dialogs/use-top-dialog'
import { useState } from 'react'

/**
 * Returns `subject`, what a screen is about, but the earlier one while a dialog is open: a form must not lose its text
 * because its team was deleted or another edition was opened meanwhile. `id` tells a change of the subject from another
 * subject. An unchanged subject must be the same object on every render.
 */
export function useSteady<T>(subject: T, id: unknown = subject): T {
  const isOpen = useTopDialog() !== null
  const [kept, setKept] = useState({ subject, id })
  const isHeld = isOpen && id !== kept.id && kept.subject !== null && kept.subject !== undefined
  if (!isHeld && (subject !== kept.subject || id !== kept.id)) setKept({ subject, id })
  return isHeld ? kept.subject : subject
}
