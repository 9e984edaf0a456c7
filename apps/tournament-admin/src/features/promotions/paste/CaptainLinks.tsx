import { whatsAppOf } from '@torneo/domain/format/whats-app'
import { copyText } from '@torneo/panel/access/copy-text'
import { Button } from '@torneo/ui/buttons/Button'
import { buttonStyles, type ButtonLook } from '@torneo/ui/buttons/button-styles'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { pastePromotionsTexts as texts } from './paste-promotions-texts'
import type { CaptainLink } from './use-paste-promotions'

const messageOf = ({ name, promotion, address, email }: CaptainLink): string =>
  texts.message(name, promotion, address, email)

/** Links of new captains, each with its message to copy or to send, and all of them at once. */
export function CaptainLinks({ links }: { readonly links: readonly CaptainLink[] }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const copy = (message: string, button: HTMLElement) =>
    void copyText(message, button).then((done) => setCopied(done ? 'yes' : 'failed'))
  return (
    <Stack as="section" $gap={12} aria-label={texts.links}>
      <MutedText>{texts.linksWhy}</MutedText>
      <Rows>
        {links.map((link) => (
          <li key={link.email}>
            <div>
              <strong>
                {link.name} · {link.promotion}
              </strong>
              <Address>{link.address}</Address>
              {link.mailed && <MutedText as="span">{texts.mailed}</MutedText>}
            </div>
            <WhatsApp
              $size="sm"
              href={whatsAppOf(messageOf(link))}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.send(link.name)}>
              <MessageCircle size={18} aria-hidden />
            </WhatsApp>
            <IconButton
              label={texts.copy(link.name)}
              icon={<Copy size={18} aria-hidden />}
              onClick={({ currentTarget }) => copy(messageOf(link), currentTarget)}
            />
          </li>
        ))}
      </Rows>
      <div>
        <Button
          icon={<Copy size={18} aria-hidden />}
          onClick={({ currentTarget }) => copy(links.map(messageOf).join('\n\n'), currentTarget)}>
          {texts.copyAll}
        </Button>
      </div>
      <div role="status">
        {copied === 'yes' && <Notice tone="success">{texts.copied}</Notice>}
        {copied === 'failed' && <Notice tone="warning">{texts.copyFailed}</Notice>}
      </div>
    </Stack>
  )
}

const WhatsApp = styled.a<ButtonLook>`${buttonStyles}`

const Rows = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexWrap('8px')} padding: 12px 0; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 12rem; min-width: 0; }
`

const Address = styled.p`
  overflow-wrap: anywhere;
  user-select: all;
  ${text(13)}
`
