import { Badge } from '@torneo/ui/Badge'
import { roleLook } from './role-look'

export function RoleBadge({ role }: { role: string }) {
  const { words, tone } = roleLook(role)
  return <Badge tone={tone}>{words}</Badge>
}
