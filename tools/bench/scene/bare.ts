import { fileURLToPath } from 'node:url'
import { freePort } from '../../shared/free-port.ts'
import { startService } from '../../shared/service.ts'
import { waitForHttp } from '../../shared/wait-for-http.ts'
import { workspace } from '../../shared/workspace.ts'

const timeoutMs = 120_000

async function startFixture(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const service = startService({
    args,
    cwd: workspace,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
  })
  const address = `http://127.0.0.1:${port}`
  if (await waitForHttp(`${address}/readyz`, timeoutMs)) return { ...service, address }
  await service.stop()
  throw new Error(service.tail().join('\n'))
}

const fixture = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A Fastify and a database client with the same Node, and nothing else; resolves when it is ready. */
export const startBareService = (mongodbUri: string) =>
  startFixture([fixture('bare-start.fixture.js')], { MONGODB_URI: mongodbUri })

/** Starts a bare Fastify on the same Node in a separate process, with the given responses. */
export async function startBare() {
  const { address, ...service } = await startFixture(['--import', 'tsx', fixture('bare.fixture.ts')])
  const put = async (path: string, type: string, body: BodyInit) => {
    const { ok, status } = await fetch(`${address}${path}`, { method: 'PUT', headers: { 'content-type': type }, body })
    if (!ok) throw new Error(`The bare server answered ${status}`)
  }
  return {
    pid: service.pid,
    /** Served for GET and If-None-Match `"kept"`; POST /everyone broadcasts them to all sockets of /socket. */
    keepBytes: (bytes: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>) =>
      put(`/bytes?${new URLSearchParams(headers)}`, 'application/octet-stream', bytes),
    /** Served for GET and POST, stringified for each. */
    keepJson: (text: string) => put('/json', 'application/json', text),
    url: (path: '/bytes' | '/json' | '/everyone' | '/upload' | '/socket') => `${address}${path}`,
    stop: () => service.stop(),
  }
}
