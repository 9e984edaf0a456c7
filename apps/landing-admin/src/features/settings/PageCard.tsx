import { useToast } from '@torneo/client'
import { whatsAppOf } from '@torneo/domain/format/whats-app'
import { copyText } from '@torneo/panel/access/copy-text'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { buttonStyles, type ButtonLook } from '@torneo/ui/buttons/button-styles'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { Copy, ExternalLink, MessageCircle, QrCode } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { PageQrModalProps } from './PageQrModal'
import { pageCardTexts as texts, settingsTitles } from './settings-texts'
import { SettingsTitle } from './SettingsTitle'

const PageQrModal = lazyModal<PageQrModalProps>(() => import('./PageQrModal'), {
  title: () => texts.qrTitle,
  size: 'sm',
})

/** Address whose visits count as those from WhatsApp. */
const countedAddress = (address: string): string => `${address}?utm_source=whatsapp`

/** Address of the public page, to open, to send, to copy, and as a QR code (B63). */
export function PageCard({ page }: { readonly page: string }) {
  const address = new URL(page, location.origin).href
  const toast = useToast()
  const [isQrOpen, setQrOpen] = useState(false)
  const copy = async (from: HTMLElement) => {
    if (await copyText(address, from)) toast.success(texts.copied)
    else toast.error(texts.copyFailed)
  }
  return (
    <Stack as={Card} $gap={16}>
      <div>
        <SettingsTitle>{settingsTitles.page}</SettingsTitle>
        <MutedText>{texts.why}</MutedText>
      </div>
      <Address>{address}</Address>
      <Row $wrap>
        <OpenLink href={page} target="_blank" rel="noreferrer" $size="sm">
          <ExternalLink size={16} aria-hidden />
          {texts.open}
        </OpenLink>
        <OpenLink href={whatsAppOf(countedAddress(address))} target="_blank" rel="noreferrer" $size="sm">
          <MessageCircle size={16} aria-hidden />
          {texts.send}
        </OpenLink>
        <Button
          size="sm"
          icon={<Copy size={16} aria-hidden />}
          onClick={({ currentTarget }) => void copy(currentTarget)}>
          {texts.copy}
        </Button>
        <Button
          size="sm"
          icon={<QrCode size={16} aria-hidden />}
          onPointerEnter={PageQrModal.prefetch}
          onFocus={PageQrModal.prefetch}
          onClick={() => setQrOpen(true)}>
          {texts.qr}
        </Button>
      </Row>
      {isQrOpen && <PageQrModal address={address} onClose={() => setQrOpen(false)} />}
    </Stack>
  )
}

const Address = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
  user-select: all;
`

const OpenLink = styled.a<ButtonLook>`
  ${buttonStyles}
`
