import { resolve } from 'node:path'
import { restore } from './backup/database-copy.ts'
import { readSettings } from './product/settings.ts'
import { withDatabase } from './product/with-database.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'

/** `npm run restore -- <file>`: puts a backup into MONGODB_URI's database or the embedded one, which must be empty, and migrates it. */
await runCommand(async (life) => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new PlainError('Use: npm run restore -- <file>, into an empty database.')
  const log = (line: string) => console.error(line)
  const { uri, title } = await withDatabase(readSettings({ ...process.env, SEED: undefined }), life, { mayBegin: true, log })
  console.log(`${await restore(uri, resolve(file), log)} documents restored into ${title}. Start the API: it makes the indexes.`)
})
