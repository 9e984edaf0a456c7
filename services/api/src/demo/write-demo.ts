import { type Content, createContent } from '../content'
import { createTournamentSportsRepository } from '../data/tournament-sports.repository'
import type { Services } from '../platform/services'
import { demoAccounts, demoPassword } from './accounts'
import { renderPictures } from './pictures/render-pictures'
import { writeAccounts } from './write-accounts'
import { writeActivity } from './write-activity'
import { writeContent } from './write-content'
import { writePictures } from './write-pictures'

/** Writes the demo start into an empty database, all of it or nothing. False when anything was there already. */
export async function writeDemo({ database, users, passwords, files, activity }: Services): Promise<boolean> {
  const content = createContent(database)
  const sports = createTournamentSportsRepository(database)
  await database.prepare()
  if (!(await users.isEmpty()) || !(await sports.isEmpty()) || (await hasContent(content))) return false

  // Drawn before, stored within: a seed that ends half-way, even by a power cut, leaves neither records nor files.
  const [pictures, hashes] = await Promise.all([renderPictures(),
    Promise.all(demoAccounts.map(() => passwords.hash(demoPassword)))])
  return database.transaction(async (transaction) => {
    const as = await writeAccounts(users, hashes, transaction)
    const addressOf = await writePictures(files, pictures, as)
    await writeContent(content, sports, addressOf, as)
    await writeActivity(activity, as)
    return true
  })
}

async function hasContent({ hero, about, cta, settings, ...lists }: Content): Promise<boolean> {
  const singles = await Promise.all([hero, about, cta, settings].map((single) => single.find()))
  const counts = await Promise.all(Object.values(lists).map(async (list) => (await list.list({ page: { limit: 1 } })).total))
  return singles.some(Boolean) || counts.some((total) => total > 0)
}
