import styled, { keyframes } from 'styled-components'
import { Card } from '../layout/Card'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { gridGap } from '../theme/tokens'
import { Skeleton } from './Skeleton'

interface SkeletonCardsProps {
  /** Number of cards, 3 by default. */
  count?: number | undefined
  /** Text for screen readers. */
  label?: string | undefined
}

/** Skeleton of a list of cards; reserves its space immediately and becomes visible after 200 ms. */
export function SkeletonCards({ count = 3, label = 'Cargando' }: SkeletonCardsProps) {
  return (
    <Root role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, card) => (
        <Bones key={card} aria-hidden>
          <Skeleton height={16} width="70%" />
          <Skeleton lines={2} />
          <Skeleton height={14} width="35%" />
        </Bones>
      ))}
    </Root>
  )
}

const appear = keyframes`from { opacity: 0; }`

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
`

const Bones = styled(Card)`
  ${gridGap('14px')}
  animation: ${appear} 1ms 200ms backwards;
`
