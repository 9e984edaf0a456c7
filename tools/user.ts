import { apiProgram } from './product/api-process.ts'
import { buildProduct } from './product/build.ts'
import { runHere } from './product/run-here.ts'
import { readSettings } from './product/settings.ts'
import { withDatabase } from './product/with-database.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'

const usage = 'Use: npm run user -- create-super <email> <name>, or npm run user -- reset-password <email>. '
  + 'The password comes from TORNEO_PASSWORD, or is asked for.'

/**
 * `npm run user -- create-super <email> <name>` makes the first account of an installation, `reset-password <email>` gives anybody a new password
 * and ends their sessions; on MONGODB_URI or the embedded database.
 */
await runCommand(async (life) => {
  const args = process.argv.slice(2)
  const [command, email, ...name] = args
  const isKnown = (command === 'create-super' && name.length > 0) || (command === 'reset-password' && name.length === 0)
  if (!isKnown || !email) throw new PlainError(usage)
  const settings = readSettings(process.env)
  const log = (line: string) => console.error(line)
  const { uri, title } = await withDatabase(settings, life, { log })
  await buildProduct(log)
  log(`In ${title}:`)
  process.exitCode = await runHere([apiProgram('user'), ...args], { ...process.env, MONGODB_URI: uri })
})
