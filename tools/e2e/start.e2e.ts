import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readMongoState } from '../mongo/mongo-state.ts'
import { demoAccounts, demoPassword } from '../product/demo-accounts.ts'
import { freePort, isPortFree } from '../shared/free-port.ts'
import { waitForExit } from '../shared/process-alive.ts'
import { workspace } from '../shared/workspace.ts'

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

/** Runs `npm start` without npm until it is ready or has ended. */
function start(env: Record<string, string> = {}): Promise<{ child: ChildProcess; output: string; code: number | null }> {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'],
    { cwd: workspace, env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let output = ''
  return new Promise((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        output += `${line}\n`
        if (line.includes('Ctrl-C stops everything')) resolve({ child, output, code: null })
      })
    }
    child.once('close', (code) => resolve({ child, output, code }))
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
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: demoAccounts.super, password: demoPassword }),
  })
  expect(answer.status).toBe(201)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function heroTitle(): Promise<string> {
  const hero = await (await fetch(`${address()}/api/hero`)).json() as { title: string }
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
    method: 'PUT', headers: { 'content-type': 'application/json', cookie },
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

test('the end of the database ends everything with a message, and a start that is killed leaves nothing running', async () => {
  const { child } = await start()
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  process.kill((await readMongoState(join(dataDir, 'mongo')))?.mongod ?? 0, 'SIGKILL')
  expect(await ended).toBe(1)
  expect(await isPortFree(port, '127.0.0.1')).toBe(true)

  // On the data that the dead database left.
  const { child: killed } = await start()
  const state = await readMongoState(join(dataDir, 'mongo'))
  await end(killed, 'SIGKILL')
  expect(await waitForExit(state?.mongod ?? 0, inject('waitMs'))).toBe(true)
  await expect.poll(() => isPortFree(port, '127.0.0.1')).toBe(true)
})
