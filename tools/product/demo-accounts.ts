import type { Role } from '@torneo/contracts/roles'

/** The accounts of the demo seed, one of each role. They exist on the embedded database only. */
export const demoAccounts: Readonly<Record<Role, string>> = {
  super: 'super@torneo.local',
  admin_tournament: 'torneo@torneo.local',
  admin_landing: 'landing@torneo.local',
  team_captain: 'capitan@torneo.local',
}

export const demoPassword = 'torneo2025'
