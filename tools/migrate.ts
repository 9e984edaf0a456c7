import { apiProgram } from './product/api-process.ts'
import { buildProduct } from './product/build.ts'
import { runHere } from './product/run-here.ts'
import { readSettings } from './product/settings.ts'
import { withDatabase } from './product/with-database.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'

const usage = 'Use: npm run migrate to bring the database to this version, with -- --status to see what is pending, or -- --dry-run to count what would change.'

/**
 * `npm run migrate`: brings the stored shapes of MONGODB_URI's database or the embedded one to the version of this checkout, as a start of the
 * service does.
 */
await runCommand(async (life) => {
  const [mode, ...more] = process.argv.slice(2)
  if ((mode !== undefined && mode !== '--status' && mode !== '--dry-run') || more.length > 0) throw new PlainError(usage)
  const settings = readSettings(process.env)
  const log = (line: string) => console.error(line)
  const { uri, title } = await withDatabase(settings, life, { log })
  await buildProduct(log)
  log(`Looking at ${title}.`)
  process.exitCode = await runHere([apiProgram('migrate'), ...(mode ? [mode] : [])], { ...process.env, MONGODB_URI: uri })
})
