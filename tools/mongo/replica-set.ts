import { setTimeout as delay } from 'node:timers/promises'
import { type Db, type Document, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb'

export const setName = 'rs0'

/** A connection to this one server, whatever its replica set says about its address. */
export async function withServer<T>(port: number, work: (admin: Db) => Promise<T>, timeoutMs = 5000): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { serverSelectionTimeoutMS: timeoutMs })
  try {
    return await work(client.db('admin'))
  } finally {
    await client.close()
  }
}

/** Makes the server a replica set of one at this port, or moves an existing set to it, and waits until it takes writes. */
export async function becomePrimary(port: number): Promise<void> {
  try {
    await initiate(port)
  } catch (error) {
    // A server that changes its role cuts its connections; what was asked for may or may not be done, so ask again.
    if (!(error instanceof MongoNetworkError)) throw error
    await initiate(port)
  }
}

function initiate(port: number): Promise<void> {
  return withServer(port, async (admin) => {
    const host = `127.0.0.1:${port}`
    try {
      await admin.command({ replSetInitiate: { _id: setName, members: [{ _id: 0, host }] } })
    } catch (error) {
      if (!(error instanceof MongoServerError && error.codeName === 'AlreadyInitialized')) throw error
      await moveTo(host, admin)
    }
    await waitForPrimary(admin)
  })
}

/** Forced, because a set whose only member has an address that no longer answers has no primary to agree. */
async function moveTo(host: string, admin: Db): Promise<void> {
  const { config } = await admin.command({ replSetGetConfig: 1 }) as { config: { version: number; members: Document[] } }
  const [member] = config.members
  if (member?.host === host) return
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: [{ ...member, host }] }, force: true })
}

async function waitForPrimary(admin: Db): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const hello = await admin.command({ hello: 1 })
    if (hello.isWritablePrimary === true) return
    if (Date.now() > deadline) throw new Error('MongoDB took no writes within 30 s')
    await delay(20)
  }
}

/** The data folder of the server at this port, or undefined when none of ours answers. */
export async function folderServedAt(port: number): Promise<string | undefined> {
  try {
    return await withServer(port, async (admin) => {
      const { parsed } = await admin.command({ getCmdLineOpts: 1 }) as { parsed: { storage?: { dbPath?: string } } }
      return parsed.storage?.dbPath
    }, 1000)
  } catch {
    return undefined
  }
}

/** Asks the server to end; it closes the connection instead of answering. */
export async function shutDown(port: number): Promise<void> {
  await withServer(port, (admin) => admin.command({ shutdown: 1 })).catch(() => undefined)
}
