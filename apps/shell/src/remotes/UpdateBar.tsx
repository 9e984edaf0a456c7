import { hasUnsavedChanges } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { color, flexRow, layer, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { RefreshCw } from 'lucide-react'
import { useState, useEffect } from 'react'
import styled from 'styled-components'
import { outdated } from './outdated'
import { remotes } from './remotes'

/**
 * Offers an update of the running apps, in a bar over the end of the page so that nothing shifts, and never while there
 * are unsaved changes. In its own file, so that it loads after the first screen.
 */
export default function UpdateBar() {
  const isUpdateAvailable = useUpdateAvailable()
  const [isLater, setLater] = useState(false)
  return (
    <Slot role="status">
      {isUpdateAvailable && !isLater && (
        <Bar>
          <RefreshCw size={18} aria-hidden />
          <span>Hay una versión nueva</span>
          <Button variant="secondary" onClick={() => location.reload()}>
            Recargar
          </Button>
          <Button variant="ghost" onClick={() => setLater(true)}>
            Después
          </Button>
        </Bar>
      )}
    </Slot>
  )
}

const Slot = styled.div`
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

/** True when a running section has a newer version and a reload would lose nothing. */
function useUpdateAvailable(): boolean {
  const [isAvailable, setAvailable] = useState(false)
  const [isSafe, setSafe] = useState(false)

  useEffect(() => {
    if (isAvailable) return
    // A failed check reports no update.
    const check = () =>
      void outdated(remotes)
        .then((names) => setAvailable(names.length > 0))
        .catch(() => undefined)
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
