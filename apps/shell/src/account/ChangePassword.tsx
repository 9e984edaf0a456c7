import { Suspense, useState } from 'react'
import { retryableLazy } from '@torneo/client'
import { Button } from '@torneo/ui/Button'

const ChangePasswordModal = retryableLazy(() => import('./ChangePasswordModal'))

/** 'Cambiar contraseña', for everyone; its form is fetched when it is asked for. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>Cambiar contraseña</Button>
      {isOpen && <Suspense fallback={null}><ChangePasswordModal onClose={() => setOpen(false)} /></Suspense>}
    </>
  )
}
