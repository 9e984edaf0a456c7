import styled from 'styled-components'
import { Badge } from '@torneo/ui/display/Badge'
import { roleLook } from '../../parts/role-look'

export function RoleBadge({ role }: { role: string }) {
  const { words, tone } = roleLook(role)
  return <OneLine><Badge tone={tone}>{words}</Badge></OneLine>
}

const OneLine = styled.span`
  white-space: nowrap;
`
