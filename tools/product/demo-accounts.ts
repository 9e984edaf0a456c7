import { demoAccounts as accounts, demoPassword } from '@torneo/api/operators/demo-accounts'
import type { Role } from '@torneo/contracts/people/roles'

export { demoPassword }

/** Emails of the demo accounts by role. */
export const demoAccounts: Readonly<Record<Role, string>> = {
  super: emailOf('super'),
  admin_tournament: emailOf('admin_tournament'),
  admin_landing: emailOf('admin_landing'),
  team_captain: emailOf('team_captain'),
}

function emailOf(role: Role): string {
  return accounts.find((account) => account.role === role)?.email ?? ''
}
