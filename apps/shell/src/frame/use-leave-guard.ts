import { useEffect } from 'react'
import { hasUnsavedChanges, useConfirm, useSession } from '@torneo/client'
import { setLeaveGuard } from '@torneo/router'
import { useSections } from '../remotes/use-sections'
import { signOutQuestion } from './sign-out-question'

const question = {
  title: 'Tienes cambios sin guardar',
  body: 'Si sales ahora no se publican. Quedan como borrador en este dispositivo y podrás recuperarlos cuando vuelvas.',
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir editando',
}

/** Asks before an unsaved form is left, whichever section app it belongs to, and before signing out when that would leave something behind. */
export function useLeaveGuard(): { readonly mayLeave: () => Promise<boolean> } {
  const confirm = useConfirm()
  const { user } = useSession()
  const { rows } = useSections()
  useEffect(() => setLeaveGuard((to) => to === '/login' || !hasUnsavedChanges() || confirm(question)), [confirm])
  return {
    mayLeave: async () => {
      const asked = user && signOutQuestion(user.id, rows)
      return !asked || confirm(asked)
    },
  }
}
