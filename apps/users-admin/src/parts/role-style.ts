import { roleLabels, type Role } from '@torneo/contracts/people/roles'
import { parseRole } from '@torneo/domain/people/permissions'
import type { BadgeTone } from '@torneo/ui/display/Badge'

const tones: Readonly<Record<Role, BadgeTone>> = {
  super: 'ink',
  admin_tournament: 'info',
  admin_landing: 'success',
  team_captain: 'neutral',
}

/** Label and colour of a role; an unknown label is shown as it is (R36). */
export function roleStyle(label: string): { readonly label: string; readonly tone: BadgeTone } {
  const role = parseRole(label)
  return role ? { label: roleLabels[role], tone: tones[role] } : { label: label, tone: 'warning' }
}
