import { once } from 'node:events'
import { createServer } from 'node:http'
import { unavailable } from '../platform/http/problems'

/** Seconds; migrations take seconds. */
const retryAfter = '2'

/**
 * Answers while the service is not ready: 200 for /healthz (the process is alive), 503 for everything else, so that a proxy routes no request
 * here and phones keep their queued actions. The returned function stops it.
 */
export async function startUnavailableServer({
  host,
  port,
}: {
  readonly host: string
  readonly port: number
}): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/healthz'
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isHealth ? {} : { 'retry-after': retryAfter }),
    })
    response.end(JSON.stringify(isHealth ? { status: 'ok' } : unavailable().toBody()))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    await closed
  }
}
