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
  70% { box-shadow: 0 0 0 6px transparent; }
  100% { box-shadow: 0 0 0 0 transparent; }
`

const Dot = styled.span`
  width: 7px;
  height: 7px;
  margin-inline: 2px;
  border-radius: 50%;
  background: currentColor;
  box-shadow: 0 0 0 0 rgb(255 255 255 / 70%);
  animation: ${pulse} 1.6s ease-out infinite;
`
