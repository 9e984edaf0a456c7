import { Badge } from '@torneo/ui/display/Badge'
import styled from 'styled-components'
import { roleLook } from '../../parts/role-look'

export function RoleBadge({ role }: { role: string }) {
  const { words, tone } = roleLook(role)
  return (
    <OneLine>
      <Badge tone={tone}>{words}</Badge>
    </OneLine>
  )
}

const OneLine = styled.span`
  white-space: nowrap;
`
