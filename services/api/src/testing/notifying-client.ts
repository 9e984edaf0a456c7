import { MongoClient } from 'mongodb'
import type { Database } from '../platform/database/database'

/**
 * A connection for fixtures. `database` is notified of its writes as of its own, before the test continues; other nodes
 * get them within a second, from the change stream.
 */
export function notifyingClient(uri: string, database: () => Database): MongoClient {
  const client = new MongoClient(uri, { monitorCommands: true })
  const writing = new Map<number, string>()
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (['insert', 'update', 'delete', 'findAndModify', 'drop'].includes(commandName))
      writing.set(requestId, String(command[commandName]))
  })
  client.on('commandSucceeded', ({ requestId }) => {
    const collection = writing.get(requestId)
    writing.delete(requestId)
    if (collection !== undefined) database().ownWrites.emit({ collection, id: null })
  })
  return client
}
