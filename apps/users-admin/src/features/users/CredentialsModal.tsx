import { useState } from 'react'
import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { useConfirm } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { color, radius, text } from '@torneo/ui/tokens'
import { copyText } from './copy-text'
import { usersTexts } from './users-texts'

/** What a new user signs in with. Lives on the screen only, never on the device or in a log (R34). */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

interface CredentialsModalProps {
  readonly credentials: Credentials
  readonly onClose: () => void
}

/** Stays until it is dismissed; a stray Escape does not take away a password that nobody can read again. */
export function CredentialsModal({ credentials: { name, email, password }, onClose }: CredentialsModalProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const confirm = useConfirm()

  const handleCopy = async (button: HTMLElement) => {
    const done = await copyText(`${usersTexts.email}: ${email}\n${usersTexts.password}: ${password}`, button)
    setCopied(done ? 'yes' : 'failed')
  }
  const handleDismiss = async () => {
    const sure = copied === 'yes' || await confirm({
      title: usersTexts.uncopiedQuestion,
      body: usersTexts.uncopiedBody,
      confirmLabel: usersTexts.uncopiedClose,
      cancelLabel: usersTexts.uncopiedStay,
    })
    if (sure) onClose()
  }

  return (
    <Modal
      title={usersTexts.credentialsTitle}
      onClose={() => void handleDismiss()}
      footer={
        <>
          <Button onClick={onClose}>{usersTexts.done}</Button>
          <Button variant="primary" icon={<Copy size={18} aria-hidden />} onClick={({ currentTarget }) => void handleCopy(currentTarget)}>
            {usersTexts.copy}
          </Button>
        </>
      }
    >
      <Intro>{usersTexts.credentialsFor(name)}</Intro>
      <Facts>
        <dt>{usersTexts.email}</dt>
        <dd>{email}</dd>
        <dt>{usersTexts.password}</dt>
        <dd>{password}</dd>
      </Facts>
      <div role="status">
        {copied === 'yes' && <Notice tone="success">{usersTexts.copied}</Notice>}
        {copied === 'failed' && <Notice tone="warning">{usersTexts.copyFailed}</Notice>}
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
