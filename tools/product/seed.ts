import { join } from 'node:path'
import { PlainError } from '../shared/plain-error.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { buildProduct } from './build.ts'
import { hasNoAccounts, seedDatabase } from './seed-database.ts'
import { readSettings } from './settings.ts'
import { withDatabase } from '../operate/with-database.ts'

/**
 * `npm run seed`: writes the demo tournament into an empty database, the one of MONGODB_URI or the embedded one. Rejects a database with
 * accounts.
 */
await runCommand(async (life) => {
  const settings = readSettings({ ...process.env, SEED: undefined })
  const log = (line: string) => console.log(line)
  const { uri, title } = await withDatabase(settings, life, { mayBegin: true, log })
  await buildProduct(log)
  if (!(await hasNoAccounts(uri))) {
    throw new PlainError(settings.mongodbUri
      ? 'The database of MONGODB_URI has accounts already, and the demo is for empty ones only: name another database.'
      : `The database in ${join(settings.dataDir, 'mongo')} is not empty. To start again, stop npm start, remove that folder and run npm start.`)
  }
  await seedDatabase(uri)
  log(`The demo tournament is in ${title}.`)
})
