import styled from 'styled-components'
import { useLeaveSession, useSession } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { SignInForm } from './SignInForm'

const Why = styled.p`
  margin-bottom: 20px;
`

/** A session that ended while someone was working: they sign in over the screen, and what was on its way goes on (R31). */
export function SignInAgain() {
  const { status, user } = useSession()
  const leave = useLeaveSession()
  if (status !== 'lost') return null
  return (
    <Modal title="Tu sesión terminó" size="sm" onClose={leave} footer={<Button variant="ghost" onClick={leave}>Ir a la pantalla de ingreso</Button>}>
      <Why>Ingresa de nuevo para seguir. Lo que escribiste sigue aquí.</Why>
      <SignInForm {...(user ? { lockedEmail: user.email } : {})} />
    </Modal>
  )
}
