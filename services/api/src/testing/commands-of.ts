import { AsyncLocalStorage } from 'node:async_hooks'
import type { CommandStartedEvent, MongoClient } from 'mongodb'
import type { TestApi } from './test-api'

export interface Command {
  readonly name: string
  /** Empty for a command on no collection. */
  readonly collection: string
  readonly document: Readonly<Record<string, unknown>>
}

const sentDuring = new AsyncLocalStorage<Command[]>()
const observed = new WeakSet<MongoClient>()

function observe(client: MongoClient): void {
  if (observed.has(client)) return
  observed.add(client)
  client.on('commandStarted', ({ commandName: name, command: document }: CommandStartedEvent) => {
    const of: unknown = document['collection'] ?? document[name]
    sentDuring.getStore()?.push({ name, collection: typeof of === 'string' ? of : '', document })
  })
}

/**
 * Returns the commands that `work` sends to the database through the app. Commands of the service's background jobs,
 * which the database's profiler cannot tell from them, are not among them.
 */
export async function commandsOf(api: TestApi, work: () => Promise<unknown>): Promise<Command[]> {
  observe(api.app.services.database.admin.client)
  const commands: Command[] = []
  await sentDuring.run(commands, work)
  return commands
}
