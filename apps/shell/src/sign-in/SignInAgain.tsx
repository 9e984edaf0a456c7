import { useLeaveSession, useSession } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { SignInForm } from './SignInForm'

const Explanation = styled.p`
  margin-bottom: 20px;
`

const OtherUser = styled.p`
  margin: 20px 0 0;
  color: ${color.muted};
  font-size: 0.8125rem;
`

/**
 * Modal over the screen for a session that ended while the user was working; pending requests continue after signing in
 * (R31).
 */
export default function SignInAgain() {
  const { user, toAnother } = useSession()
  const leave = useLeaveSession()
  return (
    <Modal
      title="Tu sesión terminó"
      size="sm"
      onClose={leave}
      footer={
        <Button variant="ghost" onClick={leave}>
          Ir a la pantalla de ingreso
        </Button>
      }>
      <Explanation>
        {toAnother && 'Otra persona ingresó en este navegador, en otra pestaña. '}
        Ingresa de nuevo para seguir. Lo que escribiste sigue aquí.
      </Explanation>
      <SignInForm {...(user ? { lockedEmail: user.email } : {})} />
      {/* One sentence for all causes: the response does not tell them apart (R31). */}
      <OtherUser>
        Si ya no puedes ingresar, consulta a un Super Admin: puede haber cambiado tu contraseña o desactivado tu cuenta.
      </OtherUser>
    </Modal>
  )
}
