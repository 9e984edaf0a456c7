import { color, layer, media, radius, shadow, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { liveTexts } from '../live-texts'

interface ShareButtonProps {
  /** Title that the recipient sees with the link. */
  readonly title: string
  /** Path to share; defaults to the current page. */
  readonly path?: string
  /** Default: 'Compartir'. */
  readonly label?: string
}

/**
 * Shares an address through the device's share sheet, or copies it; if neither works, shows it to be copied by hand.
 */
export function ShareButton({ title, path, label = liveTexts.share }: ShareButtonProps) {
  const address = () => (path === undefined ? location.href.replace(/[?&]tv=1|#$/g, '') : location.origin + path)
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null)

  const handleShare = async () => {
    const url = address()
    // Pressing again hides the address shown for copying by hand.
    if (outcome === 'byHand') return setOutcome(null)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
      setTimeout(() => setOutcome(null), 3000)
    } catch (error) {
      // AbortError: the share sheet was closed, which is not a failure. Plain http has no clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('byHand')
    }
  }

  return (
    <Root>
      <Button type="button" $isLabelled={path !== undefined} onClick={() => void handleShare()}>
        {outcome === 'copied' ? <Check size={18} aria-hidden /> : <Share2 size={18} aria-hidden />}
        <span>{label}</span>
      </Button>
      <Outcome role="status">
        {outcome === 'copied' && liveTexts.copied}
        {outcome === 'byHand' && (
          <>
            {liveTexts.copyFailed} <b>{address()}</b>
          </>
        )}
      </Outcome>
    </Root>
  )
}

const Root = styled.div`position: relative;`

const bareOnPhone = css`
  ${media.phone} {
    padding: 8px;
    > span { ${visuallyHidden} }
  }
`

const Button = styled.button<{ $isLabelled: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid ${color.boardMuted};
  border-radius: ${radius.button};
  background: ${color.board};
  color: ${color.onBoard};
  font-weight: 600;
  cursor: pointer;
  ${text(14)}
  ${media.hover} { &:hover { background: ${color.boardRaised}; } }
  ${({ $isLabelled }) => !$isLabelled && bareOnPhone}
`

// Mounted before it has text, or screen readers miss it; positioned above the page, so that it causes no layout shift.
const Outcome = styled.p`
  position: absolute;
  z-index: ${layer.toast};
  top: calc(100% + 8px);
  right: 0;
  width: max-content;
  max-width: min(22rem, calc(100vw - 2 * var(--pane-padding)));
  padding: 8px 12px;
  border: 1px solid ${color.boardMuted};
  border-radius: ${radius.button};
  background: ${color.boardRaised};
  box-shadow: ${shadow.menu};
  overflow-wrap: anywhere;
  ${text(13)}
  b { user-select: all; }
  &:empty { visibility: hidden; }
`
