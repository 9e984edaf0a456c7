import { randomUUID } from 'node:crypto'
import { type Content, createContent } from '../content'
import { createTournamentsRepository } from '../data/tournaments.repository'
import type { Services } from '../platform/services'
import { demoAccounts, demoPassword } from './accounts'
import { writeAccounts } from './write-accounts'
import { readImages, writeImages } from './write-images'
import { writeActivity, writeLanding } from './write-landing'
import { tournamentStores, writeTournament } from './write-tournament'

const demoYear = 2025

/** Writes the demo start into an empty database, all of it or nothing. False when anything was there already. */
export async function writeDemo({ database, users, passwords, files, activity }: Services): Promise<boolean> {
  const content = createContent(database)
  const stores = tournamentStores(database)
  const tournaments = createTournamentsRepository(database)
  await database.prepare()
  if (!(await users.isEmpty()) || !(await stores.sports.isEmpty()) || (await hasContent(content))) return false

  // One transaction: a seed that ends half-way, even by a power cut, leaves neither records nor files.
  // The other captains get a random password: only the four known accounts are for trying the panel out, and `npm start` warns of them.
  const [images, captainHash, ...hashes] = await Promise.all([readImages(), passwords.hash(randomUUID()),
    ...demoAccounts.map(() => passwords.hash(demoPassword))])
  return database.transaction(async (transaction) => {
    const as = await writeAccounts(users, hashes, transaction)
    const imageAddress = await writeImages(files, images, as)
    // The one that the matches belong to; the service's start may have made it already.
    await tournaments.ensureFirst(demoYear, as('admin_tournament'))
    await writeTournament(stores, { users, captainHash, as })
    await writeLanding(content, imageAddress, as)
    await writeActivity(activity, as)
    return true
  })
}

async function hasContent({ hero, about, cta, settings, ...lists }: Content): Promise<boolean> {
  const singles = await Promise.all([hero, about, cta, settings].map((single) => single.find()))
  const counts = await Promise.all(Object.values(lists).map(async (list) => (await list.list({ page: { limit: 1 } })).total))
  return singles.some(Boolean) || counts.some((total) => total > 0)
}
