import type { NewPass } from '@torneo/contracts/people/passes'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { copyText } from '@torneo/panel/access/copy-text'
import { QrCode } from '@torneo/panel/access/QrCode'
import { usePrint } from '@torneo/panel/screen/use-print'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Copy, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { passesTexts as texts } from './passes-texts'

/** Shows the code, link and PIN for the volunteer. They cannot be shown again. */
export function NewPassView({ created }: { readonly created: NewPass }) {
  const { pass, path, pin } = created
  const { sheet, isPreparing, print } = usePrint()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = new URL(path, location.origin).href
  const canShare = typeof navigator.share === 'function'
  // Closing the share sheet rejects, but is not a failure.
  const handleShare = () =>
    void navigator.share({ title: texts.shareTitle(pass.title), url: address }).catch(() => undefined)
  return (
    <Root aria-label={texts.ready} role="group">
      <p>{texts.readyWhy}</p>
      <QrCode address={address} label={texts.qr} />
      <Pin>
        <dt>{texts.pin}</dt>
        <dd>
          {pin.slice(0, 3)} {pin.slice(3)}
        </dd>
      </Pin>
      <p>{joinSentences(pass.title, texts.until(pass.scope.until))}</p>
      <TextField label={texts.link} value={address} readOnly />
      <Actions>
        <Button
          icon={<Copy size={18} aria-hidden />}
          onClick={({ currentTarget }) =>
            void copyText(address, currentTarget).then((done) => setCopied(done ? 'yes' : 'failed'))
          }>
          {texts.copy}
        </Button>
        <Button
          icon={<Printer size={18} aria-hidden />}
          busy={isPreparing}
          onClick={() =>
            void print(async ({ foot }) => (await import('./PassSheet')).passSheet([{ created, times: [] }], foot))
          }>
          {texts.print}
        </Button>
        {canShare && (
          <Button icon={<Share2 size={18} aria-hidden />} onClick={handleShare}>
            {texts.share}
          </Button>
        )}
      </Actions>
      <div role="status">
        {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
        {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
      </div>
      {sheet}
    </Root>
  )
}

const Root = styled.div`
  ${gridGap('12px')}
  p { color: ${color.muted}; ${text(14)} }
`

const Pin = styled.dl`
  display: grid;
  justify-items: center;
  margin: 0;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.sunken};
  dt { color: ${color.muted}; ${text(13)} }
  dd { margin: 0; font: 800 2.5rem/1.2 ${font.title}; font-variant-numeric: tabular-nums; letter-spacing: 0.08em; user-select: all; }
`

const Actions = styled.div`
  ${flexWrap('8px')}
  > * { flex: 1 1 140px; }
`
