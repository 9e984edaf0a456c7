import { randomUUID } from 'node:crypto'
import { type Content, createContent } from '../content'
import type { Services } from '../services'
import { demoAccounts, demoPassword } from './accounts'
import { createDemoCalendar } from './demo-calendar'
import { writeAccounts } from './write-accounts'
import { readImages, writeImages } from './write-images'
import { writeActivity, writeLanding } from './write-landing'
import { writeTournament } from './write-tournament'

/**
 * Writes the demo data into an empty database in one transaction, placed around `config.demoAt` or now. Returns false, writing nothing, when the database
 * has content.
 */
export async function writeDemo(services: Services): Promise<boolean> {
  const { config, database, users, passwords, files, activity } = services
  const content = createContent(database)
  const calendar = createDemoCalendar(config.demoAt ?? Date.now(), config.timeZone)
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
    await services.tournaments.ensureFirst(calendar.year, as('admin_tournament'))
    await writeTournament(services, { captainHash, as, calendar })
    await writeLanding(content, { imageAddress, as, calendar })
    await writeActivity(activity, { as, calendar })
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
