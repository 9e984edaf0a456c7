import { MongoClient } from 'mongodb'
import type { Database } from '../platform/database'

/**
 * A connection of a test's own, for fixtures. `database` hears of what it writes before the test goes on, as of a write of its own: what is
 * written by hand in front of a node that is not told shows there within a second, by the change stream.
 */
export function toldClient(uri: string, database: () => Database): MongoClient {
  const client = new MongoClient(uri, { monitorCommands: true })
  const writing = new Map<number, string>()
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (['insert', 'update', 'delete', 'findAndModify', 'drop'].includes(commandName)) writing.set(requestId, String(command[commandName]))
  })
  client.on('commandSucceeded', ({ requestId }) => {
    const collection = writing.get(requestId)
    writing.delete(requestId)
    if (collection !== undefined) database().ownWrites.emit({ collection, id: null })
  })
  return client
}
