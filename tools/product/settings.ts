import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../../services/api/src/config.ts'
import { PlainError } from '../shared/plain-error.ts'

/** What the commands need to know of the environment; the API reads the rest of it itself. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** The database to use; null: the embedded one. */
  readonly mongodbUri: string | null
  readonly dataDir: string
  readonly siteDir: string
  /** Whether an empty embedded database gets the demo tournament. */
  readonly seed: boolean
  /** The origin that people open, when it is not this machine's own. */
  readonly publicOrigin: string | null
}

// Never connected to: it stands in so that the API's own reading of all other settings can be asked before a database runs.
const embedded = 'mongodb://127.0.0.1/torneo'

/** Reads the settings of a start by the API's own rules. Throws a PlainError that names the wrong one and says how to put it right. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const mongodbUri = env.MONGODB_URI?.trim() || null
  const dataDir = resolve(env.DATA_DIR?.trim() || '.data')
  // Made by the start itself, so it need not exist yet.
  const siteDir = resolve(env.SITE_DIR?.trim() || `${dataDir}/site`)
  try {
    const config = readConfig({ ...env, SITE_DIR: undefined, MONGODB_URI: mongodbUri ?? embedded })
    if (mongodbUri && env.SEED?.trim() === 'demo') {
      throw new PlainError('SEED cannot be used: demo accounts are made on the embedded database only; leave out SEED or MONGODB_URI')
    }
    const { port, host, publicOrigin } = config
    return { port, host, mongodbUri, dataDir, siteDir, seed: !mongodbUri && config.seed === 'demo', publicOrigin }
  } catch (error) {
    if (error instanceof ConfigError) throw new PlainError(error.message)
    throw error
  }
}
