import type { AddressInfo } from 'node:net'
import { exitWithError } from '@torneo/serving/exit-with-error'
import { useLastResort } from '@torneo/serving/last-resort'
import { writeLogLine } from '@torneo/serving/process-log'
import { after } from '@torneo/serving/timers'
import { buildApp } from './app'
import { type Config, readConfig, warningOf } from './config'
import { migrate, pendingOf } from './migrations/migrate'
import { startUnavailableServer } from './migrations/unavailable-server'
import { connectDatabase, type Database } from './platform/database/database'

/** Milliseconds that a shutdown may take before the process exits anyway. */
const stopTimeoutMs = 10_000

/** Turns a failed listen into a one-line error that says what to do. */
function listenFault(error: unknown, { host, port }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}`)
  if (code === 'EACCES') return new Error(`Port ${port} needs more rights: choose one above 1023 with PORT=4200`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code))) {
    return new Error(`HOST ${host} is no address of this machine: use HOST=127.0.0.1 or HOST=0.0.0.0`)
  }
  return error instanceof Error ? error : new Error(String(error))
}

/** Runs pending migrations before anything else reads the database; meanwhile requests get 503 with Retry-After. */
async function bringUpToDate(database: Database, config: Config): Promise<void> {
  if ((await pendingOf(database.db)).length === 0) return
  const stop = await startUnavailableServer(config).catch((error: unknown) => {
    throw listenFault(error, config)
  })
  await database.maintain((db) => migrate(db, (line) => writeLogLine('info', line)))
  await stop()
}

async function main(): Promise<void> {
  // Node would open its inspector, to whoever may send this signal.
  process.on('SIGUSR1', () => undefined)
  const config = readConfig(process.env)
  const database = await connectDatabase(config.mongodbUri)
  await bringUpToDate(database, config)
  const app = await buildApp({ config, database })

  let stopping = false
  /** Stops accepting requests, finishes those in progress, then closes the database. */
  const close = async () => {
    await app.close()
    await database.close()
  }
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    after(stopTimeoutMs, () => process.exit(1))
    await close()
    process.exit(0)
  }
  useLastResort(close)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  try {
    await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
  } catch (error) {
    throw listenFault(error, config)
  }
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const warning = warningOf(config)
  if (warning !== null) writeLogLine('warn', warning)
  // The parent process waits for this line.
  writeLogLine('info', 'ready', { url: `http://${host}:${port}` })
}

main().catch(exitWithError)
