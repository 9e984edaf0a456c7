import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { color } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { usersTexts } from './users-texts'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The place of the list while it is on its way. */
export function UsersSkeleton() {
  return (
    <Card role="status" $padding={0}>
      <VisuallyHidden>{usersTexts.loading}</VisuallyHidden>
      {rows.map((row) => (
        <Row key={row}>
          <Skeleton lines={2} width={220} />
          <Skeleton height={24} width={96} />
        </Row>
      ))}
    </Card>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  & + & { border-top: 1px solid ${color.line}; }
`
