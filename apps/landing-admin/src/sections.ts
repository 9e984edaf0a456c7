import type { OwnRow } from '@torneo/contracts/releases/remotes'

/** Sections of this app; the contract's table has a copy of them (`npm run sections`). */
export const rows = [
  { id: 'hero', path: '/hero', label: 'Hero', group: 'content', roles: ['super', 'admin_landing'], order: 1 },
  { id: 'about', path: '/about', label: 'Sobre', group: 'content', roles: ['super', 'admin_landing'], order: 2 },
  {
    id: 'landing_sports',
    path: '/sports',
    label: 'Deportes',
    group: 'content',
    roles: ['super', 'admin_landing'],
    order: 3,
  },
  {
    id: 'schedule',
    path: '/schedule',
    label: 'Calendario',
    group: 'content',
    roles: ['super', 'admin_landing'],
    order: 4,
  },
  {
    id: 'gallery',
    path: '/gallery-groups',
    label: 'Galerías',
    group: 'content',
    roles: ['super', 'admin_landing'],
    order: 5,
  },
  {
    id: 'sponsors',
    path: '/sponsors',
    label: 'Sponsors',
    group: 'content',
    roles: ['super', 'admin_landing'],
    order: 6,
  },
  {
    id: 'hall_of_fame',
    path: '/hall-of-fame',
    label: 'Hall of Fame',
    group: 'content',
    roles: ['super', 'admin_landing'],
    order: 7,
  },
  { id: 'cta', path: '/cta', label: 'CTA', group: 'content', roles: ['super', 'admin_landing'], order: 8 },
  {
    id: 'settings',
    path: '/settings',
    label: 'Configuración',
    group: 'content',
    roles: ['super', 'admin_tournament', 'admin_landing'],
    order: 9,
  },
] as const satisfies readonly OwnRow[]
