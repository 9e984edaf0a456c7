import { apiProgram } from './product/api-process.ts'
import { buildProduct } from './product/build.ts'
import { runHere } from './product/run-here.ts'
import { readSettings } from './product/settings.ts'
import { withDatabase } from './product/with-database.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'

const usage = 'Use: npm run stats -- --check to compare the counters with the finished matches, or npm run stats -- --rebuild to mend them too.'

/**
 * `npm run stats -- --check` or `--rebuild`: holds the counters of teams and players against the finished matches, on MONGODB_URI or the embedded
 * database. Ends with 1 when `--check` finds drift.
 */
await runCommand(async (life) => {
  const [mode, ...more] = process.argv.slice(2)
  if ((mode !== '--check' && mode !== '--rebuild') || more.length > 0) throw new PlainError(usage)
  const settings = readSettings(process.env)
  const log = (line: string) => console.error(line)
  const { uri, title } = await withDatabase(settings, life, { log })
  await buildProduct(log)
  log(`Looking at ${title}.`)
  process.exitCode = await runHere([apiProgram('stats'), mode], { ...process.env, MONGODB_URI: uri })
})
