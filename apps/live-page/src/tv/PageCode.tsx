import styled from 'styled-components'
import { encode } from 'uqr'
import { color } from '@torneo/ui/tokens'
import { liveTexts } from '../live-texts'
import { u } from './tv-styles'

/** Only this machine opens such an address: of no use on a phone. */
const isOwn = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/** The way from the board to the page on one's own phone. */
export function PageCode() {
  const { origin, hostname, host } = location
  if (isOwn(hostname)) return null
  const { size, data } = encode(`${origin}/en-vivo`, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Root>
      <p>{liveTexts.tvScan}<b>{host}/en-vivo</b></p>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden><rect width={size} height={size} fill="#fff" /><path d={path} fill="#000" /></svg>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(2)};
  font-size: ${u(3.2)};
  text-align: right;
  p { color: ${color.boardMuted}; }
  b { display: block; color: ${color.onBoard}; }
  svg { width: ${u(16)}; height: ${u(16)}; border-radius: ${u(1)}; }
`
