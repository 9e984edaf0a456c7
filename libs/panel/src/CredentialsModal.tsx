import { useState } from 'react'
import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { useConfirm } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { color, radius, text } from '@torneo/ui/tokens'
import { copyText } from './copy-text'
import { InvitationActions, type Invitation } from './InvitationActions'

const texts = {
  title: 'Datos de acceso',
  intro: (name: string) => `Entrégale estos datos a ${name}. La contraseña no se puede volver a ver.`,
  email: 'Correo electrónico',
  password: 'Contraseña',
  copy: 'Copiar',
  copied: 'Datos copiados',
  copyFailed: 'No se pudo copiar: selecciona los datos y cópialos a mano.',
  done: 'Listo',
  uncopiedQuestion: '¿Cerrar sin copiar los datos de acceso?',
  uncopiedBody: 'La contraseña no se puede volver a ver.',
  uncopiedClose: 'Cerrar sin copiar',
  uncopiedStay: 'Volver',
} as const

/** What a new user signs in with. Lives on the screen only, never on the device or in a log (R34). */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

interface CredentialsModalProps {
  readonly credentials: Credentials
  /** A message to send them with; without it there is only the copy. */
  readonly invitation?: Invitation | undefined
  readonly onClose: () => void
}

/** Stays until it is dismissed; a stray Escape does not close a password that cannot be shown again. */
export function CredentialsModal({ credentials: { name, email, password }, invitation, onClose }: CredentialsModalProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const confirm = useConfirm()

  const handleCopy = async (button: HTMLElement) => {
    const done = await copyText(`${texts.email}: ${email}\n${texts.password}: ${password}`, button)
    setCopied(done ? 'yes' : 'failed')
  }
  const handleDismiss = async () => {
    const sure = copied === 'yes' || await confirm({
      title: texts.uncopiedQuestion,
      body: texts.uncopiedBody,
      confirmLabel: texts.uncopiedClose,
      cancelLabel: texts.uncopiedStay,
    })
    if (sure) onClose()
  }

  return (
    <Modal
      title={texts.title}
      onClose={() => void handleDismiss()}
      footer={
        <>
          <Button onClick={onClose}>{texts.done}</Button>
          <Button variant="primary" icon={<Copy size={18} aria-hidden />} onClick={({ currentTarget }) => void handleCopy(currentTarget)}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <Intro>{texts.intro(name)}</Intro>
      <Facts>
        <dt>{texts.email}</dt>
        <dd>{email}</dd>
        <dt>{texts.password}</dt>
        <dd>{password}</dd>
      </Facts>
      {invitation && <InvitationActions invitation={invitation} onTaken={(done) => setCopied(done ? 'yes' : 'failed')} />}
      <div role="status">
        {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
        {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
      </div>
    </Modal>
  )
}

const Intro = styled.p`
  text-wrap: pretty;
`

const Facts = styled.dl`
  margin: 16px 0;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  dt { color: ${color.muted}; ${text(12)} }
  dd {
    margin-top: 2px;
    font-weight: 600;
    overflow-wrap: anywhere;
    user-select: all;
    ${text(16)}
  }
  dd + dt { margin-top: 12px; }
`
