import { passRole } from '@torneo/contracts/people/roles'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { mayView } from '@torneo/domain/people/permissions'

/** True when a role may view a section; a pass holder may view only the board (B17). */
export const mayShow = (role: string, row: SectionRow): boolean =>
  role === passRole ? row.id === 'live_control' : mayView(role, row)
