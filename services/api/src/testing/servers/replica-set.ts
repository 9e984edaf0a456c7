import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, type Document, MongoClient } from 'mongodb'
import { freePort } from './free-port'

/** Shorter than MongoDB's defaults, so that a lost primary is replaced quickly. */
const settings = { electionTimeoutMillis: 2000, heartbeatIntervalMillis: 500 }
const setName = 'test-set'

/** A shell that kills the server when its stdin closes, which also happens when the test run is killed. It prints the server's process id. */
const watchdog = '"$@" >/dev/null 2>&1 & echo $!; cat >/dev/null; kill -9 $!; wait'

async function withAdmin<T>(port: number, waitMs: number, work: (admin: Db) => Promise<T>): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: waitMs,
  })
  try {
    return await work(client.db('admin'))
  } finally {
    await client.close()
  }
}

/** Path of the mongod of the test run's server. */
async function mongodOf(uri: string, waitMs: number): Promise<string> {
  const { argv } = (await withAdmin(Number(new URL(uri).port), waitMs, (admin) =>
    admin.command({ getCmdLineOpts: 1 }),
  )) as { argv?: string[] }
  if (!argv?.[0]) throw new Error('The test database does not say how it was started')
  return argv[0]
}

async function startMember(mongod: string, folder: string, args: readonly string[]) {
  const port = await freePort()
  const dbpath = join(folder, String(port))
  await mkdir(dbpath)
  const shell = spawn(
    'sh',
    [
      '-c',
      watchdog,
      'sh',
      mongod,
      '--dbpath',
      dbpath,
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--replSet',
      setName,
      '--wiredTigerCacheSizeGB',
      '0.25',
      '--setParameter',
      'diagnosticDataCollectionEnabled=false',
      ...args,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const ended = once(shell, 'close')
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer]
  return {
    port,
    kill: () => process.kill(Number(pid), 'SIGKILL'),
    async stop() {
      shell.stdin.end()
      await ended
    },
  }
}

interface SetOptions {
  /** Number of members. */
  readonly members?: number
  /** Arguments of each member. */
  readonly args?: readonly string[]
}

/**
 * Starts a local replica set and waits until all members are healthy, `waitMs` at most. `stop` deletes its data. Also
 * used by `npm run verify:deployment`, which runs without vitest.
 */
export async function startReplicaSet(
  testUri: string,
  waitMs: number,
  { members: count = 3, args = ['--oplogSize', '64'] }: SetOptions = {},
) {
  const mongod = await mongodOf(testUri, waitMs)
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'torneo-set-'))
  const members = await Promise.all(Array.from({ length: count }, () => startMember(mongod, folder, args)))
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`)
  const statesAt = (port: number) =>
    withAdmin(port, waitMs, async (admin) => {
      const status = (await admin.command({ replSetGetStatus: 1 })) as { members: { name: string; stateStr: string }[] }
      return status.members
    })
  const stop = async () => {
    await Promise.all(members.map((member) => member.stop()))
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const [first] = members
    if (!first) throw new Error('A set without members')
    // Every member must answer before the set is initiated.
    for (const { port } of members) await withAdmin(port, waitMs, (admin) => admin.command({ ping: 1 }))
    const config: Document = { _id: setName, members: hosts.map((host, index) => ({ _id: index, host })), settings }
    await withAdmin(first.port, waitMs, (admin) => admin.command({ replSetInitiate: config }))
    const whole = ['PRIMARY', ...Array<string>(count - 1).fill('SECONDARY')].join()
    const states = async () => (await statesAt(first.port)).map(({ stateStr }) => stateStr)
    const deadline = performance.now() + waitMs
    while ((await states()).toSorted().join() !== whole) {
      if (performance.now() > deadline) throw new Error(`The members were not healthy within ${waitMs} ms`)
      await delay(50)
    }
    return {
      ports: members.map(({ port }) => port),

      /** Returns the URI of a database. */
      uriOf: (database: string) => `mongodb://${hosts.join(',')}/${database}?replicaSet=${setName}`,

      /** Kills the primary without a shutdown. */
      async killPrimary() {
        const primary = (await statesAt(first.port)).find(({ stateStr }) => stateStr === 'PRIMARY')
        members[hosts.indexOf(primary?.name ?? '')]?.kill()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
