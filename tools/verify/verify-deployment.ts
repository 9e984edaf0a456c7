import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startReplicaSet } from '@torneo/api/servers/replica-set'
import { followersPath } from '@torneo/contracts/endpoint/realtime'
import sharp from 'sharp'
import { WebSocket } from 'ws'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { installVersion } from '../operate/upgrade/install-version.ts'
import { rollTo } from '../operate/upgrade/roll.ts'
import { versionLinks } from '../operate/upgrade/version-links.ts'
import { startApi } from '../product/api-process.ts'
import { buildProduct } from '../product/build.ts'
import { demoAccounts, demoPassword } from '../product/demo-accounts.ts'
import { seedDatabase } from '../product/seed-database.ts'
import { startSite } from '../product/site-process.ts'
import { assembleSite } from '../release/site/assemble-site.ts'
import { refuseArguments } from '../shared/command-line.ts'
import { freePort } from '../shared/free-port.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'
import { startService } from '../shared/service.ts'
import { workspace } from '../shared/workspace.ts'
import { startNginx } from './start-nginx.ts'

const patience = 20_000

function confirm(isSo: boolean, what: string): void {
  if (!isSo) throw new PlainError(`Not so: ${what}`)
  console.log(`  ${what}`)
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const since = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - since > patience) throw new PlainError(`Not within ${patience / 1000} s: ${what}`)
    await delay(50)
  }
  console.log(`  ${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
}

/**
 * Runs `npm run verify:deployment`: the production of docs/operations/install.md on loopback (nginx, two nodes, a replica set
 * of three), used and broken on purpose.
 */
await runCommand(async (life) => {
  refuseArguments(process.argv.slice(2), 'Use: npm run verify:deployment')
  const log = (line: string) => console.log(line)
  const dir = await mkdtemp(join(tmpdir(), 'torneo-verify-'))
  life.onStop(() => rm(dir, { recursive: true, force: true }))
  const mongo = await startTestMongo()
  life.onStop(() => mongo.stop())
  await buildProduct(log)
  const trio = await startReplicaSet(mongo.uri, 60_000)
  life.onStop(() => trio.stop())
  const uri = trio.uriOf('torneo')
  await seedDatabase(uri)
  const siteDir = join(dir, 'site')
  await assembleSite({ appsDir: join(workspace, 'apps'), siteDir })
  const [port, ...nodePorts] = [await freePort(), await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, PUBLIC_URL: address, TRUST_PROXY: 'loopback', SIGNIN_WINDOW_S: '5' }
  const nodes = await Promise.all(
    nodePorts.map((nodePort) => startApi({ port: nodePort, mongodbUri: uri, siteDir, env })),
  )
  for (const node of nodes) life.onStop(() => node.stop())
  const sitePorts = [await freePort(), await freePort()]
  life.onStop(await startNginx({ dir, port, nodes: nodePorts, sites: sitePorts }))
  for (const sitePort of sitePorts) {
    // Through the proxy, so that a site follows whichever node is there.
    const cacheDir = join(dir, `site-${sitePort}`)
    const site = await startSite({ apiUrl: address, cacheDir, siteDir, port: sitePort })
    life.onStop(() => site.stop())
  }

  log('Alert rules')
  for (const [command, file] of [
    ['check', 'torneo.rules.yml'],
    ['test', 'torneo.rules.test.yml'],
  ] as const) {
    const { code, output } = await runTool('promtool', [command, 'rules', file], {
      cwd: join(workspace, 'deploy/prometheus'),
    })
    if (code === null) throw new PlainError('This proof needs promtool: apt-get install prometheus')
    if (code !== 0) log(output)
    confirm(code === 0, `promtool ${command} rules ${file}`)
  }

  log('Pages and their caching')
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  confirm(
    page.status === 200 &&
      page.headers.get('cache-control') === 'no-cache' &&
      page.headers.has('content-security-policy'),
    'the page comes with its policy, asked for each time',
  )
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? ''
  const asset = await fetch(address + script)
  confirm(
    asset.status === 200 && (asset.headers.get('cache-control') ?? '').includes('immutable'),
    'immutable files may be cached for a year',
  )
  confirm(
    (await fetch(`${address}/en-vivo`, { headers: { accept: 'text/html' } })).status === 200,
    "the families' page is there",
  )
  const publicPage = await fetch(`${address}/inicio`)
  const publicHtml = await publicPage.text()
  confirm(
    publicPage.status === 200 && (publicPage.headers.get('cache-control') ?? '').includes('no-cache'),
    'the public page is there, asked for each time',
  )
  confirm(
    (publicPage.headers.get('content-security-policy') ?? '').includes(';sandbox allow-scripts'),
    "its scripts have no part in the panel's origin",
  )
  const [, visitor = ''] = /src="(\/inicio\/assets\/[^"]+)"/.exec(publicHtml) ?? []
  const { headers: ofScript } = await fetch(address + visitor)
  confirm(
    (ofScript.get('cache-control') ?? '').includes('immutable') && ofScript.get('access-control-allow-origin') === '*',
    'its script may be cached for a year, and read by it',
  )
  confirm(
    (await (await fetch(`${address}/sitemap.xml`)).text()).includes(`<loc>${address}/inicio</loc>`),
    'search engines find it by the address that people open',
  )
  confirm((await fetch(`${address}/metrics`)).status === 404, 'the metrics are not public')

  log('A session over both nodes')
  const json = { 'content-type': 'application/json', origin: address }
  const signIn = (email: string, password: string, headers = {}) =>
    fetch(`${address}/api/account/sessions`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ email, password }),
    })
  const [cookie = '', device = ''] = (await signIn(demoAccounts.super, demoPassword)).headers
    .getSetCookie()
    .map((response) => response.split(';')[0])
  const ask = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(`${address}/api/${path}`, { ...init, headers: { ...json, cookie, ...init.headers } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('account')))
  confirm(
    answers.every(({ status }) => status === 200),
    'whichever node answers, the session is known',
  )
  confirm(
    (await ask('account/prefs', { method: 'PATCH', headers: { origin: 'https://elsewhere.example' }, body: '{}' }))
      .status === 403,
    'another origin writes nothing',
  )
  for (let failure = 0; failure < 11; failure += 1)
    await signIn(demoAccounts.admin_landing, 'mal-escrita', { 'x-forwarded-for': `10.0.0.${failure}` })
  confirm(
    (await signIn(demoAccounts.admin_landing, demoPassword, { 'x-forwarded-for': '10.9.9.9' })).status === 429,
    'a forged address does not get around the limit on failed sign-ins',
  )

  log('Strangers')
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, place) => signIn(`nadie${place}@example.org`, 'mal-escrita')),
  )
  const rejected = guesses.filter(({ status }) => status === 429)
  confirm(rejected.length >= 30, 'of a hundred sign-ins at once most are refused')
  confirm(
    guesses.every(({ status }) => [401, 429].includes(status)),
    'and none is a fault of ours',
  )
  const sentences = new Set(
    await Promise.all(rejected.map(async (response) => ((await response.json()) as { message: string }).message)),
  )
  confirm(
    [...sentences].join() === 'Demasiados intentos. Espera un momento y vuelve a intentar.',
    'with one sentence, from the proxy or the service',
  )
  confirm(
    (await signIn(demoAccounts.super, demoPassword, { cookie: device })).status === 201,
    'a known device is not locked out',
  )
  confirm(!(await readFile(join(dir, 'access.log'), 'utf8')).includes('127.0.0.1'), 'the log contains no full address')

  log('https')
  const [secureDir, securePort] = [join(dir, 'tls'), await freePort()]
  const tls = { certificate: join(secureDir, 'certificate.pem'), key: join(secureDir, 'key.pem') }
  await mkdir(secureDir)
  const { code } = await runTool('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=127.0.0.1',
    '-keyout',
    tls.key,
    '-out',
    tls.certificate,
  ])
  confirm(code === 0, 'a certificate of our own is there')
  life.onStop(
    await startNginx({
      dir: secureDir,
      port: securePort,
      nodes: nodePorts,
      sites: sitePorts,
      proxies: '127.0.0.1',
      tls,
    }),
  )
  const secure = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    get(
      { host: '127.0.0.1', port: securePort, path: '/api/version', headers, rejectUnauthorized: false },
      resolve,
    ).once('error', reject)
  })
  secure.resume()
  confirm(
    secure.statusCode === 200 && secure.headers.server === 'nginx',
    'it answers, and does not say which nginx it is',
  )
  await until('the address that a proxy before it names is the one that counts', async () =>
    (await readFile(join(secureDir, 'access.log'), 'utf8')).startsWith('203.0.113.0 '),
  )

  log('A picture')
  const noise = { width: 1280, height: 1276, channels: 3 } as const
  const large = await sharp(randomBytes(noise.width * noise.height * noise.channels), { raw: noise })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(large)], { type: 'image/png' }), 'tribuna.png')
  const stored = await fetch(`${address}/api/storage/buckets/general/files`, {
    method: 'POST',
    headers: { cookie, origin: address },
    body: form,
  })
  confirm(stored.status === 201, '4.9 MB go in through the proxy')
  const { url } = (await stored.json()) as { url: string }
  const back = Buffer.from(await (await fetch(address + url)).arrayBuffer())
  confirm(
    createHash('sha1').update(back).digest('hex') === createHash('sha1').update(large).digest('hex'),
    'and come out the same',
  )
  const part = await fetch(`${address}${url}?v=1`, { headers: { range: 'bytes=1-3', accept: 'image/avif' } })
  confirm(part.status === 206 && (await part.text()) === 'PNG', 'a part of it is given too')
  const copies = (await readdir(join(dir, 'cache'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(copies.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  confirm(
    sizes.filter((size) => size > large.length).length === 1,
    'and however it is asked for, the proxy keeps it once',
  )

  log('Match day')
  const { items } = (await (await ask('matches?status=scheduled')).json()) as { items: { id: string }[] }
  const id = items[0]?.id ?? ''
  const socket = new WebSocket(`${address.replace('http', 'ws')}${followersPath}`)
  let shown = -1
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { data?: { match?: { homeScore: number } } }
    shown = message.data?.match?.homeScore ?? shown
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'subscribe', channels: [`match:${id}`] }))
  await until('a socket through the proxy and the public side shows the match', async () => shown === 0)
  const command = (path: string, body?: object, key = randomBytes(12).toString('hex')) =>
    ask(`matches/${id}/${path}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  confirm((await command('start')).status === 200, 'a match starts')
  await command('score', { side: 'home', step: 1 })
  await until('a goal sent to one node is seen on the socket of any', async () => shown === 1)

  /** Retries with the same key until it gets a response, as the panel does. */
  const insist = async (what: string) => {
    const key = randomBytes(12).toString('hex')
    await until(what, async () => (await command('score', { side: 'home', step: 1 }, key)).status === 200)
  }
  log('One node is killed')
  const [first, second] = nodes
  process.kill(first?.pid ?? 0, 'SIGKILL')
  await first?.ended
  await insist('a goal is counted by the other')
  const restarted = await startApi({ port: nodePorts[0] ?? 0, mongodbUri: uri, siteDir, env })
  life.onStop(() => restarted.stop())

  log("The database's primary is killed")
  await trio.killPrimary()
  await insist('a goal is counted by the next primary')
  const match = (await (await ask(`matches/${id}`)).json()) as { homeScore: number }
  confirm(match.homeScore === 3, 'three goals were sent, three are there')

  log('An upgrade of both nodes, under load, and one that fails')
  let isOver = false
  const failures: number[] = []
  const load = (async () => {
    while (!isOver) {
      const answer = await fetch(`${address}/api/public/tournament`)
      await answer.arrayBuffer()
      if (answer.status !== 200) failures.push(answer.status)
    }
  })()
  const versions = join(dir, 'versions-of-service')
  await installVersion(versions, 'next', log)
  await cp(join(versions, 'versions/next'), join(versions, 'versions/broken'), { recursive: true })
  await writeFile(join(versions, 'versions/broken/services/api/dist/main.js'), 'process.exit(1)')
  const running = new Map<number, { stop(): Promise<void> }>([
    [nodePorts[0] ?? 0, restarted],
    ...(second ? [[nodePorts[1] ?? 0, second] as const] : []),
  ])
  const restart = async (nodePort: number) => {
    await running.get(nodePort)?.stop()
    const node = startService({
      args: [join(versions, 'current/services/api/dist/main.js')],
      env: {
        ...env,
        PORT: String(nodePort),
        HOST: '127.0.0.1',
        MONGODB_URI: uri,
        SITE_DIR: siteDir,
        LOG_LEVEL: 'error',
      },
    })
    running.set(nodePort, node)
    life.onStop(() => node.stop())
  }
  const rolling = {
    links: versionLinks(versions),
    ports: nodePorts,
    restart,
    log: (line: string) => log(`  ${line}`),
    patienceMs: 10_000,
  }
  await rollTo('next', rolling)
  confirm(
    await rollTo('broken', rolling).then(
      () => false,
      () => true,
    ),
    'a version that does not become ready is taken back by itself',
  )
  isOver = true
  await load
  confirm(failures.length === 0, `no family saw an error${failures.length > 0 ? ` (${failures.join(', ')})` : ''}`)
  socket.close()
  log('Proved.')
})
