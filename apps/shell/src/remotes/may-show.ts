import type { SectionRow } from '@torneo/contracts/remotes'
import { passRole } from '@torneo/contracts/roles'
import { mayView } from '@torneo/domain/permissions'

/** Whether a role label gets to see a section; a pass holder, the board alone (B17). */
export const mayShow = (role: string, row: SectionRow): boolean => (role === passRole ? row.id === 'live_control' : mayView(role, row))
