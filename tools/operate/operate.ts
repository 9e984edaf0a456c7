import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cacheFolders } from '../mongo/mongod-cache.ts'
import { startMongo } from '../mongo/start-mongo.ts'
import { apiProgram } from '../product/api-process.ts'
import { buildProduct } from '../product/build.ts'
import { readSettings } from '../product/settings.ts'
import { type Lifecycle, runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { backUp, restore } from './database-copy.ts'
import { keepNewest, makeScheduledFolder, scheduledName } from './keep-backups.ts'
import { drill } from './restore-drill.ts'
import { type CommandDatabase, withDatabase } from './with-database.ts'

interface Operation {
  /** Message for invalid arguments. */
  readonly usage: string
  readonly accepts: (args: readonly string[]) => boolean
  /** Allows the command to start an embedded database where there was none. */
  readonly mayBegin?: boolean
  /** True for arguments with which the command uses no database of ours. */
  readonly needsNoDatabase?: (args: readonly string[]) => boolean
  readonly run: (database: CommandDatabase, args: readonly string[]) => Promise<void>
}

const log = (line: string) => console.error(line)

/** Runs a Node program on this terminal, since it may ask questions or print a lot, and returns its exit code. */
function runHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => done(code ?? 1))
  })
}

/** An operation implemented by a program of the built service; passes on its exit code. */
const serviceProgram =
  (name: string, announce: (title: string) => string): Operation['run'] =>
  async ({ uri, title }, args) => {
    await buildProduct(log)
    log(announce(title))
    process.exitCode = await runHere([apiProgram(name), ...args], { ...process.env, MONGODB_URI: uri })
  }

const lookingAt = (title: string) => `Looking at ${title}.`

/** Key that encrypts and signs backups. */
function backupKey(): string | null {
  const key = process.env.BACKUP_KEY?.trim() || null
  if (key !== null && key.length < 16)
    throw new PlainError('BACKUP_KEY cannot be used: give at least 16 characters, or leave it out.')
  return key
}

