import styled from 'styled-components'
import { Card } from '../layout/Card'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { color, flexRow } from '../theme/tokens'
import { Skeleton } from './Skeleton'

interface SkeletonRowsProps {
  /** Number of rows, 5 by default. */
  count?: number | undefined
  /** Text for screen readers. */
  label: string
}

/** Skeleton of a table. */
export function SkeletonRows({ count = 5, label }: SkeletonRowsProps) {
  return (
    <Card role="status" $padding={0}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <Row key={row}>
          <Skeleton lines={2} width={220} />
          <Skeleton height={24} width={96} />
        </Row>
      ))}
    </Card>
  )
}

const Row = styled.div`
  ${flexRow('16px', 'center', 'space-between')}
  padding: 12px 20px;
  & + & { border-top: 1px solid ${color.line}; }
`
