import { useTopDialog } from '@torneo/ui/dialogs/use-top-dialog'
import { useState } from 'react'

/**
 * Returns `subject`, what a screen is about, but the earlier one while a dialog is open: a form must not lose its text
 * because its team was deleted or another edition was opened meanwhile. `id` tells a change of the subject from another
 * subject. An unchanged subject must be the same object on every render.
 */
export function useSteady<T>(subject: T, id: unknown = subject): T {
  const isOpen = useTopDialog() !== null
  const [last, setLast] = useState({ subject, id })
  const isSteady = isOpen && id !== last.id && last.subject !== null && last.subject !== undefined
  if (!isSteady && (subject !== last.subject || id !== last.id)) setLast({ subject, id })
  return isSteady ? last.subject : subject
}
