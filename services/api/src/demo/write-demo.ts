import { createHeroRepository } from '../features/hero/hero.repository'
import { createTournamentSportsRepository } from '../data/tournament-sports.repository'
import type { Services } from '../platform/services'
import { demoAccounts, demoHero, demoPassword, demoSports } from './demo-data'

/** Writes the demo start into an empty database, all of it or nothing. False when anything was there already. */
export async function writeDemo({ database, users, passwords, activity }: Services): Promise<boolean> {
  const heroes = createHeroRepository(database)
  const sports = createTournamentSportsRepository(database)
  await database.prepare()
  if (!(await users.isEmpty()) || !(await sports.isEmpty()) || (await heroes.find())) return false

  const hashes = await Promise.all(demoAccounts.map(() => passwords.hash(demoPassword)))
  return database.transaction(async (transaction) => {
    const system = { by: { id: '', name: 'Torneo' }, transaction }
    let author = system.by
    for (const [index, account] of demoAccounts.entries()) {
      const user = await users.create({
        ...account, passwordHash: hashes[index] ?? '', promotionId: null, active: true, createdBy: author.id, prefs: {},
      }, system)
      // Another seed at the same time was faster.
      if (!user) throw new Error('The database was filled by someone else meanwhile')
      if (account.role === 'super') author = { id: user.id, name: user.name }
    }
    const write = { by: author, transaction }
    const hero = await heroes.put(demoHero, write)
    for (const sport of demoSports) await sports.create(sport, write)
    const subject = demoSports.map(({ name }) => name).join(', ')
    await activity.add({ action: 'Deportes del torneo agregados', subject, section: 'tournament_sports' }, write)
    await activity.add({ action: 'Hero actualizado', subject: hero.title, section: 'hero' }, write)
    return true
  })
}
