import { join } from 'node:path'
import { cacheFolders } from '../mongo/mongod-cache.ts'
import { readMongoState } from '../mongo/mongo-state.ts'
import { folderServedAt, setName } from '../mongo/replica-set.ts'
import { startMongo } from '../mongo/start-mongo.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import type { Settings } from './settings.ts'

/**
 * The address of the database for a command of an operator: the one of MONGODB_URI, the embedded one as a running `npm start` serves it, or
 * else started for the length of the command.
 */
export async function withDatabase(settings: Settings, life: Lifecycle, log: (line: string) => void): Promise<string> {
  if (settings.mongodbUri) return settings.mongodbUri
  const dir = join(settings.dataDir, 'mongo')
  const state = await readMongoState(dir)
  if (state?.owner && (await folderServedAt(state.port)) === join(dir, 'files')) {
    return `mongodb://127.0.0.1:${state.port}/torneo?replicaSet=${setName}`
  }
  const mongo = await startMongo({ dir, binaries: cacheFolders(settings.dataDir), log })
  life.onStop(() => mongo.stop())
  return mongo.uri
}
