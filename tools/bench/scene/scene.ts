import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { findBrowser, launchBrowser } from '../../e2e/product/browser.ts'
import { cacheFolders } from '../../mongo/mongod-cache.ts'
import { startMongo } from '../../mongo/start-mongo.ts'
import { type RunningApi, startApi } from '../../product/api-process.ts'
import { buildProduct } from '../../product/build.ts'
import { fixedDemoAt, seedDatabase } from '../../product/seed-database.ts'
import { type RunningServices, startServices } from '../../product/start-services.ts'
import { assembleSite } from '../../release/site/assemble-site.ts'
import type { Lifecycle } from '../../shared/lifecycle.ts'
import { workspace } from '../../shared/workspace.ts'
import { startBare } from './bare.ts'
import { type Client, signIn } from './client.ts'
import { fillTournament } from './fill-tournament.ts'
import type { Processes } from './process-use.ts'

/** Tournaments to measure on, each in its own database: the demo alone, or filled up to a number of fixtures. */
const tournaments = {
  demo: {},
  creates: {},
  small: { fixtures: 50 },
  large: { fixtures: 500, teams: 200, sponsors: 50 },
  huge: { fixtures: 5000, teams: 200 },
} as const
/** All clients of a measurement are one network and one session to the service. */
const crowdLimits = { MAX_SOCKETS_NETWORK: '100000', MAX_WRITES_MINUTE: '10000000' }
const bareDocuments = 200

export type TournamentName = keyof typeof tournaments

/** A running API with a signed-in client. */
export interface Target extends Client, Required<Processes> {}

export type Scene = ReturnType<typeof createScene>

/** Creates a value on first use, then returns it again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Builds, starts and fills each part when the first row needs it; all end with `life`. */
export function createScene(life: Lifecycle, log: (line: string) => void) {
  const root = once(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'torneo-bench-'))
    life.onStop(() => rm(folder, { recursive: true, force: true }))
    return folder
  })
  const api = once(() => buildProduct(log, ['@torneo/api']))
  const product = once(() => buildProduct(log))

  /** A database on a real disk: in memory a commit costs nothing. */
  const mongo = once(async () => {
    const data = resolve(process.env.DATA_DIR ?? '.data')
    await mkdir(data, { recursive: true })
    const dir = await mkdtemp(join(data, 'bench-'))
    const running = await startMongo({ dir, binaries: cacheFolders(data), temporary: true, log })
    life.onStop(async () => {
      await running.stop()
      await rm(dir, { recursive: true, force: true })
    })
    return running
  })

  const uriOf = async (name: TournamentName) => (await mongo()).uri.replace('/torneo?', `/bench_${name}?`)

  /** Starts another process on an existing tournament. */
  async function start(
    name: TournamentName,
    { siteDir, env }: { readonly siteDir?: string; readonly env?: NodeJS.ProcessEnv } = {},
  ) {
    const [mongodbUri, { pid: mongodPid }] = await Promise.all([uriOf(name), mongo()])
    const options = { mongodbUri, env: { ...process.env, ...crowdLimits, ...env } }
    const service: RunningApi & Partial<RunningServices> = await (siteDir
      ? startServices({ ...options, siteDir, cacheDir: join(await root(), 'pages-of-site') })
      : startApi(options))
    life.onStop(() => service.stop())
    const { address, pid, site } = service
    return { address, pid, mongodPid, ...(site && { site }), stop: () => service.stop() }
  }

  const served = (name: TournamentName) =>
    once(async (): Promise<Target> => {
      await api()
      await seedDatabase(await uriOf(name), { demoAt: fixedDemoAt })
      const process = await start(name)
      const client = await signIn(process.address)
      log(`Filling the tournament '${name}'...`)
      await fillTournament(client, tournaments[name])
      return { ...process, ...client }
    })
  const all = Object.fromEntries(
    Object.keys(tournaments).map((name) => [name, served(name as TournamentName)]),
  ) as Record<TournamentName, () => Promise<Target>>

  const site = once(async () => {
    await product()
    const siteDir = join(await root(), 'site')
    await assembleSite({ appsDir: join(workspace, 'apps'), siteDir })
    return siteDir
  })

  return {
    log,
    site,
    uriOf,
    bare: once(async () => {
      const bare = await startBare()
      life.onStop(() => bare.stop())
      return bare
    }),
    /**
     * A transaction by the driver alone: changes one of many documents, stores another, and is confirmed by a majority.
     */
    bareTransaction: once(async () => {
      const client = await MongoClient.connect((await mongo()).uri)
      life.onStop(() => client.close())
      const database = client.db('bench_bare', { writeConcern: { w: 'majority' } })
      const [counters, log] = [
        database.collection<{ _id: number; rev: number }>('counters'),
        database.collection('log'),
      ]
      await counters.insertMany(Array.from({ length: bareDocuments }, (_, index) => ({ _id: index, rev: 0 })))
      await log.insertOne({ index: 0 })
      return (index: number) =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            await counters.updateOne({ _id: index % bareDocuments }, { $inc: { rev: 1 } }, { session })
            await log.insertOne({ index }, { session })
          }),
        )
    }),
    /** API of a tournament, shared by the rows. */
    tournament: (name: TournamentName) => all[name](),
    start,
    /** A new process of that API, which has handled no request yet. */
    async fresh(name: TournamentName, env: NodeJS.ProcessEnv = {}) {
      await all[name]()
      const process = await start(name, { env })
      return { ...process, ...(await signIn(process.address)) }
    },
    /** The public side of a tournament: its process, and what it is measured with. */
    async publicSide(name: TournamentName) {
      const [siteDir] = [await site(), await all[name]()]
      const { site: pages, mongodPid, stop } = await start(name, { siteDir })
      if (!pages) throw new Error('No site was started')
      return { address: pages.address, pid: pages.pid, mongodPid, stop }
    },
    panel: once(async () => {
      const [siteDir] = [await site(), await all.large()]
      const { address } = await start('large', { siteDir })
      const browser = await launchBrowser(await findBrowser({ log }))
      life.onStop(() => browser.close())
      return { browser, address, siteDir }
    }),
  }
}
