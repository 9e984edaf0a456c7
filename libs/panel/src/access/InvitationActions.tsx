import { Button } from '@torneo/ui/buttons/Button'
import { buttonStyles, type ButtonLook } from '@torneo/ui/buttons/button-styles'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Copy, Mail, Share2 } from 'lucide-react'
import styled from 'styled-components'
import { copyText } from './copy-text'

const texts = {
  title: 'Invitación',
  why: 'Un mensaje con la dirección del panel y sus datos, listo para enviar.',
  mail: 'Enviar por correo',
  share: 'Compartir',
  copy: 'Copiar invitación',
} as const

/** A message to a user about their account. */
export interface Invitation {
  readonly email: string
  readonly subject: string
  readonly text: string
}

interface InvitationActionsProps {
  readonly invitation: Invitation
  /** Called after sharing or copying, with its success; a mail program reports nothing. */
  readonly onSent: (done: boolean) => void
}

/** Ways to send an invitation: mail program, share sheet, clipboard. */
export function InvitationActions({ invitation: { email, subject, text: message }, onSent }: InvitationActionsProps) {
  const to = encodeURIComponent(email).replace('%40', '@')
  const address = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`
  const canShare = typeof navigator.share === 'function'
  // Closing the share sheet without a choice is not a failure.
  const handleShare = () =>
    void navigator.share({ title: subject, text: message }).then(
      () => onSent(true),
      () => undefined,
    )
  return (
    <Root role="group" aria-label={texts.title}>
      <p>{texts.why}</p>
      <MailLink href={address} $size="sm">
        <Mail size={16} aria-hidden />
        {texts.mail}
      </MailLink>
      {canShare && (
        <Button size="sm" icon={<Share2 size={16} aria-hidden />} onClick={handleShare}>
          {texts.share}
        </Button>
      )}
      <Button
        size="sm"
        icon={<Copy size={16} aria-hidden />}
        onClick={({ currentTarget }) => void copyText(message, currentTarget).then(onSent)}>
        {texts.copy}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  ${flexWrap('8px', 'normal')}
  margin-bottom: 16px;
  > p { flex: 1 0 100%; color: ${color.muted}; ${text(13)} }
`

const MailLink = styled.a<ButtonLook>`${buttonStyles}`
