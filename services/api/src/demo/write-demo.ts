import { randomUUID } from 'node:crypto'
import { type Content, createContent } from '../content'
import type { Services } from '../services'
import { demoAccounts, demoPassword } from './accounts'
import { writeAccounts } from './write-accounts'
import { readImages, writeImages } from './write-images'
import { writeActivity, writeLanding } from './write-landing'
import { writeTournament } from './write-tournament'

const demoYear = 2025

/** Writes the demo data into an empty database in one transaction. Returns false, writing nothing, when the database has content. */
export async function writeDemo(services: Services): Promise<boolean> {
  const { database, users, passwords, files, activity } = services
  const content = createContent(database)
  await database.prepare()
  if (!(await users.isEmpty()) || !(await services.sports.isEmpty()) || (await hasContent(content))) return false

  // The other captains get a random password: `npm start` warns of the four accounts with the public one.
  const [images, captainHash, ...hashes] = await Promise.all([
    readImages(),
    passwords.hash(randomUUID()),
    ...demoAccounts.map(() => passwords.hash(demoPassword)),
  ])
  return database.transaction(async (transaction) => {
    const as = await writeAccounts(users, hashes, transaction)
    const imageAddress = await writeImages(files, images, as)
    // The start of the service may have created it already.
    await services.tournaments.ensureFirst(demoYear, as('admin_tournament'))
    await writeTournament(services, { captainHash, as })
    await writeLanding(content, imageAddress, as)
    await writeActivity(activity, as)
    return true
  })
}

async function hasContent({ hero, about, cta, settings, appearance, ...lists }: Content): Promise<boolean> {
  const singles = await Promise.all([hero, about, cta, settings, appearance].map((single) => single.find()))
  const counts = await Promise.all(
    Object.values(lists).map(async (list) => (await list.list({ page: { limit: 1 } })).total),
  )
  return singles.some(Boolean) || counts.some((total) => total > 0)
}
