import { useTopDialog } from '@torneo/ui/dialogs/use-top-dialog'
import { useRef } from 'react'

/**
 * Returns `subject`, what a screen is about, but the earlier one while a dialog is open: a form must not lose its text
 * because its team was deleted or another edition was opened meanwhile. `id` tells a change of the subject from another
 * subject.
 */
export function useSteady<T>(subject: T, id: unknown = subject): T {
  const isOpen = useTopDialog() !== null
  const kept = useRef({ subject, id })
  const isOther = id !== kept.current.id && kept.current.subject !== null && kept.current.subject !== undefined
  if (!isOpen || !isOther) kept.current = { subject, id }
  return kept.current.subject
}
