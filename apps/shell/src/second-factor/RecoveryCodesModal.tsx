import { useSignedInUser } from '@torneo/client'
import { copyText } from '@torneo/panel/access/copy-text'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.codes

/** Shows new recovery codes once, to copy, download or print. */
export function RecoveryCodesModal({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { email } = useSignedInUser()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed' | 'unsaved'>('no')
  const sheet = [`${secondFactorTexts.recoveryCodes}: ${email}`, location.origin, '', ...codes, ''].join('\n')

  const handleDownload = () => {
    const address = URL.createObjectURL(new Blob([sheet], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href: address, download: texts.fileName }).click()
    setTimeout(() => URL.revokeObjectURL(address), 0)
  }

  return (
    // Escape must not close what cannot be shown again.
    <Modal
      title={texts.title}
      size="sm"
      apart
      onClose={() => setCopied('unsaved')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }>
      <Stack>
        <p>{texts.why}</p>
        <Codes aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row $wrap>
          <Button
            icon={<Copy size={18} aria-hidden />}
            onClick={({ currentTarget }) =>
              void copyText(codes.join('\n'), currentTarget).then((done) => setCopied(done ? 'yes' : 'failed'))
            }>
            {texts.copy}
          </Button>
          <Button icon={<Download size={18} aria-hidden />} onClick={handleDownload}>
            {texts.download}
          </Button>
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Row>
        <div role="status">
          {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
          {copied === 'unsaved' && <Notice tone="warning">{texts.unsaved}</Notice>}
          {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
        </div>
      </Stack>
    </Modal>
  )
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 16px;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  user-select: all;
  ${text(16)}
`
