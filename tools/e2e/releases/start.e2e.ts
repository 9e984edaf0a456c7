import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { proofHeader } from '@torneo/contracts/endpoint/endpoint'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { readMongoState } from '../../mongo/mongo-state.ts'
import { demoAccounts, demoPassword } from '../../product/demo-accounts.ts'
import { freePort, isPortFree } from '../../shared/free-port.ts'
import { waitForExit } from '../../shared/process-alive.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import { launchBrowser } from '../product/browser.ts'
import { signIn as signInAs } from '../product/sign-in.ts'

let dataDir: string
let port: number
let started: ChildProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torneo-journey-'))
  port = await freePort()
  started = []
})

afterEach(async () => {
  for (const child of started) child.kill('SIGTERM')
  for (const child of started) if (child.pid) await waitForExit(child.pid, inject('waitMs'))
  await rm(dataDir, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** Output printed so far. */
  output: string
  code: number | null
}

/** Runs `npm start` without npm until it is ready or has ended. */
function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    cwd: workspace,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const run: Started = { child, output: '', code: null }
  return new Promise((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        run.output += `${line}\n`
        if (line.includes('Ctrl-C stops everything')) resolve(run)
      })
    }
    child.once('close', (code) => resolve(Object.assign(run, { code })))
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.kill(signal)
  return ended
}

const address = () => `http://127.0.0.1:${port}`

async function signIn(): Promise<string> {
  const answer = await fetch(`${address()}/api/account/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.super, password: demoPassword }),
  })
  expect(answer.status).toBe(201)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function heroTitle(): Promise<string> {
  const hero = (await (await fetch(`${address()}/api/hero`)).json()) as { title: string }
  return hero.title
}

test('saved data survives a restart, and a stop leaves nothing running; a second start on the same data says so and leaves the first alone', async () => {
  const first = await start()
  expect(first.output).toContain(`Torneo is ready at http://localhost:${port}`)
  expect(first.output).toContain(demoAccounts.super)
  const { code, output } = await start({ PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(output).toMatch(/is already running.*DATA_DIR=/)
  expect((await fetch(`${address()}/readyz`)).status).toBe(200)

  const cookie = await signIn()
  const saved = await fetch(`${address()}/api/hero`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title: 'Guardado', subtitle: 'Antes', description: 'De parar' }),
  })
  expect(saved.status).toBe(200)
  const mongod = (await readMongoState(join(dataDir, 'mongo')))?.mongod ?? 0
  expect(await end(first.child, 'SIGINT')).toBe(0)
  expect(await waitForExit(mongod, 0)).toBe(true)
  expect(await isPortFree(port, '127.0.0.1')).toBe(true)

  const second = await start()
  expect(second.output).not.toContain('Filling')
  expect(await heroTitle()).toBe('Guardado')
  // The database also has the session.
  expect((await fetch(`${address()}/api/account`, { headers: { cookie } })).status).toBe(200)
})

