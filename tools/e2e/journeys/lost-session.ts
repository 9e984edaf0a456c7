import { MongoClient } from 'mongodb'
import type { Page } from 'playwright-core'

/** Ends every session in the database, as an expiry would, and signs in again when the page asks for it. */
export async function signInAfterLostSession(page: Page, mongodbUri: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUri)
  await client.db().collection('sessions').deleteMany({})
  await client.close()
  // The page notices without any action.
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await dialog.getByLabel('Contraseña').fill('torneo2025')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}
