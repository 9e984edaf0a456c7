import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cpuRatio } from './bench/cpu-ratio.ts'
import { fillTournament } from './bench/fill-tournament.ts'
import { hoveredClicks } from './bench/hovered-click.ts'
import { longLists } from './bench/long-lists.ts'
import { pageWeights } from './bench/page-weight.ts'
import { residentMegabytes } from './bench/process-use.ts'
import { manySockets, realtime } from './bench/realtime.ts'
import { secondStartSeconds } from './bench/second-start.ts'
import { type Row, table, verdict } from './bench/table.ts'
import { uploadCpu, uploadMemory } from './bench/uploads.ts'
import { findBrowser, launchBrowser } from './e2e/browser.ts'
import { startTestMongo } from './mongo/test-mongo.ts'
import { startApi } from './product/api-process.ts'
import { buildProduct } from './product/build.ts'
import { demoAccounts, demoPassword } from './product/demo-accounts.ts'
import { seedDatabase } from './product/seed-database.ts'
import { freePort } from './shared/free-port.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'
import { workspace } from './shared/workspace.ts'
import { assembleSite } from './site/assemble-site.ts'

/**
 * `npm run bench`: measures the built product on this machine and prints one table; ends with 1 when a bar is missed. Ratios compare within one
 * run. Linux only.
 */
await runCommand(async (life) => {
  if (process.platform !== 'linux') throw new PlainError('npm run bench reads processor time from /proc: run it on Linux.')
  const root = await mkdtemp(join(tmpdir(), 'torneo-bench-'))
  life.onStop(() => rm(root, { recursive: true, force: true }))
  const log = (line: string) => console.error(line)
  const siteDir = join(root, 'site')
  await buildProduct(log)
  await assembleSite({ appsDir: join(workspace, 'apps'), siteDir })
  const mongo = await startTestMongo()
  life.onStop(() => mongo.stop())
  await seedDatabase(mongo.uri)

  log('Starting the API...')
  const port = await freePort()
  const start = () => startApi({ port, host: '127.0.0.1', mongodbUri: mongo.uri, siteDir })
  const startMs = await medianStart(start)
  const api = await start()
  life.onStop(() => api.stop())
  await delay(3000)
  const idle = await residentMegabytes(api.pid)
  const rows: Row[] = [
    { what: 'API ready after its database, median of 5', measured: `${startMs.toFixed(0)} ms`, bar: 'at most 500 ms' },
    { what: 'API, idle: memory', measured: `${idle.toFixed(0)} MB`, bar: 'at most 120 MB' },
  ]

  log('Calling it...')
  const address = `http://127.0.0.1:${port}`
  const cookie = await signIn(address)
  rows.push(await cpuRatio(
    'GET /api/public/landing, nobody signed in, unchanged', { pid: api.pid, url: `${address}/api/public/landing` }, 'at most 2 x'))
  rows.push(await cpuRatio('GET /api/hero, nobody signed in', { pid: api.pid, url: `${address}/api/hero` }))
  rows.push(await cpuRatio('GET /api/tournament-sports, signed in', { pid: api.pid, url: `${address}/api/tournament-sports`, cookie }))

  await fillTournament(mongo.uri)
  for (const path of ['teams?limit=50', 'players?limit=50', 'matches?limit=50']) {
    rows.push(await cpuRatio(`GET /api/${path} of a large tournament, signed in`, { pid: api.pid, url: `${address}/api/${path}`, cookie }, 'at most 20 x'))
  }

  log('Listening to it...')
  rows.push(...await realtime({ pid: api.pid, address, cookie, mongodbUri: mongo.uri }))
  const crowdedPort = await freePort()
  const crowded = await startApi({ port: crowdedPort, host: '127.0.0.1', mongodbUri: mongo.uri })
  life.onStop(() => crowded.stop())
  rows.push(await manySockets({ pid: crowded.pid, address: `http://127.0.0.1:${crowdedPort}`, cookie, mongodbUri: mongo.uri }))
  await crowded.stop()

  log('Sending it pictures...')
  const uploadsTo = (base: string) => `${base}/api/storage/buckets/general/files`
  rows.push(await uploadCpu({ pid: api.pid, url: uploadsTo(address), cookie }))
  const freshPort = await freePort()
  const fresh = await startApi({ port: freshPort, host: '127.0.0.1', mongodbUri: mongo.uri })
  life.onStop(() => fresh.stop())
  rows.push(await uploadMemory({ pid: fresh.pid, url: uploadsTo(`http://127.0.0.1:${freshPort}`), cookie }))
  await fresh.stop()

  log('Looking at it...')
  const browser = await launchBrowser(await findBrowser({ log }))
  life.onStop(() => browser.close())
  rows.push(...(await pageWeights({ browser, address, siteDir })))
  rows.push(...(await longLists({ browser, address })))
  rows.push(...(await hoveredClicks({ browser, address })))

  log('Starting the whole twice...')
  rows.push({ what: 'Second npm start: ready', measured: `${(await secondStartSeconds(join(root, 'data'))).toFixed(1)} s`, bar: 'at most 10 s' })
  const { isGood, text } = verdict(rows)
  console.log(`\n${table(rows)}\n\n${text}`)
  if (!isGood) process.exitCode = 1
})

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/account/sessions`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: demoAccounts.super, password: demoPassword }),
  })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Milliseconds from the start of the API's process to its first answer, the median of five. */
async function medianStart(start: () => Promise<{ stop: () => Promise<unknown> }>): Promise<number> {
  const times: number[] = []
  while (times.length < 5) {
    const since = performance.now()
    const api = await start()
    times.push(performance.now() - since)
    await api.stop()
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0
}
