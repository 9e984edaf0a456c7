import type { Role } from '@torneo/contracts/roles'
import { demoAccounts as people, demoPassword } from '../../services/api/src/demo/accounts.ts'

export { demoPassword }

/** The emails of the accounts that the demo seed makes, by role. */
export const demoAccounts: Readonly<Record<Role, string>> = {
  super: emailOf('super'),
  admin_tournament: emailOf('admin_tournament'),
  admin_landing: emailOf('admin_landing'),
  team_captain: emailOf('team_captain'),
}

function emailOf(role: Role): string {
  return people.find((person) => person.role === role)?.email ?? ''
}
