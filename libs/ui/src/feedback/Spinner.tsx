import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { text } from '../theme/tokens'
import { SpinnerRing } from './SpinnerRing'

interface SpinnerProps {
  /** Text for the loading state: 'Cargando datos...'. */
  label: string
  /** Shows the label below the ring; otherwise it is visually hidden. */
  visibleLabel?: boolean | undefined
  /** Visible from the first frame, because it replaces another spinner. */
  immediate?: boolean | undefined
}

/**
 * Loading state of an area, centred in it; visible after 200 ms, so that a fast response causes no flash. Inside a
 * button use `busy`, for a list `Skeleton`.
 */
export function Spinner({ label, visibleLabel = false, immediate = false }: SpinnerProps) {
  return (
    <Root role="status" $immediate={immediate}>
      <SpinnerRing $size={28} />
      {visibleLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  )
}

const appear = keyframes`from { opacity: 0; }`

const Root = styled.div<{ $immediate: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  margin: auto;
  padding: 16px;
  animation: ${appear} 1ms ${({ $immediate }) => ($immediate ? 0 : 200)}ms backwards;
  font-weight: 600;
  ${text(14)}
`
