import { hasUnsavedChanges, useConfirm, useSession } from '@torneo/client'
import { setLeaveGuard } from '@torneo/router'
import { useEffect } from 'react'
import { useSections } from '../remotes/use-sections'
import { closeTopDialog } from './back-closes'

const question = {
  title: 'Tienes cambios sin guardar',
  body: 'Si sales ahora no se publican. Quedan como borrador en este dispositivo y podrás recuperarlos cuando vuelvas.',
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir editando',
}

/** Question when the code that checks for unsaved changes cannot be loaded. */
const unknown = {
  title: '¿Quieres salir?',
  body: 'No pudimos revisar si dejas algo sin guardar. Al salir se borra de este dispositivo.',
  confirmLabel: 'Salir',
  cancelLabel: 'Quedarme',
}

/**
 * Asks before an unsaved form of any section app is left or closed by Back, and before a sign-out that would lose
 * something.
 */
export function useLeaveGuard(): { readonly mayLeave: () => Promise<boolean> } {
  const confirm = useConfirm()
  const { user } = useSession()
  const { rows } = useSections()
  useEffect(
    () => setLeaveGuard((to) => to === '/login' || !hasUnsavedChanges() || confirm(question), closeTopDialog),
    [confirm],
  )
  return {
    mayLeave: async () => {
      const question =
        user &&
        (await import('./sign-out-question').then(
          ({ signOutQuestion }) => signOutQuestion(user.id, rows),
          () => unknown,
        ))
      return !question || confirm(question)
    },
  }
}
