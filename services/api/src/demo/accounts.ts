import type { Role } from '@torneo/contracts/people/roles'

/** Public: only for trying the panel out. */
export const demoPassword = 'torneo2025'

/** The super comes first, because it creates the others. */
export const demoAccounts: readonly { email: string; name: string; role: Role }[] = [
  { email: 'super@torneo.local', name: 'Lucía Ferreyra', role: 'super' },
  { email: 'torneo@torneo.local', name: 'Diego Paz', role: 'admin_tournament' },
  { email: 'landing@torneo.local', name: 'Carla Núñez', role: 'admin_landing' },
  { email: 'capitan@torneo.local', name: 'Ana Ríos', role: 'team_captain' },
]
