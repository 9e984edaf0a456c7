import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../product/settings.ts'
import { createLifecycle } from '../shared/lifecycle.ts'
import { runTool } from '../shared/run-tool.ts'
import { workspace } from '../shared/workspace.ts'
import { withDatabase } from './with-database.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'torneo-commands-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Runs a command as an operator would, in a shell without any of the service's settings. */
const command = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runTool(process.execPath, [join(workspace, 'tools/bootstrap.mjs'), name, ...args], {
    cwd: workspace,
    env: { PATH: process.env.PATH, DATA_DIR: dir, ...env },
  })

test.each([
  ['backup', ['copy.torneo'], {}, 'npm start never made one in'],
  ['stats', ['--check'], {}, 'npm start never made one in'],
  ['migrate', [], {}, 'npm start never made one in'],
  ['user', ['create-super', 'a@b.example', 'Ana'], {}, 'npm start never made one in'],
  ['restore', ['copy.torneo'], { NODE_ENV: 'production' }, 'NODE_ENV is production'],
])('npm run %s without a database is rejected, and starts none', async (name, args, env, why) => {
  const { code, output } = await command(
    name,
    args.map((arg) => (arg.endsWith('.torneo') ? join(dir, arg) : arg)),
    env,
  )
  expect([code, output]).toEqual([1, expect.stringContaining(`No database is named, and ${why}`)])
  expect(await readdir(dir)).toEqual([])
})

test.each([
  ['mongodb://ana:secreto@db1:27017,db2:27018/torneo25?replicaSet=rs0', 'torneo25 on db1:27017,db2:27018'],
  ['mongodb://127.0.0.1:27017/?replicaSet=rs0', 'torneo on 127.0.0.1:27017'],
  ['mongodb+srv://x.example', 'torneo on x.example'],
])('says which database is meant, and no password: %s', async (uri, title) => {
  const life = createLifecycle()
  expect(await withDatabase({ ...readSettings({}), mongodbUri: uri }, life, { log: () => undefined })).toEqual({
    uri,
    title,
  })
})
