import { exitWithError } from '@torneo/serving/exit-with-error'
import { accountCommands } from './account-commands'
import { readConfig } from './config'
import { requireCurrent } from './migrations/migrate'
import { createPasswords } from './platform/crypto/passwords'
import { connectDatabase } from './platform/database/database'
import { createServices } from './services'

const usage = `Usage: list | create-super <email> <name> | promote <email> | reset-password <email> | reset-second-factor <email> | end-sessions <email> | deactivate <email> | create-release-key <app> <name>
create-super and reset-password take the password from TORNEO_PASSWORD or from standard input`

/** Commands with a name after the address or the app. */
const named: ReadonlySet<string> = new Set(['create-super', 'create-release-key'])

/** `node dist/user.js <command> <email> ...` manages accounts from the server. */
async function run(): Promise<void> {
  const [command = '', email = '', ...names] = process.argv.slice(2)
  const name = names.join(' ')
  const work = accountCommands[command]
  if (!work || (email === '') !== (command === 'list') || (name === '') === named.has(command)) throw new Error(usage)
  const config = readConfig(process.env)
  const database = await connectDatabase(config.mongodbUri)
  try {
    await database.maintain(requireCurrent)
    const services = createServices(config, database, createPasswords())
    await database.prepare()
    process.stdout.write(`${await work(services, email, name)} (database ${database.name})\n`)
    await services.audit.linkPending()
  } finally {
    await database.close()
  }
}

run().catch(exitWithError)
