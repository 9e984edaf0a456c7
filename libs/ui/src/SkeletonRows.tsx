import styled from 'styled-components'
import { Card } from './Card'
import { Skeleton } from './Skeleton'
import { color, flexRow } from './tokens'
import { VisuallyHidden } from './VisuallyHidden'

interface SkeletonRowsProps {
  /** How many rows, 5 without it. */
  count?: number | undefined
  /** What readers hear. */
  label: string
}

/** The shape of a table while it loads. */
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
