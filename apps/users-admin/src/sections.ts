import type { OwnRow } from '@torneo/contracts/releases/remotes'

/** Sections of this app; the contract's table has a copy of them (`npm run sections`). */
export const rows = [
  {
    id: 'users',
    path: '/users',
    label: 'Usuarios',
    title: 'Gestión de Usuarios',
    group: 'administration',
    roles: ['super'],
    pages: [
      { path: 'activity', title: 'Actividad' },
      { path: 'audit', title: 'Registro de seguridad' },
      { path: 'releases', title: 'Despliegues' },
    ],
    order: 18,
  },
] as const satisfies readonly OwnRow[]
