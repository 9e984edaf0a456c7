import { apiProgram } from './product/api-process.ts'
import { buildProduct } from './product/build.ts'
import { runHere } from './product/run-here.ts'
import { readSettings } from './product/settings.ts'
import { withDatabase } from './product/with-database.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'

const usage = 'Use: npm run user -- create-super <email> <name>. The password comes from TORNEO_PASSWORD, or is asked for.'

/** `npm run user -- create-super <email> <name>`: makes the first account of an installation, on MONGODB_URI or the embedded database. */
await runCommand(async (life) => {
  const [command, email, ...name] = process.argv.slice(2)
  if (command !== 'create-super' || !email || name.length === 0) throw new PlainError(usage)
  const settings = readSettings(process.env)
  const log = (line: string) => console.error(line)
  await buildProduct(log)
  const uri = await withDatabase(settings, life, log)
  process.exitCode = await runHere([apiProgram('create-super'), email, name.join(' ')], { ...process.env, MONGODB_URI: uri })
})
