import { MongoClient } from 'mongodb'
import type { Page } from 'playwright-core'

/** Ends every session in the database, as time would, and signs in again where the page asks by itself. */
export async function signInAfterLostSession(page: Page, mongodbUri: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUri)
  await client.db().collection('sessions').deleteMany({})
  await client.close()
  // Nobody has to press anything to be told.
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await dialog.getByLabel('Contraseña').fill('torneo2025')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}
