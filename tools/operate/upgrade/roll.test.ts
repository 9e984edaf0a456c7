import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { type Service, startService } from '../../shared/service.ts'
import { rollTo } from './roll.ts'
import { versionLinks } from './version-links.ts'

let root: string
let ports: number[]
const nodes = new Map<number, Service>()
const lines: string[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-upgrade-'))
  ports = [await freePort(), await freePort()]
})
afterEach(async () => {
  await Promise.all([...nodes.values()].map((node) => node.stop()))
  nodes.clear()
  lines.length = 0
  await rm(root, { recursive: true, force: true })
})

/**
 * Installs a version whose nodes respond with its name and this readiness status; `onPort` limits the status to one
 * port.
 */
async function version(name: string, status: number, onPort?: number): Promise<void> {
  await mkdir(join(root, 'versions', name), { recursive: true })
  await writeFile(
    join(root, 'versions', name, 'main.mjs'),
    `import { createServer } from 'node:http'
    const status = ${onPort ?? 'null'} === null || Number(process.env.PORT) === ${onPort ?? 0} ? ${status} : 200
    createServer((_request, response) => response.writeHead(status).end('${name}')).listen(Number(process.env.PORT), '127.0.0.1')`,
  )
}

/** Restarts a node as systemd does: it ends, and starts from the link. */
async function restart(port: number): Promise<void> {
  await nodes.get(port)?.stop()
  nodes.set(
    port,
    startService({ args: [join(root, 'current', 'main.mjs')], env: { PATH: process.env.PATH, PORT: String(port) } }),
  )
}

const roll = (name: string, patienceMs = inject('waitMs')) =>
  rollTo(name, { links: versionLinks(root), ports, restart, patienceMs, log: (line) => lines.push(line) })
const running = () => Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/`)).text()))
const linked = () => Promise.all(['current', 'previous'].map((link) => readlink(join(root, link)).catch(() => null)))

test('nodes go over one by one, and back', async () => {
  for (const name of ['one', 'two']) await version(name, 200)
  await roll('one')
  expect([await running(), await linked()]).toEqual([
    ['one', 'one'],
    ['versions/one', null],
  ])
  await roll('two')
  expect([await running(), await linked(), lines.slice(-2)]).toEqual([
    ['two', 'two'],
    ['versions/two', 'versions/one'],
    ports.map((port) => `${port} runs two`),
  ])
  await roll((await versionLinks(root).previous()) ?? '')
  expect([await running(), await linked()]).toEqual([
    ['one', 'one'],
    ['versions/one', 'versions/two'],
  ])
})

test('a version whose first node does not become ready never reaches the second, and is rolled back', async () => {
  await version('good', 200)
  await version('bad', 503)
  await roll('good')
  const second = nodes.get(ports[1] ?? 0)
  await expect(roll('bad', 3000)).rejects.toThrow(
    /^bad was not put into service: the node of port \d+ was not ready within 3 s\. All nodes run good again\.$/,
  )
  expect([await running(), (await linked())[0], nodes.get(ports[1] ?? 0)]).toEqual([
    ['good', 'good'],
    'versions/good',
    second,
  ])
})

test('rolls both nodes back when the second one fails', async () => {
  await version('good', 200)
  await version('half', 503, ports[1])
  await roll('good')
  await expect(roll('half', 3000)).rejects.toThrow('All nodes run good again.')
  expect([await running(), (await linked())[0]]).toEqual([['good', 'good'], 'versions/good'])
})
