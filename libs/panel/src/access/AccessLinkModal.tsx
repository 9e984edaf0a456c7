import { api, mutationOf, sentenceOf } from '@torneo/client'
import { userEndpoints, type AccessLink, type User } from '@torneo/contracts/people/users'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { color, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { copyText } from './copy-text'
import { InvitationActions } from './InvitationActions'

const texts = {
  title: 'Enlace de acceso',
  intro: (name: string) =>
    `${name} elige su contraseña con un enlace que sirve una sola vez, durante 48 horas. Nadie más la ve.`,
  replaces: 'Un enlace nuevo anula el anterior. Hasta que lo use, su contraseña sigue como está.',
  create: 'Crear enlace',
  failed: 'No pudimos crear el enlace',
  link: 'Enlace',
  expires: (when: string) => `Sirve hasta el ${when}.`,
  mailed: (email: string) => `Enviado por correo a ${email}`,
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar: selecciona el enlace y cópialo a mano.',
  close: 'Listo',
  subject: 'Elige tu contraseña del panel del torneo',
  message: (name: string, address: string, email: string) =>
    [
      `Hola, ${name}:`,
      '',
      'Con este enlace eliges tu contraseña del panel del torneo. Sirve una sola vez, durante 48 horas:',
      address,
      '',
      `Después ingresa con tu correo: ${email}`,
    ].join('\n'),
} as const

const expiryFormat = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

const { usePanelCreateLinkMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelCreateLink: mutationOf(build, userEndpoints.createLink) }),
})

interface AccessLinkModalProps {
  readonly user: User
  /** Creates the link on mount: the account was just made for it, so there is nothing to confirm. */
  readonly createOnMount?: boolean
  readonly onClose: () => void
}

/**
 * Creates a one-use link for choosing a password and offers to copy or send it. The link is shown only once; a new one
 * can be created at any time.
 */
export function AccessLinkModal({ user: { id, name, email }, createOnMount = false, onClose }: AccessLinkModalProps) {
  const [create, { isLoading }] = usePanelCreateLinkMutation()
  const [link, setLink] = useState<AccessLink | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  const handleCreate = async () => {
    setFailure(null)
    try {
      setLink(await create({ params: { id } }).unwrap())
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    }
  }
  const first = useRef(createOnMount ? handleCreate : null)
  useEffect(() => {
    void first.current?.()
    first.current = null
  }, [])

  const address = link && new URL(link.path, location.origin).href
  const reportCopy = (done: boolean) => setCopied(done ? 'yes' : 'failed')
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {address ? (
            <Button
              variant="primary"
              icon={<Copy size={18} aria-hidden />}
              onClick={({ currentTarget }) => void copyText(address, currentTarget).then(reportCopy)}>
              {texts.copy}
            </Button>
          ) : (
            <Button variant="primary" busy={isLoading} onClick={() => void handleCreate()}>
              {texts.create}
            </Button>
          )}
        </>
      }>
      <Words>
        <p>{texts.intro(name)}</p>
        {!link && !createOnMount && <p>{texts.replaces}</p>}
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {link && address && (
          <>
            {link.mailed && (
              <Notice tone="success" role="status">
                {texts.mailed(email)}
              </Notice>
            )}
            <Address>
              <dt>{texts.link}</dt>
              <dd>{address}</dd>
            </Address>
            <small>{texts.expires(expiryFormat.format(Date.parse(link.expiresAt)))}</small>
            <InvitationActions
              invitation={{ email, subject: texts.subject, text: texts.message(name, address, email) }}
              onSent={reportCopy}
            />
          </>
        )}
        <div role="status">
          {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
          {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
        </div>
      </Words>
    </Modal>
  )
}

const Words = styled.div`
  ${gridGap('12px')}
  p { text-wrap: pretty; }
  small { color: ${color.muted}; ${text(13)} }
`

const Address = styled.dl`
  margin: 0;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  dt { color: ${color.muted}; ${text(12)} }
  dd { margin-top: 2px; font-weight: 600; overflow-wrap: anywhere; user-select: all; ${text(14)} }
`
