import { setTimeout as delay } from 'node:timers/promises'
import { type Db, type Document, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb'
import { changedUser, newUser, serverAddress } from './mongo-key.ts'

export const setName = 'rs0'
const userIsThere = 51_003

/** One of our servers; `key` if it requires one. */
export interface Server {
  readonly port: number
  readonly key: string | undefined
}

/** Connects to this one server and ignores the address in its replica set's configuration. */
async function withServer<T>({ port, key }: Server, work: (admin: Db) => Promise<T>, timeoutMs = 5000): Promise<T> {
  const client = new MongoClient(serverAddress(port, key), { serverSelectionTimeoutMS: timeoutMs })
  try {
    return await work(client.db('admin'))
  } finally {
    await client.close()
  }
}

/**
 * Makes the server a replica set of one at this port, or moves an existing set to it; waits until it accepts writes,
 * and creates its user.
 */
export async function becomePrimary(server: Server, awaitsJournal: boolean): Promise<void> {
  try {
    await initiate(server, awaitsJournal)
  } catch (error) {
    // A server that changes its role closes its connections, and the command may or may not have run, so it is
    // repeated.
    if (!(error instanceof MongoNetworkError)) throw error
    await initiate(server, awaitsJournal)
  }
}

function initiate(server: Server, awaitsJournal: boolean): Promise<void> {
  return withServer(server, async (admin) => {
    const host = `127.0.0.1:${server.port}`
    try {
      await admin.command({
        replSetInitiate: {
          _id: setName,
          members: [{ _id: 0, host }],
          writeConcernMajorityJournalDefault: awaitsJournal,
        },
      })
    } catch (error) {
      if (!(error instanceof MongoServerError && error.codeName === 'AlreadyInitialized')) throw error
      await moveTo(host, admin)
    }
    await waitForPrimary(admin)
    if (server.key !== undefined) await ensureUser(admin, server.key)
  })
}

async function ensureUser(admin: Db, key: string): Promise<void> {
  try {
    await admin.command(newUser(key))
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === userIsThere)) throw error
    await admin.command(changedUser(key))
  }
}

/** Forced, because a set whose only member has an outdated address has no primary. */
async function moveTo(host: string, admin: Db): Promise<void> {
  const { config } = (await admin.command({ replSetGetConfig: 1 })) as {
    config: { version: number; members: Document[] }
  }
  const [member] = config.members
  if (member?.host === host) return
  await admin.command({
    replSetReconfig: { ...config, version: config.version + 1, members: [{ ...member, host }] },
    force: true,
  })
}

async function waitForPrimary(admin: Db): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const hello = await admin.command({ hello: 1 })
    if (hello.isWritablePrimary === true) return
    if (Date.now() > deadline) throw new Error('MongoDB took no writes within 120 s')
    await delay(20)
  }
}

/** Data folder of the server at this port; undefined when none of our servers responds. */
export async function folderServedAt(server: Server): Promise<string | undefined> {
  try {
    return await withServer(
      server,
      async (admin) => {
        const { parsed } = (await admin.command({ getCmdLineOpts: 1 })) as { parsed: { storage?: { dbPath?: string } } }
        return parsed.storage?.dbPath
      },
      1000,
    )
  } catch {
    return undefined
  }
}

/** Shuts the server down; it closes the connection instead of responding. */
export async function shutDown(server: Server): Promise<void> {
  await withServer(server, (admin) => admin.command({ shutdown: 1 })).catch(() => undefined)
}
