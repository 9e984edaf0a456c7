import styled, { keyframes } from 'styled-components'
import { SpinnerRing } from './SpinnerRing'
import { text } from './tokens'
import { VisuallyHidden } from './VisuallyHidden'

interface SpinnerProps {
  /** What is being waited for: 'Cargando datos...'. */
  label: string
  /** Draws the label under the ring; otherwise it is only read aloud. */
  visibleLabel?: boolean | undefined
  /** It goes on where another stood: without the wait. */
  atOnce?: boolean | undefined
}

/** Waiting for a whole area, in its middle; drawn after 200 ms, so that a fast answer does not flash. Inside a button use `busy`, for a list `Skeleton`. */
export function Spinner({ label, visibleLabel = false, atOnce = false }: SpinnerProps) {
  return (
    <Root role="status" $atOnce={atOnce}>
      <SpinnerRing $size={28} />
      {visibleLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  )
}

const appear = keyframes`from { opacity: 0; }`

const Root = styled.div<{ $atOnce: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  margin: auto;
  padding: 16px;
  animation: ${appear} 1ms ${({ $atOnce }) => ($atOnce ? 0 : 200)}ms backwards;
  font-weight: 600;
  ${text(14)}
`
