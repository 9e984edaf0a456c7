import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '@torneo/ui/Button'
import { color, flexRow, radius, shadow, text } from '@torneo/ui/tokens'

/** In a file of its own: most visits end before there is anything new. */
export default function UpdateNotice({ onLater }: { readonly onLater: () => void }) {
  return (
    <Bar>
      <RefreshCw size={18} aria-hidden />
      <span>Hay una versión nueva</span>
      <Button variant="secondary" onClick={() => location.reload()}>Recargar</Button>
      <Button variant="ghost" onClick={onLater}>Después</Button>
    </Bar>
  )
}

const Bar = styled.div`
  ${flexRow('12px')}
  padding: 8px 8px 8px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  pointer-events: auto;
  ${text(14)}
`
