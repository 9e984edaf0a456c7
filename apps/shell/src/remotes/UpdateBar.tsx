import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '@torneo/ui/Button'
import { color, layer, radius, shadow, text } from '@torneo/ui/tokens'
import { useUpdateAvailable } from './use-update-available'

/** Offers a newer version of what this page runs; over the page's end, so that nothing jumps, and never while something is unsaved. */
export function UpdateBar() {
  const hasNews = useUpdateAvailable()
  const [isLater, setLater] = useState(false)
  return (
    <Place role="status">
      {hasNews && !isLater && (
        <Bar>
          <RefreshCw size={18} aria-hidden />
          <span>Hay una versión nueva</span>
          <Button variant="secondary" onClick={() => location.reload()}>Recargar</Button>
          <Button variant="ghost" onClick={() => setLater(true)}>Después</Button>
        </Bar>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 16px;
  z-index: ${layer.snackbar};
  display: flex;
  justify-content: center;
  padding-inline: 16px;
  pointer-events: none;
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 8px 8px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  pointer-events: auto;
  ${text(14)}
`
