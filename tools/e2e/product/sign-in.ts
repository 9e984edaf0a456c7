import type { Role } from '@torneo/contracts/people/roles'
import type { BrowserContext } from 'playwright-core'
import { demoAccounts, demoPassword } from '../../product/demo-accounts.ts'

/**
 * Starts a session with this role's demo account as the panel would; its cookie belongs to every page of the context.
 */
export async function signIn(context: BrowserContext, role: Role): Promise<void> {
  const response = await context.request.post('/api/account/sessions', {
    data: { email: demoAccounts[role], password: demoPassword },
  })
  if (response.status() !== 201)
    throw new Error(`Signing in as ${role} answered ${response.status()}: ${await response.text()}`)
}
