import styled from 'styled-components'
import { useConnection } from '@torneo/client'
import { ConnectionPill } from '@torneo/ui/ConnectionPill'
import { media } from '@torneo/ui/tokens'

/** While the panel does not hear the server it says so, on every screen; the frame hides this where the screen says it itself. */
export function ConnectionNotice() {
  const { state } = useConnection()
  return state === 'online' ? null : <Place data-line-notice><ConnectionPill state={state} /></Place>
}

const Place = styled.div`
  flex: none;

  /* No room next to the title: over the edge of the bar, where nothing is written. */
  ${media.phone} {
    position: absolute;
    inset: calc(100% - 14px) 0 auto;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
`
