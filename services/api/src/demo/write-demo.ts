import { randomUUID } from 'node:crypto'
import { type Content, createContent } from '../content'
import { createTournamentsRepository } from '../data/tournaments.repository'
import type { Services } from '../platform/services'
import { demoAccounts, demoPassword } from './accounts'
import { renderPictures } from './pictures/render-pictures'
import { writeAccounts } from './write-accounts'
import { writeActivity } from './write-activity'
import { writeContent } from './write-content'
import { writePictures } from './write-pictures'
import { tournamentStores, writeTournament } from './write-tournament'

const demoYear = 2025

/** Writes the demo start into an empty database, all of it or nothing. False when anything was there already. */
export async function writeDemo({ database, users, passwords, files, activity }: Services): Promise<boolean> {
  const content = createContent(database)
  const stores = tournamentStores(database)
  const tournaments = createTournamentsRepository(database)
  await database.prepare()
  if (!(await users.isEmpty()) || !(await stores.sports.isEmpty()) || (await hasContent(content))) return false

  // Drawn before, stored within: a seed that ends half-way, even by a power cut, leaves neither records nor files.
  // Nobody knows the other captains' password: only the known four are for trying the panel out, and `npm start` warns of those.
  const [pictures, captainHash, ...hashes] = await Promise.all([renderPictures(), passwords.hash(randomUUID()),
    ...demoAccounts.map(() => passwords.hash(demoPassword))])
  return database.transaction(async (transaction) => {
    const as = await writeAccounts(users, hashes, transaction)
    const addressOf = await writePictures(files, pictures, as)
    // The one that the matches belong to; the service's start may have made it already.
    await tournaments.ensureFirst(demoYear, as('admin_tournament'))
    await writeTournament(stores, { users, captainHash, as })
    await writeContent(content, addressOf, as)
    await writeActivity(activity, as)
    return true
  })
}

async function hasContent({ hero, about, cta, settings, ...lists }: Content): Promise<boolean> {
  const singles = await Promise.all([hero, about, cta, settings].map((single) => single.find()))
  const counts = await Promise.all(Object.values(lists).map(async (list) => (await list.list({ page: { limit: 1 } })).total))
  return singles.some(Boolean) || counts.some((total) => total > 0)
}
