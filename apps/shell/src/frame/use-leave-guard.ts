import { useEffect } from 'react'
import { hasUnsavedChanges, useConfirm } from '@torneo/client'
import { setLeaveGuard } from '@torneo/router'

const question = {
  title: 'Tienes cambios sin guardar',
  body: 'Si sales ahora no se publican. Quedan como borrador en este dispositivo y podrás recuperarlos cuando vuelvas.',
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir editando',
}

/** Asks before an unsaved form is left, whichever section app it belongs to. */
export function useLeaveGuard(): { readonly mayLeave: () => Promise<boolean> } {
  const confirm = useConfirm()
  useEffect(() => setLeaveGuard((to) => to === '/login' || !hasUnsavedChanges() || confirm(question)), [confirm])
  return { mayLeave: async () => !hasUnsavedChanges() || confirm(question) }
}
