import { fileURLToPath } from 'node:url'
import { freePort } from '../shared/free-port.ts'
import { runTool } from '../shared/run-tool.ts'
import { startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { cpuSeconds } from './process-use.ts'
import type { Row } from './table.ts'

const warmUp = 3000
const counted = 4000
const rounds = 5

/**
 * The processor time of one call of the API, over that of a bare Fastify that answers the same bytes: a ratio within one run, so that it says the
 * same on any machine. Both are measured in turns, and the median turn counts, so that what else the machine does hits both. The load comes from
 * a third process.
 */
export async function cpuRatio(what: string, api: { pid: number; url: string; cookie?: string }, bar?: string): Promise<Row> {
  const answer = await fetch(api.url, api.cookie ? { headers: { cookie: api.cookie } } : {})
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${api.url} answered ${answer.status}`)
  const bare = await startBare(body)
  try {
    await Promise.all([load(api.url, warmUp, api.cookie), load(bare.url, warmUp)])
    const turns: { ours: number; ratio: number }[] = []
    while (turns.length < rounds) {
      const ours = await microsecondsPerCall(api.pid, api.url, api.cookie)
      turns.push({ ours, ratio: ours / await microsecondsPerCall(bare.pid, bare.url) })
    }
    const { ours = 0, ratio = 0 } = turns.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? {}
    return { what: `${what}: CPU over bare Fastify`, measured: `${ratio.toFixed(2)} x (${ours.toFixed(0)} µs)`, ...(bar ? { bar } : {}) }
  } finally {
    await bare.stop()
  }
}

async function startBare(body: string): Promise<{ pid: number; url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const service = startService({
    args: ['--import', 'tsx', fileURLToPath(new URL('bare.fixture.ts', import.meta.url))],
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', BARE_PORT: String(port), BARE_BODY: body },
  })
  const url = `http://127.0.0.1:${port}/`
  if (await waitForHttp(`${url}readyz`, 20_000)) return { pid: service.pid, url, stop: () => service.stop() }
  await service.stop()
  throw new Error(service.tail().join('\n'))
}

async function microsecondsPerCall(pid: number, url: string, cookie?: string): Promise<number> {
  const before = await cpuSeconds(pid)
  await load(url, counted, cookie)
  return ((await cpuSeconds(pid)) - before) / counted * 1_000_000
}

async function load(url: string, amount: number, cookie?: string): Promise<void> {
  const headers = cookie ? ['-H', `cookie=${cookie}`] : []
  const { code, output } = await runTool(process.execPath, [toolPath('autocannon'), '-c', '8', '-a', String(amount), '-j', ...headers, url])
  const report = /^\{.*\}$/m.exec(output)
  const { non2xx = -1, errors = -1 } = report ? JSON.parse(report[0]) as { non2xx?: number; errors?: number } : {}
  if (code !== 0 || non2xx !== 0 || errors !== 0) throw new Error(`the load on ${url} went wrong: ${non2xx} bad answers, ${errors} errors`)
}
