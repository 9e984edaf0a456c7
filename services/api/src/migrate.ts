import { exitWithError } from '@torneo/serving/exit-with-error'
import { readConfig } from './config'
import { migrate, newestVersion, pendingOf, versionOf } from './migrations/migrate'
import { connectDatabase } from './platform/database/database'

const usage =
  'Usage: migrate (bring the database to this version), migrate --status (what is pending) or migrate --dry-run (how much it would change)'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * `node dist/migrate.js` migrates the stored documents to this service's version, as the service does at its start.
 * `--status` and `--dry-run` change nothing.
 */
async function run(): Promise<void> {
  const [mode, ...more] = process.argv.slice(2)
  if ((mode !== undefined && mode !== '--status' && mode !== '--dry-run') || more.length > 0) throw new Error(usage)
  const database = await connectDatabase(readConfig(process.env).mongodbUri)
  try {
    await database.maintain(async (db) => {
      if (mode === undefined) await migrate(db, say)
      const pending = await pendingOf(db)
      say(
        `Version ${await versionOf(db)} of ${newestVersion}: ${pending.length === 0 ? 'nothing is pending' : `${pending.length} pending`}`,
      )
      for (const { version, description, count } of pending) {
        say(`${version} ${description}${mode === '--dry-run' ? `: would change ${await count(db)} documents` : ''}`)
      }
    })
  } finally {
    await database.close()
  }
}

run().catch(exitWithError)
