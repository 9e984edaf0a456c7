import { Hourglass } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { liveTexts } from '../live-texts'

/** Beside a figure that the server has not confirmed. It waits a moment before it is seen: most answers are faster, and nothing blinks. */
export function PendingMark({ isSilent = false }: { /** Inside a button, whose name must not change. */ readonly isSilent?: boolean }) {
  return <Root><Hourglass size={16} aria-hidden />{!isSilent && <VisuallyHidden> ({liveTexts.onItsWay})</VisuallyHidden>}</Root>
}

/** Until then what waits looks like everything else. */
export const patience = 800

const appear = keyframes`from { visibility: hidden; }`

const Root = styled.span`
  position: absolute;
  top: 0;
  left: calc(100% + 6px);
  width: 16px;
  display: block;
  color: var(--waiting);
  animation: ${appear} 1ms ${patience}ms backwards;
`
