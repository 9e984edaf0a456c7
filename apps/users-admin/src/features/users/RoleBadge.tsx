import { Badge } from '@torneo/ui/display/Badge'
import styled from 'styled-components'
import { roleStyle } from '../../parts/role-style'

export function RoleBadge({ role }: { role: string }) {
  const { label, tone } = roleStyle(role)
  return (
    <OneLine>
      <Badge tone={tone}>{label}</Badge>
    </OneLine>
  )
}

const OneLine = styled.span`
  white-space: nowrap;
`
