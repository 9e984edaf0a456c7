import { proofHeader } from '@torneo/contracts/endpoint/endpoint'
import type { Role } from '@torneo/contracts/people/roles'
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'
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

/** Returns the header for calls that need the person of a demo account's session. */
export async function proofHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const response = await request.post('/api/account/proof', { data: { password: demoPassword } })
  if (!response.ok()) throw new Error(`The proof answered ${response.status()}: ${await response.text()}`)
  return { [proofHeader]: ((await response.json()) as { readonly proof: string }).proof }
}

/** Confirms the person of a demo account in the panel's dialog, which a dangerous action opens. */
export async function confirmPerson(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await dialog.getByLabel('Tu contraseña').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
}
