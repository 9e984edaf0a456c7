import { useState, useEffect } from 'react'
import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { hasUnsavedChanges } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { color, flexRow, layer, radius, shadow, text } from '@torneo/ui/tokens'
import { outdated } from './outdated'
import { remotes } from './remotes'

/**
 * Offers a newer version of what this page runs; over the page's end, so that nothing jumps, and never while something is unsaved. In a file of its own:
 * the first screen comes first.
 */
export default function UpdateBar() {
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
  ${flexRow('12px')}
  padding: 8px 8px 8px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  pointer-events: auto;
  ${text(14)}
`

/** Milliseconds between two checks of the live versions; a page that becomes visible checks immediately. */
const intervalMs = 5 * 60_000
/** Milliseconds between two checks for unsaved changes. */
const unsavedIntervalMs = 15_000

/** Whether a section that runs here has a newer version, and nothing would be lost by a reload. */
function useUpdateAvailable(): boolean {
  const [isAvailable, setAvailable] = useState(false)
  const [isSafe, setSafe] = useState(false)

  useEffect(() => {
    if (isAvailable) return
    // A failed check is no update.
    const check = () => void outdated(remotes).then((names) => setAvailable(names.length > 0)).catch(() => undefined)
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') check()
    }
    checkIfVisible()
    const timer = setInterval(checkIfVisible, intervalMs)
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfVisible)
    }
  }, [isAvailable])

  useEffect(() => {
    if (!isAvailable) return
    const checkUnsaved = () => setSafe(!hasUnsavedChanges())
    checkUnsaved()
    const timer = setInterval(checkUnsaved, unsavedIntervalMs)
    return () => clearInterval(timer)
  }, [isAvailable])

  return isAvailable && isSafe
}
