import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { decrypt } from 'http_ece'
import { afterAll, beforeAll, vi } from 'vitest'
import { freePort } from './servers/free-port'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface ReceivedAlert {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
}

/** Starts a push service for one test file, with the certificate of the mail server package. */
export async function usePushService() {
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const { default: tls } = createRequire(import.meta.url)(
    join(dirname(createRequire(import.meta.url).resolve('smtp-server')), 'tls-options.js'),
  ) as { default: (own: object) => { key: string; cert: string } }
  const received: Received[] = []
  let status = 201
  const server = createServer(tls({}), (request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({ path: String(request.url), headers: request.headers, body: Buffer.concat(chunks) })
        response.writeHead(status, { location: `https://${address}/elsewhere` }).end()
      })
  })
  beforeAll(async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    await once(server.listen(port, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    server.close()
  })

  return {
    address,
    received: received as readonly Received[],
    /** Answers further requests with this status. */
    answer: (next: number) => {
      status = next
    },
    reset: () => {
      received.length = 0
      status = 201
    },
    aDevice(path = '/telefono') {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      return {
        endpoint: `https://${address}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
        /** Alerts that the device received. */
        alerts: () =>
          received
            .filter((one) => one.path === path)
            .map(
              ({ body }) =>
                JSON.parse(
                  decrypt(body, {
                    version: 'aes128gcm',
                    privateKey: ecdh,
                    authSecret: auth.toString('base64url'),
                  }).toString(),
                ) as ReceivedAlert,
            ),
      }
    },
  }
}
