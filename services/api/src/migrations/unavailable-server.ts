import { once } from 'node:events'
import { createServer } from 'node:http'
import { unavailable } from '../platform/problems'

/** Seconds after which to ask again; migrations take seconds. */
const retryAfter = '2'

/**
 * Answers while the service cannot work yet: /healthz that the process lives, everything else 503, so that a proxy sends nobody here and a phone
 * keeps its actions. Ends with the returned function.
 */
export async function startUnavailableServer({ host, port }: { readonly host: string; readonly port: number }): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/healthz'
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'connection': 'close', ...(isHealth ? {} : { 'retry-after': retryAfter }),
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
