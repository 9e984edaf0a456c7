import type { AddressInfo } from 'node:net'
import { exitWithError } from '@torneo/serving/exit-with-error'
import { useLastResort } from '@torneo/serving/last-resort'
import { nameService, writeLogLine } from '@torneo/serving/process-log'
import { after } from '@torneo/serving/timers'
import { readConfig } from './config'
import { buildSite } from './site'

/** Milliseconds that a shutdown may take before the process exits anyway. */
const stopTimeoutMs = 10_000

async function main(): Promise<void> {
  nameService('site')
  // Node would open its inspector.
  process.on('SIGUSR1', () => undefined)
  const config = readConfig(process.env)
  const app = await buildSite({ config })
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    after(stopTimeoutMs, () => process.exit(1))
    await app.close()
    process.exit(0)
  }
  useLastResort(() => app.close())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  // The parent process waits for this line.
  writeLogLine('info', 'ready', { url: `http://${host}:${port}` })
}

main().catch(exitWithError)
