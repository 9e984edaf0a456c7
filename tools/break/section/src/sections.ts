import type { OwnRow } from '@torneo/contracts/releases/remotes'
import { breakagesPath } from '../../breakages'

export const rows = [
  { id: 'breakages', path: breakagesPath, label: 'Roturas', group: 'Pruebas', roles: ['super'], order: 90 },
] as const satisfies readonly OwnRow[]
