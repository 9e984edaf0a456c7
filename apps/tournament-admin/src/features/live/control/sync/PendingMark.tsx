import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { Hourglass } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import { liveTexts } from '../../live-texts'

/** Marks an unconfirmed figure. It appears after a delay: most responses are faster, so the screen does not flicker. */
export function PendingMark({
  isSilent = false,
}: {
  /** Omits the label inside a button, whose name must not change. */ readonly isSilent?: boolean
}) {
  return (
    <Root>
      <Hourglass size={16} aria-hidden />
      {!isSilent && <VisuallyHidden> ({liveTexts.pending})</VisuallyHidden>}
    </Root>
  )
}

/** Milliseconds before the mark appears. */
export const delayMs = 800

const appear = keyframes`from { visibility: hidden; }`

const Root = styled.span`
  position: absolute;
  top: 0;
  left: calc(100% + 6px);
  width: 16px;
  display: block;
  color: var(--waiting);
  animation: ${appear} 1ms ${delayMs}ms backwards;
`
