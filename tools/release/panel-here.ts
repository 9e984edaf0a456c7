import { userInfo } from 'node:os'
import { join } from 'node:path'
import { releaseEndpoints, releaseKeyPrefix } from '@torneo/contracts/releases/releases'
import { readMongoState } from '../mongo/mongo-state.ts'
import { withDatabase } from '../operate/with-database.ts'
import { apiProgram } from '../product/api-process.ts'
import { readSettings } from '../product/settings.ts'
import { readJson, writeJson } from '../shared/json-file.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { endOf, runTool } from '../shared/run-tool.ts'

/** Timeout of a call on this machine, in milliseconds. */
const timeoutMs = 5000

/** Address of the panel that `npm start` runs on this machine; throws a PlainError when there is none. */
export async function panelHere(): Promise<string> {
  const address = `http://localhost:${readSettings(process.env).port}`
  const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (answer?.ok) return address
  throw new PlainError(
    `No panel runs at ${address}. Start one in another terminal (npm start), or name the one that is meant: ` +
      '--panel https://... or TORNEO_PANEL. Nothing was done.',
  )
}

/**
 * A release key of an app for the panel on this machine. It is created with the panel's embedded database, whose
 * password the user can read anyway, and stored beside it for the next release. Undefined with any other database.
 */
export async function keyHere(address: string, app: string, life: Lifecycle): Promise<string | undefined> {
  const settings = readSettings(process.env)
  const isEmbedded =
    !settings.mongodbUri && (await readMongoState(join(settings.dataDir, 'mongo')))?.owner !== undefined
  if (!isEmbedded || process.env.NODE_ENV === 'production') return undefined
  const file = join(settings.dataDir, 'release-keys.json')
  const stored = (await readJson<Readonly<Record<string, string>>>(file)) ?? {}
  // A stored key may have been revoked since, or be one of a database that was removed.
  if (stored[app] && (await isAccepted(address, stored[app]))) return stored[app]
  const { uri } = await withDatabase(settings, life, { log: console.log })
  const key = await createKey(uri, app)
  await writeJson(file, { ...stored, [app]: key }, 0o600)
  return key
}

async function isAccepted(address: string, key: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` }
  const url = `${address}/api${releaseEndpoints.list.path}`
  return (await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })).ok
}

async function createKey(mongodbUri: string, app: string): Promise<string> {
  const { code, output } = await runTool(
    process.execPath,
    [apiProgram('user'), 'create-release-key', app, `${userInfo().username}, npm run release`],
    { env: { ...process.env, MONGODB_URI: mongodbUri } },
  )
  const key = output.split(/\s/).find((word) => word.startsWith(releaseKeyPrefix))
  if (code !== 0 || !key) throw new PlainError(`A release key could not be created:\n${endOf(output)}`)
  return key
}
