import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { backUp, restore } from './database-copy.ts'
import { apiProgram } from '../product/api-process.ts'
import { buildProduct } from '../product/build.ts'
import { readSettings } from '../product/settings.ts'
import { type CommandDatabase, withDatabase } from './with-database.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'

interface Operation {
  /** What to say when the arguments are not understood. */
  readonly usage: string
  readonly accepts: (args: readonly string[]) => boolean
  /** Whether it may begin an embedded database where there was none. */
  readonly mayBegin?: boolean
  readonly run: (database: CommandDatabase, args: readonly string[]) => Promise<void>
}

const log = (line: string) => console.error(line)

/** Runs a Node program with our own terminal, since it may ask for something or print much, and gives its exit code. */
function runHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => done(code ?? 1))
  })
}

/** An operation that is a program of the built service; its exit code becomes ours. */
const serviceProgram = (name: string, announce: (title: string) => string): Operation['run'] => async ({ uri, title }, args) => {
  await buildProduct(log)
  log(announce(title))
  process.exitCode = await runHere([apiProgram(name), ...args], { ...process.env, MONGODB_URI: uri })
}

const lookingAt = (title: string) => `Looking at ${title}.`

const isFile = (args: readonly string[]) => args.length === 1 && args[0] !== ''

const operations: Readonly<Record<string, Operation>> = {
  // Gives an installation its first account, and anybody a new password.
  user: {
    usage: 'Use: npm run user -- create-super <email> <name>, or npm run user -- reset-password <email>. '
      + 'The password comes from TORNEO_PASSWORD, or is asked for.',
    accepts: ([command, email, ...name]) => Boolean(email) && command === (name.length > 0 ? 'create-super' : 'reset-password'),
    run: serviceProgram('user', (title) => `In ${title}:`),
  },
  // Compares the counters of teams and players with the finished matches; ends with 1 when `--check` finds drift.
  stats: {
    usage: 'Use: npm run stats -- --check to compare the counters with the finished matches, or npm run stats -- --rebuild to mend them too.',
    accepts: ([mode = '', ...more]) => ['--check', '--rebuild'].includes(mode) && more.length === 0,
    run: serviceProgram('stats', lookingAt),
  },
  // Follows the chain of the audit log, or prints it; ends with 1 at a broken link.
  audit: {
    usage: 'Use: npm run audit -- --verify [<sequence>:<hash> ...] with heads that were noted before, or npm run audit -- --export > <file>.',
    accepts: ([mode = '', ...more]) => mode === '--verify' || (mode === '--export' && more.length === 0),
    run: serviceProgram('audit', lookingAt),
  },
  // Brings the stored shapes to the version of this checkout, as a start of the service does.
  migrate: {
    usage: 'Use: npm run migrate to bring the database to this version, with -- --status to see what is pending, or -- --dry-run to count what would change.',
    accepts: ([mode = '--status', ...more]) => ['--status', '--dry-run'].includes(mode) && more.length === 0,
    run: serviceProgram('migrate', lookingAt),
  },
  // Everything in the database as of one moment, pictures included; safe while the service runs.
  backup: {
    usage: 'Use: npm run backup -- <file>. It is written whole or not at all, compressed, for this user only.',
    accepts: isFile,
    run: async ({ uri, title }, [file = '']) => console.log(`${await backUp(uri, resolve(file))} documents in ${file}, from ${title}`),
  },
  // Puts a backup into an empty database and migrates it.
  restore: {
    usage: 'Use: npm run restore -- <file>, into an empty database.',
    accepts: isFile,
    mayBegin: true,
    run: async ({ uri, title }, [file = '']) =>
      console.log(`${await restore(uri, resolve(file), log)} documents restored into ${title}. Start the API: it makes the indexes.`),
  },
}

/** `npm run user`, `stats`, `audit`, `migrate`, `backup`, `restore`: on the database of MONGODB_URI, or else the embedded one (docs/operations.md). */
await runCommand(async (life) => {
  const [name = '', ...args] = process.argv.slice(2)
  const operation = operations[name]
  if (!operation?.accepts(args)) throw new PlainError(operation?.usage ?? `Unknown operation '${name}'.`)
  const { mayBegin = false } = operation
  const settings = readSettings(mayBegin ? { ...process.env, SEED: undefined } : process.env)
  await operation.run(await withDatabase(settings, life, { mayBegin, log }), args)
})
