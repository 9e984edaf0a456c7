import { useEffect } from 'react'
import { hasUnsavedChanges, useConfirm } from '@torneo/client'
import { useBlocker } from '@torneo/router'

const question = {
  title: 'Tienes cambios sin guardar',
  body: 'Si sales ahora no se publican. Quedan como borrador en este dispositivo y podrás recuperarlos cuando vuelvas.',
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir editando',
}

/** Asks before an unsaved form is left, whichever section app it belongs to. */
export function useLeaveGuard(): { readonly mayLeave: () => Promise<boolean> } {
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm])
  return { mayLeave: async () => !hasUnsavedChanges() || confirm(question) }
}
