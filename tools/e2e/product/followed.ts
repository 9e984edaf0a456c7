import { MongoClient } from 'mongodb'
import { inject, vi } from 'vitest'
import type { TestProduct } from './claim-product.ts'

/** Number of live matches in the HTML of the families' page. */
async function liveInPage(address: string): Promise<number> {
  const html = await (await fetch(`${address}/en-vivo`)).text()
  return html.split('EN VIVO').length - 1
}

/**
 * Waits until the public side shows the restored matches: it follows the database a moment later, and the file before
 * may have ended with rain or with other matches live.
 */
export async function followedByFamilies({ address, mongodbUri }: TestProduct): Promise<void> {
  const client = new MongoClient(mongodbUri)
  try {
    const live = await client.db().collection('matches').countDocuments({ status: 'live' })
    await vi.waitUntil(async () => (await liveInPage(address)) === live, { timeout: inject('waitMs'), interval: 50 })
  } finally {
    await client.close()
  }
}
