import { MongoClient, type Document } from 'mongodb'

/** The database cannot be used by this service; the message is one line that says what to do. */
export class DatabaseError extends Error {}

/**
 * Explains the fault of a server by its `hello` response, or returns null. Transactions and change streams need a
 * replica set.
 */
export function deploymentFault(hello: Document): string | null {
  if (typeof hello.setName === 'string' || hello.msg === 'isdbgrid') return null
  if (hello.isreplicaset === true) {
    return (
      'The MongoDB server is a member of a replica set that was not initiated: ' +
      'run rs.initiate() in mongosh, once; then start again'
    )
  }
  return (
    'The MongoDB server stands alone, and transactions need a replica set (one node is enough; data stays): ' +
    'restart mongod with --replSet rs0, run rs.initiate() in mongosh, once; then start again'
  )
}

/** Sends `hello` to the first server directly: a standalone or uninitiated one answers nothing else. */
async function askDirectly(client: MongoClient): Promise<Document | null> {
  const [first] = client.options.hosts
  if (!first) return null
  const direct = new MongoClient(`mongodb://${first.toString()}/?directConnection=true`, {
    serverSelectionTimeoutMS: 1500,
    tls: client.options.tls === true,
  })
  try {
    return await direct.db('admin').command({ hello: 1 })
  } catch {
    // The server does not answer at all: the caller reports the first failure.
    return null
  } finally {
    await direct.close()
  }
}

/** Throws if the server is unreachable, standalone, or not initiated. */
export async function requireReplicaSet(client: MongoClient): Promise<void> {
  let hello: Document | null
  try {
    hello = await client.db('admin').command({ hello: 1 })
  } catch (error) {
    hello = await askDirectly(client)
    const fault = hello && deploymentFault(hello)
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'
    const silence = `The database of MONGODB_URI does not answer (${reason}): start it, or correct MONGODB_URI`
    throw new DatabaseError(fault ?? silence, { cause: error })
  }
  const fault = deploymentFault(hello)
  if (fault) throw new DatabaseError(fault)
}