/** Finds the process of the API that this start runs. */
async function apiOf({ child }: Started): Promise<number> {
  const { output } = await runTool('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)])
  return Number.parseInt(output.split('\n').find((line) => line.includes('dist/main.js')) ?? '', 10)
}

test('an API and a database that are killed are started again: what was acknowledged is there, a phone sends its queued actions by itself', async () => {
  const running = await start()
  const browser = await launchBrowser(inject('browserPath'))
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ baseURL: address(), viewport: { width: 390, height: 844 }, locale: 'es' })
  await signInAs(context, 'admin_tournament')
  const {
    items: [match],
  } = (await (await context.request.get('/api/matches?status=scheduled')).json()) as {
    items: { id: string; homeTeam: { name: string } }[]
  }
  if (!match) throw new Error('The demo has no scheduled match')
  await context.request.post(`/api/matches/${match.id}/start`)
  const stored = () =>
    context.request.get(`/api/matches/${match.id}`).then(
      async (answer) => ((await answer.json()) as { homeScore: number }).homeScore,
      () => null,
    )
  const page = await context.newPage()
  await page.goto(`/tournament/live?partido=${match.id}`)
  const plus = page.getByRole('button', { name: `Sumar gol a ${match.homeTeam.name}` })
  await plus.click()
  await expect.poll(stored).toBe(1)

  const api = await apiOf(running)
  process.kill(api, 'SIGKILL')
  await plus.click()
  await plus.click()
  await page.getByText(`Goles de ${match.homeTeam.name}: 3`).waitFor()
  await expect.poll(stored).toBe(3)
  expect(running.output).toMatch(
    /^\[[\d: -]{19}\] The API was killed and is started again\. Why: .+api\.log\n\[.+\] The API is running again\.$/m,
  )
  expect(await apiOf(running)).not.toBe(api)

  process.kill((await readMongoState(join(dataDir, 'mongo')))?.mongod ?? 0, 'SIGKILL')
  await plus.click()
  await expect.poll(() => running.output).toContain('The database is running again.')
  await expect.poll(stored).toBe(4)
  expect(await end(running.child, 'SIGINT')).toBe(0)
  expect(await isPortFree(port, '127.0.0.1')).toBe(true)
})

test('a start that is killed leaves nothing running', async () => {
  const { child } = await start()
  const state = await readMongoState(join(dataDir, 'mongo'))
  await end(child, 'SIGKILL')
  expect(await waitForExit(state?.mongod ?? 0, inject('waitMs'))).toBe(true)
  await expect.poll(() => isPortFree(port, '127.0.0.1')).toBe(true)
})

test("npm run release changes the panel that npm start runs, with a key that it makes and keeps for this machine's user; where none runs it says so", async () => {
  const release = (args: readonly string[], env: Record<string, string> = {}) =>
    runTool(process.execPath, ['tools/bootstrap.mjs', 'release', 'landing-admin', ...args], {
      cwd: workspace,
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...env },
    })
  expect(await release(['--list'])).toEqual({
    code: 1,
    output: expect.stringMatching(
      new RegExp(
        `^No panel runs at http://localhost:${port}\\. Start one in another terminal \\(npm start\\), or name`,
      ),
    ),
  })
  await start()
  const landing = async () => {
    const { remotes } = (await (await fetch(`${address()}/remotes.json`)).json()) as {
      readonly remotes: readonly { readonly name: string; readonly off?: string }[]
    }
    return remotes.find(({ name }) => name === 'landing-admin')
  }
  expect(await release(['--off', 'Vuelve a las 18'])).toMatchObject({ code: 0 })
  expect(await landing()).toMatchObject({ off: 'Vuelve a las 18' })

  const file = join(dataDir, 'release-keys.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const first = await readFile(file, 'utf8')
  expect(await release(['--on'])).toMatchObject({ code: 0 })
  expect(await readFile(file, 'utf8')).toBe(first)
  const cookie = await signIn()
  const { items } = (await (await fetch(`${address()}/api/release-keys`, { headers: { cookie } })).json()) as {
    readonly items: readonly { readonly id: string; readonly app: string; readonly name: string }[]
  }
  expect(items).toMatchObject([{ app: 'landing-admin', name: expect.stringMatching(/, npm run release$/) }])

  const proven = await fetch(`${address()}/api/account/proof`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: demoPassword }),
  })
  const { proof } = (await proven.json()) as { readonly proof: string }
  const headers = { cookie, [proofHeader]: proof }
  await fetch(`${address()}/api/release-keys/${items[0]?.id}`, { method: 'DELETE', headers })
  expect((await release(['--list'])).output).toContain('landing-admin 0.1.0-')
  expect(await readFile(file, 'utf8')).not.toBe(first)
  const elsewhere = await release(['--list'], { MONGODB_URI: 'mongodb://127.0.0.1:1/torneo' })
  expect(elsewhere).toMatchObject({ code: 1, output: expect.stringMatching(/^TORNEO_RELEASE_KEY is missing: /) })
  expect(await landing()).not.toHaveProperty('off')
})
