import { CloudCheck, RefreshCw, Wifi, WifiOff } from 'lucide-react'
import { useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { color, radius, text, visuallyHidden } from '../theme/tokens'

interface ConnectionPillProps {
  state: 'online' | 'reconnecting' | 'offline'
  /** Age of the shown data: 'Datos de hace 40 s'. Screen readers do not announce its updates. */
  age?: string | undefined
  /** The device has all data needed to continue offline. */
  isReadyOffline?: boolean
}

/**
 * Connection state as icon and text, announced politely on changes. A page that is still opening does not flash
 * 'Reconectando'. `data-connection` tells the frame that the screen shows the state itself.
 */
export function ConnectionPill({ state, age, isReadyOffline = false }: ConnectionPillProps) {
  const [hasConnected, setHasConnected] = useState(state !== 'reconnecting')
  if (!hasConnected && state !== 'reconnecting') setHasConnected(true)
  const { icon: Icon, label } = states[state]
  const isReady = state === 'online' && isReadyOffline
  return (
    <Root data-connection $state={state} $isDelayed={!hasConnected}>
      {isReady ? <CloudCheck size={14} aria-hidden /> : <Icon size={14} aria-hidden />}
      <span role="status" title={isReady ? readyOffline : undefined}>
        {label}
        {isReady && <HiddenText>. {readyOffline}</HiddenText>}
      </span>
      {age !== undefined && (
        <>
          {' '}
          <Age>{age}</Age>
        </>
      )}
    </Root>
  )
}

const states = {
  online: { icon: Wifi, label: 'En línea' },
  reconnecting: { icon: RefreshCw, label: 'Reconectando' },
  offline: { icon: WifiOff, label: 'Sin conexión' },
} as const

/** Text for a device that is ready for a field without signal (B18). */
export const readyOffline = 'Listo para usar sin señal'

const tones = {
  online: css`background: ${color.successSoft}; color: ${color.success};`,
  reconnecting: css`background: ${color.warningSoft}; color: ${color.warning};`,
  offline: css`background: ${color.dangerSoft}; color: ${color.danger};`,
}

const appear = keyframes`from, to { visibility: hidden; }`

const Root = styled.span<{ $state: ConnectionPillProps['state']; $isDelayed: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-height: 28px;
  padding: 4px 10px;
  border-radius: ${radius.button};
  font-weight: 600;
  ${text(12)}
  ${({ $state }) => tones[$state]}
  ${({ $isDelayed }) => $isDelayed && css`animation: ${appear} 1.5s;`}
  svg { flex: none; }
`

const HiddenText = styled.span`${visuallyHidden}`

const Age = styled.span`
  font-weight: 500;
`
