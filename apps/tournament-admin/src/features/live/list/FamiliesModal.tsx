import { copyText } from '@torneo/panel/access/copy-text'
import { QrCode } from '@torneo/panel/access/QrCode'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { listTexts as texts } from './list-texts'

interface FamiliesModalProps {
  readonly onClose: () => void
}

/** Address of the public page: as a QR code, as a link to copy, and for a television. */
export default function FamiliesModal({ onClose }: FamiliesModalProps) {
  const page = `${location.origin}/en-vivo`
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const copy = async (address: string, button: HTMLElement) =>
    setCopied((await copyText(address, button)) ? 'yes' : 'failed')
  return (
    <Modal title={texts.families} size="sm" onClose={onClose}>
      <Stack>
        <p>{texts.familiesWhy}</p>
        <QrCode address={page} label={texts.qrOf(page)} />
        <TextField label={texts.familiesLink} value={page} readOnly />
        <Button
          block
          icon={<Copy size={18} aria-hidden />}
          onClick={({ currentTarget }) => void copy(page, currentTarget)}>
          {texts.copy}
        </Button>
        <TextField label={texts.tvLink} hint={texts.tvWhy} value={`${page}?tv=1`} readOnly />
        <Button
          block
          icon={<Copy size={18} aria-hidden />}
          onClick={({ currentTarget }) => void copy(`${page}?tv=1`, currentTarget)}>
          {texts.copyTv}
        </Button>
        <div role="status">
          {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
          {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
        </div>
      </Stack>
    </Modal>
  )
}

const Stack = styled.div`
  ${gridGap('12px')}
  > p { color: ${color.muted}; ${text(14)} }
`
