import { color, radius } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { encode } from 'uqr'

/** An address as a QR code, black on white in every theme because cameras read nothing else reliably. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="#000" />
    </Code>
  )
}

const Code = styled.svg`
  width: min(240px, 100%);
  margin-inline: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #fff;
`
