import { resolve } from 'node:path'
import { ConfigError, readConfig } from '@torneo/api/operators/settings'
import { PlainError } from '../shared/plain-error.ts'

/** Settings that the commands need; the API reads the others itself. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** URI of the database; null for the embedded one. */
  readonly mongodbUri: string | null
  readonly dataDir: string
  readonly siteDir: string
  /** Writes the demo tournament into an empty embedded database. */
  readonly seed: boolean
  /** Public origin, if it is not this machine's. */
  readonly publicOrigin: string | null
}

// A placeholder, never connected to: `readConfig` requires a URI, and the embedded database does not run yet.
const placeholderUri = 'mongodb://127.0.0.1/torneo'

/**
 * Reads the settings with the API's own `readConfig`. Throws a PlainError that names the wrong setting and how to
 * correct it.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const mongodbUri = env.MONGODB_URI?.trim() || null
  const dataDir = resolve(env.DATA_DIR?.trim() || '.data')
  // Created by the command, so it need not exist yet.
  const siteDir = resolve(env.SITE_DIR?.trim() || `${dataDir}/site`)
  try {
    const config = readConfig({ ...env, SITE_DIR: undefined, MONGODB_URI: mongodbUri ?? placeholderUri })
    if (mongodbUri && env.SEED?.trim() === 'demo') {
      throw new PlainError(
        'SEED cannot be used: demo accounts are made on the embedded database only; leave out SEED or MONGODB_URI',
      )
    }
    const { port, host, publicOrigin } = config
    return { port, host, mongodbUri, dataDir, siteDir, seed: !mongodbUri && config.seed === 'demo', publicOrigin }
  } catch (error) {
    if (error instanceof ConfigError) throw new PlainError(error.message)
    throw error
  }
}