/** Settings for verifying the audit log. */
const auditSettings = () =>
  Object.fromEntries(
    ['AUDIT_KEY', 'AUDIT_SIGNED_FROM'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )

/**
 * Restores a backup into a temporary database, on DRILL_MONGODB_URI or a MongoDB started for it, and prints the
 * findings; exits with 1 if there is a problem.
 */
async function runDrill(file: string, dataDir: string, life: Lifecycle): Promise<void> {
  let server = process.env.DRILL_MONGODB_URI
  if (!server) {
    const dir = await mkdtemp(join(tmpdir(), 'torneo-drill-'))
    life.onStop(() => rm(dir, { recursive: true, force: true }))
    const mongo = await startMongo({ dir, binaries: cacheFolders(dataDir), temporary: true, log })
    life.onStop(() => mongo.stop())
    server = mongo.uri
  }
  const { isGood, lines } = await drill(server, resolve(file), backupKey(), auditSettings())
  console.log(
    [
      `Restore drill of ${file}`,
      ...lines,
      isGood ? 'This backup can be relied on.' : 'This backup CANNOT be relied on.',
    ].join('\n'),
  )
  process.exitCode = isGood ? 0 : 1
}

const isFile = (args: readonly string[]) => args.length === 1 && args[0] !== ''

const operations: Readonly<Record<string, Operation>> = {
  // Manages accounts that the panel cannot: the first one, and locked or stolen ones.
  user: {
    usage:
      'Use: npm run user -- list, create-super <email> <name>, promote <email>, reset-password <email>, reset-second-factor <email>, ' +
      'end-sessions <email>, deactivate <email> or create-release-key <app> <name>. A password comes from TORNEO_PASSWORD, or is asked for.',
    accepts: ([command = '', email = '', ...name]) =>
      command === 'list'
        ? email === ''
        : email !== '' &&
          (['create-super', 'create-release-key'].includes(command)
            ? name.length > 0
            : name.length === 0 &&
              ['promote', 'reset-password', 'reset-second-factor', 'end-sessions', 'deactivate'].includes(command)),
    run: serviceProgram('user', (title) => `In ${title}:`),
  },
  // Compares the counters of teams and players with the finished matches; exits with 1 when `--check` finds a
  // difference.
  stats: {
    usage:
      'Use: npm run stats -- --check to compare the counters with the finished matches, or npm run stats -- --rebuild to repair them too.',
    accepts: ([mode = '', ...more]) => ['--check', '--rebuild'].includes(mode) && more.length === 0,
    run: serviceProgram('stats', lookingAt),
  },
  // Verifies the hash chain of the audit log, or prints the log; exits with 1 at a broken link.
  audit: {
    usage:
      'Use: npm run audit -- --verify [<sequence>:<hash> ...] with heads that were noted before, or npm run audit -- --export > <file>.',
    accepts: ([mode = '', ...more]) => mode === '--verify' || (mode === '--export' && more.length === 0),
    run: serviceProgram('audit', lookingAt),
  },
  // Migrates the stored shapes to this checkout's version, as a start of the service does.
  migrate: {
    usage:
      'Use: npm run migrate to bring the database to this version, with -- --status to see what is pending, or -- --dry-run to count what would change.',
    accepts: ([mode = '--status', ...more]) => ['--status', '--dry-run'].includes(mode) && more.length === 0,
    run: serviceProgram('migrate', lookingAt),
  },
  // Backs up the whole database as of a single moment, pictures included; safe while the service runs.
  backup: {
    usage:
      'Use: npm run backup -- <file>, npm run backup -- --keep <count> <folder>, or npm run backup -- --drill <file>. A backup is written whole ' +
      'or not at all, for this user only; with BACKUP_KEY it is encrypted and signed.',
    accepts: ([first = '', count = '', folder = '', ...more]) =>
      more.length === 0 &&
      (first === '--keep'
        ? /^[1-9]\d{0,3}$/.test(count) && folder !== ''
        : folder === '' && (first === '--drill') === (count !== '') && first !== ''),
    needsNoDatabase: ([first]) => first === '--drill',
    run: async ({ uri, title }, [first = '', count = '', folder = '']) => {
      const isKept = first === '--keep'
      const file = isKept ? join(resolve(folder), scheduledName(new Date())) : resolve(first)
      if (isKept) await makeScheduledFolder(resolve(folder))
      console.log(
        `${await backUp(uri, file, backupKey(), log)} documents in ${file}, from ${title}${backupKey() ? ', encrypted and signed' : ''}`,
      )
      if (isKept)
        for (const name of await keepNewest(resolve(folder), Number(count))) console.log(`${name} was removed`)
    },
  },
  // Restores a backup into an empty database and migrates it.
  restore: {
    usage:
      'Use: npm run restore -- <file>, into an empty database. With BACKUP_KEY a file that is not signed is refused, unless --unsigned stands before it.',
    accepts: (args) => isFile(args[0] === '--unsigned' ? args.slice(1) : args),
    mayBegin: true,
    run: async ({ uri, title }, args) =>
      console.log(
        `${await restore(uri, resolve(args.at(-1) ?? ''), { key: backupKey(), log, mayBeUnsigned: args[0] === '--unsigned' })} documents restored into ${title}. Start the API: it makes the indexes.`,
      ),
  },
}

/**
 * Runs `npm run user`, `stats`, `audit`, `migrate`, `backup` or `restore` on the database of MONGODB_URI, or else the
 * embedded one (docs/operations/README.md).
 */
await runCommand(async (life) => {
  const [name = '', ...args] = process.argv.slice(2)
  const operation = operations[name]
  if (!operation?.accepts(args)) throw new PlainError(operation?.usage ?? `Unknown operation '${name}'.`)
  const { mayBegin = false } = operation
  if (operation.needsNoDatabase?.(args)) return runDrill(args[1] ?? '', readSettings(process.env).dataDir, life)
  const settings = readSettings(mayBegin ? { ...process.env, SEED: undefined } : process.env)
  await operation.run(await withDatabase(settings, life, { mayBegin, log }), args)
})
