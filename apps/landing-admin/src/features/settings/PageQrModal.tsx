import { QrCode } from '@torneo/panel/access/QrCode'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Stack } from '@torneo/ui/layout/Stack'
import { pageCardTexts as texts } from './settings-texts'

export interface PageQrModalProps {
  readonly address: string
  readonly onClose: () => void
}

/** The public page's address as a QR code, for posters and invitations. */
export default function PageQrModal({ address, onClose }: PageQrModalProps) {
  return (
    <Modal title={texts.qrTitle} size="sm" onClose={onClose}>
      <Stack $gap={12}>
        <MutedText $size={14}>{texts.qrWhy}</MutedText>
        <QrCode address={address} label={texts.qrOf(address)} />
      </Stack>
    </Modal>
  )
}
