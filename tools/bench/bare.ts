import { fileURLToPath } from 'node:url'
import { freePort } from '../shared/free-port.ts'
import { startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'

/** A bare Fastify with the same Node, in its own process, with the responses it is given. */
export async function startBare() {
  const port = await freePort()
  const service = startService({
    args: ['--import', 'tsx', fileURLToPath(new URL('bare.fixture.ts', import.meta.url))],
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', BARE_PORT: String(port) },
  })
  const address = `http://127.0.0.1:${port}`
  if (!(await waitForHttp(`${address}/readyz`, 20_000))) {
    await service.stop()
    throw new Error(service.tail().join('\n'))
  }
  const put = async (path: string, type: string, body: BodyInit) => {
    const { ok, status } = await fetch(`${address}${path}`, { method: 'PUT', headers: { 'content-type': type }, body })
    if (!ok) throw new Error(`The bare server answered ${status}`)
  }
  return {
    pid: service.pid,
    /** GET and If-None-Match `"kept"`; POST /everyone sends them to all sockets of /socket. */
    keepBytes: (bytes: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>) =>
      put(`/bytes?${new URLSearchParams(headers)}`, 'application/octet-stream', bytes),
    /** GET and POST: stringified for each. */
    keepJson: (text: string) => put('/json', 'application/json', text),
    url: (path: '/bytes' | '/json' | '/everyone' | '/upload' | '/socket') => `${address}${path}`,
    stop: () => service.stop(),
  }
}
