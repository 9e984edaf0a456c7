import { sentenceOf, useToast } from '@torneo/client'
import type { NewOfficialLink, OfficialLink } from '@torneo/contracts/match/official-links'
import type { Official } from '@torneo/contracts/match/officials'
import { whatsAppOf } from '@torneo/domain/format/whats-app'
import { copyText } from '@torneo/panel/access/copy-text'
import { QrCode } from '@torneo/panel/access/QrCode'
import { Button } from '@torneo/ui/buttons/Button'
import { buttonStyles, type ButtonLook } from '@torneo/ui/buttons/button-styles'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useCreateOfficialLink, useRevokeOfficialLink } from '../../data/official-links-api'
import { formatMoment } from '../../parts/format-moment'
import { linkTexts as texts } from './link-texts'

interface LinkModalProps {
  readonly official: Official
  /** Undefined without one. */
  readonly link: OfficialLink | undefined
  readonly onClose: () => void
}

/** Creates an official's link, shows it once, or ends it. */
export default function LinkModal({ official: { id, name }, link, onClose }: LinkModalProps) {
  const toast = useToast()
  const [create, { isLoading: isCreating }] = useCreateOfficialLink()
  const [revoke, { isLoading: isRevoking }] = useRevokeOfficialLink()
  const [created, setCreated] = useState<NewOfficialLink | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = async (work: () => Promise<void>, failed: string) => {
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(sentenceOf(error, failed))
    }
  }
  const handleCreate = () =>
    attempt(async () => setCreated(await create({ params: { id } }).unwrap()), texts.createFailed)
  const handleRevoke = () =>
    attempt(async () => {
      await revoke({ params: { id } }).unwrap()
      toast.success(texts.revoked)
      onClose()
    }, texts.revokeFailed)

  return (
    <Modal
      title={texts.of(name)}
      size="sm"
      busy={isCreating || isRevoking}
      onClose={onClose}
      footer={
        created ? (
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            {link && (
              <Button busy={isRevoking} onClick={() => void handleRevoke()}>
                {texts.revoke}
              </Button>
            )}
            <Button variant="primary" busy={isCreating} busyLabel={texts.creating} onClick={() => void handleCreate()}>
              {link ? texts.another : texts.create}
            </Button>
          </>
        )
      }>
      <Stack $gap={16}>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {created ? (
          <NewLink name={name} address={new URL(created.path, location.origin).href} />
        ) : (
          <>
            <p>{texts.why(name)}</p>
            {link && (
              <>
                <MutedText>{texts.made(link.by.name, formatMoment(link.createdAt))}</MutedText>
                <p>{texts.replaces}</p>
              </>
            )}
          </>
        )}
      </Stack>
    </Modal>
  )
}

function NewLink({ name, address }: { readonly name: string; readonly address: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  return (
    <>
      <p>{texts.once}</p>
      <QrCode address={address} label={texts.qr(name)} />
      <TextField label={texts.link} value={address} readOnly />
      <Row $wrap $gap={8}>
        <Button
          icon={<Copy size={18} aria-hidden />}
          onClick={({ currentTarget }) =>
            void copyText(address, currentTarget).then((done) => setCopied(done ? 'yes' : 'failed'))
          }>
          {texts.copy}
        </Button>
        <WhatsApp href={whatsAppOf(texts.message(name, address))} target="_blank" rel="noreferrer">
          <MessageCircle size={18} aria-hidden />
          {texts.whatsApp}
        </WhatsApp>
      </Row>
      <div role="status">
        {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
        {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
      </div>
    </>
  )
}

const WhatsApp = styled.a<ButtonLook>`${buttonStyles}`
