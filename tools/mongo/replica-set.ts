import { setTimeout as delay } from 'node:timers/promises'
import { type Db, type Document, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb'
import { changedUser, newUser, serverAddress } from './mongo-key.ts'

export const setName = 'rs0'
const userIsThere = 51_003

/** A server of ours; `key` where it asks for one. */
export interface Server {
  readonly port: number
  readonly key: string | undefined
}

/** A connection to this one server, whatever its replica set says about its address. */
async function withServer<T>({ port, key }: Server, work: (admin: Db) => Promise<T>, timeoutMs = 5000): Promise<T> {
  const client = new MongoClient(serverAddress(port, key), { serverSelectionTimeoutMS: timeoutMs })
  try {
    return await work(client.db('admin'))
  } finally {
    await client.close()
  }
}

/** Makes the server a replica set of one at this port, or moves an existing set to it, waits until it takes writes, and gives it its user. */
export async function becomePrimary(server: Server): Promise<void> {
  try {
    await initiate(server)
  } catch (error) {
    // A server that changes its role cuts its connections; what was asked for may or may not be done, so ask again.
    if (!(error instanceof MongoNetworkError)) throw error
    await initiate(server)
  }
}

function initiate(server: Server): Promise<void> {
  return withServer(server, async (admin) => {
    const host = `127.0.0.1:${server.port}`
    try {
      await admin.command({ replSetInitiate: { _id: setName, members: [{ _id: 0, host }] } })
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

/** Forced, because a set whose only member has an address that no longer answers has no primary to agree. */
async function moveTo(host: string, admin: Db): Promise<void> {
  const { config } = await admin.command({ replSetGetConfig: 1 }) as { config: { version: number; members: Document[] } }
  const [member] = config.members
  if (member?.host === host) return
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: [{ ...member, host }] }, force: true })
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

/** The data folder of the server at this port, or undefined when none of ours answers. */
export async function folderServedAt(server: Server): Promise<string | undefined> {
  try {
    return await withServer(server, async (admin) => {
      const { parsed } = await admin.command({ getCmdLineOpts: 1 }) as { parsed: { storage?: { dbPath?: string } } }
      return parsed.storage?.dbPath
    }, 1000)
  } catch {
    return undefined
  }
}

/** Asks the server to end; it closes the connection instead of answering. */
export async function shutDown(server: Server): Promise<void> {
  await withServer(server, (admin) => admin.command({ shutdown: 1 })).catch(() => undefined)
}
