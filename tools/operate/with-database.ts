import { join } from 'node:path'
import { addressOf, readKey } from '../mongo/mongo-key.ts'
import { readMongoState } from '../mongo/mongo-state.ts'
import { cacheFolders } from '../mongo/mongod-cache.ts'
import { folderServedAt, setName } from '../mongo/replica-set.ts'
import { startMongo } from '../mongo/start-mongo.ts'
import type { Settings } from '../product/settings.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'

/** Database that a command works on. */
export interface CommandDatabase {
  readonly uri: string
  /** Name and hosts for messages, without user and password. */
  readonly title: string
}

interface Choice {
  /** Allows the command to start an embedded database where there was none. */
  readonly mayBegin?: boolean
  readonly log: (line: string) => void
}

/**
 * Opens the database for an operator's command: the one of MONGODB_URI, the embedded one of a running `npm start`, or
 * the embedded one started for the duration of the command. Throws a PlainError when no database is configured and none
 * exists here, or in production: a command on a new, empty database would report success.
 */
export async function withDatabase(
  settings: Settings,
  life: Lifecycle,
  { mayBegin = false, log }: Choice,
): Promise<CommandDatabase> {
  if (settings.mongodbUri) return { uri: settings.mongodbUri, title: titleOf(settings.mongodbUri) }
  const dir = join(settings.dataDir, 'mongo')
  const state = await readMongoState(dir)
  const isProduction = process.env.NODE_ENV === 'production'
  if (isProduction || !(state || mayBegin)) {
    const why = isProduction ? 'NODE_ENV is production' : `npm start never made one in ${settings.dataDir}`
    throw new PlainError(
      `No database is named, and ${why}. Set MONGODB_URI to the one that is meant, as the service has it ` +
        '(set -a; . /etc/torneo/api.env; set +a), and run this again. Nothing was done.',
    )
  }
  const title = `torneo, the embedded database in ${dir}`
  const key = await readKey(dir)
  if (state?.owner && (await folderServedAt({ port: state.port, key })) === join(dir, 'files')) {
    return { uri: addressOf(state.port, setName, key), title }
  }
  const mongo = await startMongo({ dir, binaries: cacheFolders(settings.dataDir), log })
  life.onStop(() => mongo.stop())
  return { uri: mongo.uri, title }
}

/** Formats a URI for messages: `torneo on db1.example:27017,db2.example:27017`. */
function titleOf(uri: string): string {
  const [, hosts = '', name = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)\/?([^?]*)/.exec(uri) ?? []
  return `${decodeURIComponent(name) || 'torneo'} on ${hosts}`
}
