import { chmod, stat } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { keyFileOf } from '../mongo/mongo-key.ts'
import { cacheFolders } from '../mongo/mongod-cache.ts'
import { startMongo } from '../mongo/start-mongo.ts'
import { assembleSite } from '../release/site/assemble-site.ts'
import { freePort, isPortFree } from '../shared/free-port.ts'
import { awaitRoom } from '../shared/full-disk.ts'
import { type Lifecycle, runCommand } from '../shared/lifecycle.ts'
import { readable } from '../shared/log-lines.ts'
import { PlainError } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { announce } from './announce.ts'
import { reachable, startApi } from './api-process.ts'
import { buildProduct } from './build.ts'
import { keepRunning } from './keep-running.ts'
import { hasNoAccounts, openDemoAccounts, seedDatabase } from './seed-database.ts'
import { readSettings, type Settings } from './settings.ts'
import { startSite } from './site-process.ts'
import { makeUsable } from './usable-folder.ts'

/**
 * Runs `npm start`: builds and runs the whole product on this machine. `--lan` opens it to the local network. Ctrl-C
 * stops everything it started; a failure is reported in one sentence. A process that ends is restarted
 * (docs/design/faults.md).
 */
await runCommand(async (life) => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg !== '--lan')
  if (unknown) throw new PlainError(`Unknown option ${unknown}. npm start knows one: npm start -- --lan`)
  const lan = args.length > 0
  const settings = readSettings({ ...process.env, ...(lan ? { HOST: '0.0.0.0' } : {}) })
  const port = settings.port || (await freePort())
  if (!(await isPortFree(port, settings.host))) {
    throw new PlainError(
      `Port ${port} of ${settings.host} is taken, perhaps by another npm start. Use another one: PORT=${port + 100} npm start`,
    )
  }
  const log = (line: string) => console.log(line)
  await makeUsable('DATA_DIR', settings.dataDir)
  await makeUsable('SITE_DIR', settings.siteDir)
  await makePrivate(settings.dataDir)
  const [database] = await Promise.all([getDatabase(settings, life, log), buildProduct(log)])
  await assembleSite({ appsDir: join(workspace, 'apps'), siteDir: settings.siteDir, log })
  if (settings.seed && (await hasNoAccounts(database.uri))) {
    log('Filling the empty database with a demo tournament...')
    await seedDatabase(database.uri)
  }
  // Node would open its inspector, to whoever may send this signal.
  process.on('SIGUSR1', () => undefined)
  const logFile = join(settings.dataDir, 'api.log')
  const sitePort = await freePort()
  const startOurs = () =>
    startApi({
      port,
      host: settings.host,
      mongodbUri: database.uri,
      siteDir: settings.siteDir,
      logFile,
      env: { ...process.env, SITE_SERVICE: `http://127.0.0.1:${sitePort}` },
    })
  const shownLog = settings.dataDir.startsWith(workspace) ? relative(workspace, logFile) : logFile
  const api = keepRunning({
    name: 'The API',
    first: await startOurs(),
    hint: `Why: ${shownLog}`,
    log,
    describeEnd: (ended) => `The API ended:\n${readable(ended.tail())}`,
    restart: () => database.ready().then(startOurs),
  })
  life.onStop(api.stop)
  const siteLog = join(settings.dataDir, 'site.log')
  const startOurSite = () =>
    startSite({
      port: sitePort,
      apiUrl: `http://${reachable(settings.host)}:${port}`,
      cacheDir: join(settings.dataDir, 'site-cache'),
      siteDir: resolve(settings.siteDir),
      logFile: siteLog,
      trustProxy: process.env.TRUST_PROXY,
    })
  const site = keepRunning({
    name: 'The site',
    first: await startOurSite(),
    hint: `Why: ${relative(workspace, siteLog)}`,
    log,
    describeEnd: (ended) => `The site ended:\n${readable(ended.tail())}`,
    restart: startOurSite,
  })
  life.onStop(site.stop)
  log(
    announce({
      addresses: addressesOf({ ...settings, port }, lan),
      isUnused: await hasNoAccounts(database.uri),
      demo: settings.mongodbUri ? [] : await openDemoAccounts(database.uri),
      database: settings.mongodbUri ? null : shownAddress(database.uri, settings.dataDir),
      dataDir: settings.mongodbUri ? null : process.env.DATA_DIR?.trim() || null,
      lan,
      logFile: shownLog,
    }),
  )
  await Promise.race([api.failed, site.failed, database.failed])
})

/**
 * A folder that only its owner can read, since it contains all accounts. A shared one, such as /tmp, stays as it is.
 */
async function makePrivate(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  const isShared = (mode & 0o1000) !== 0
  if (uid === process.getuid?.() && !isShared) await chmod(folder, 0o700)
}

/** Omits the password, which would stay in the terminal's scrollback. */
function shownAddress(uri: string, dataDir: string): string {
  return `${uri.replace(/:[^:@/]*@/, '@')} (its password: ${keyFileOf(join(dataDir, 'mongo'))})`
}

interface ProductDatabase {
  readonly uri: string
  /** Resolves when the database runs: immediately, or after a restart. */
  readonly ready: () => Promise<unknown>
  /** Rejects when restarts of the database have failed. */
  readonly failed: Promise<never>
}

async function getDatabase(
  { mongodbUri, dataDir }: Settings,
  life: Lifecycle,
  log: (line: string) => void,
): Promise<ProductDatabase> {
  if (mongodbUri) return { uri: mongodbUri, ready: () => Promise.resolve(), failed: new Promise(() => undefined) }
  const options = { dir: join(dataDir, 'mongo'), binaries: cacheFolders(dataDir), log }
  const first = await startMongo(options)
  const runner = keepRunning({
    name: 'The database',
    first,
    hint: 'What was saved is there.',
    log,
    describeEnd: () => 'The database ended.',
    restart: () => awaitRoom(dataDir, log).then(() => startMongo({ ...options, port: first.port })),
  })
  life.onStop(runner.stop)
  return { uri: first.uri, ready: runner.current, failed: runner.failed }
}

function addressesOf({ port, host, publicOrigin }: Settings, lan: boolean): string[] {
  const local = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const phones = lan ? lanAddresses().map((address) => `http://${address}:${port}`) : []
  return [...(publicOrigin ? [publicOrigin] : []), ...phones, `http://${local}:${port}`]
}

/** This machine's IPv4 addresses on its local networks, for phones on the same network. */
function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((entry) => (entry && entry.family === 'IPv4' && !entry.internal ? [entry.address] : []))
}
