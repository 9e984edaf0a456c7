import { Badge } from '@torneo/ui/display/Badge'
import styled, { keyframes } from 'styled-components'
import { liveTexts } from '../live-texts'

/** Badge 'EN VIVO' with a pulsing dot. */
export function LiveBadge() {
  return (
    <Badge tone="live" icon={<Dot aria-hidden />}>
      {liveTexts.live}
    </Badge>
  )
}

const pulse = keyframes`
  70%, 100% { opacity: 0; transform: scale(2.7143); }
`

const Dot = styled.span`
  position: relative;
  width: 7px;
  height: 7px;
  margin-inline: 2px;
  border-radius: 50%;
  background: currentColor;

  /* The ring is moved by the compositor: the main thread would paint a growing shadow in every frame. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.7;
    animation: ${pulse} 1.6s ease-out infinite;
  }
`
