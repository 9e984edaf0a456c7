import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSocket, type SocketOptions, type TestSocket } from '@torneo/api/testing/test-socket'
import { followersPath } from '@torneo/contracts/endpoint/realtime'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach } from 'vitest'
import { readConfig } from '../config'
import { buildSite } from '../site'

export interface TestSite {
  readonly app: FastifyInstance
  /** Opens a follower's socket; it is closed with the test. */
  readonly follow: (options?: SocketOptions) => TestSocket
  readonly stop: () => Promise<void>
}

/** Address of a listening service. */
export const addressOf = ({ server }: Pick<FastifyInstance, 'server'>): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Starts sites for the tests of a file, each ended with its test; they share a folder unless another one is named. */
export function useSites() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'torneo-site-'))
  const ends: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  afterAll(() => rmSync(cacheDir, { recursive: true, force: true }))

  async function start(apiUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<TestSite> {
    const config = readConfig({ API_URL: apiUrl, CACHE_DIR: cacheDir, PORT: '0', ...settings })
    const app = await buildSite({ config, logLevel: 'silent', retryMs: 50, socketTimes: { healthCheck: 50 } })
    let isStopped = false
    const stop = async () => {
      if (isStopped) return
      isStopped = true
      await app.close()
    }
    ends.push(stop)
    await app.listen({ host: config.host, port: config.port })
    return {
      app,
      stop,
      follow(options = {}) {
        const socket = openSocket(app, { path: followersPath, ...options })
        ends.push(() => socket.close())
        return socket
      },
    }
  }
  return { start, cacheDir }
}
