import { joinSentences } from '@torneo/domain/format/join-sentences'
import { InvitationActions, type Invitation } from './InvitationActions'
import { OnceModal } from './OnceModal'

const texts = {
  title: 'Datos de acceso',
  intro: (name: string) => joinSentences(`Entrégale estos datos a ${name}`, 'La contraseña no se puede volver a ver.'),
  email: 'Correo electrónico',
  password: 'Contraseña',
  copied: 'Datos copiados',
  copyFailed: 'No se pudo copiar: selecciona los datos y cópialos a mano.',
  uncopiedQuestion: '¿Cerrar sin copiar los datos de acceso?',
  uncopiedBody: 'La contraseña no se puede volver a ver.',
} as const

/** Credentials of a new user. They exist only on screen, never in storage or a log (R34). */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

interface CredentialsModalProps {
  readonly credentials: Credentials
  /** Message for sending the credentials; without it, the modal only offers to copy them. */
  readonly invitation?: Invitation | undefined
  readonly onClose: () => void
}

/** Shows the credentials of a new user once. */
export function CredentialsModal({
  credentials: { name, email, password },
  invitation,
  onClose,
}: CredentialsModalProps) {
  return (
    <OnceModal
      title={texts.title}
      intro={texts.intro(name)}
      values={[
        [texts.email, email],
        [texts.password, password],
      ]}
      copy={`${texts.email}: ${email}\n${texts.password}: ${password}`}
      copied={texts.copied}
      copyFailed={texts.copyFailed}
      question={texts.uncopiedQuestion}
      questionBody={texts.uncopiedBody}
      onClose={onClose}>
      {invitation && ((onSaved) => <InvitationActions invitation={invitation} onSent={onSaved} />)}
    </OnceModal>
  )
}
