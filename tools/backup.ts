import { resolve } from 'node:path'
import { backUp } from './backup/database-copy.ts'
import { readSettings } from './product/settings.ts'
import { withDatabase } from './product/with-database.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'

/** `npm run backup -- <file>`: everything of MONGODB_URI's database or the embedded one, pictures included, as of one moment. Safe while the API serves. */
await runCommand(async (life) => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new PlainError('Use: npm run backup -- <file>. It is written whole or not at all, compressed, for this user only.')
  const { uri, title } = await withDatabase(readSettings(process.env), life, { log: (line) => console.error(line) })
  console.log(`${await backUp(uri, resolve(file))} documents in ${file}, from ${title}`)
})
