import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runTool } from '../shared/run-tool.ts'
import { workspace } from '../shared/workspace.ts'

let dataDir: string
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'torneo-start-'))))
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const start = (env: Record<string, string>, ...args: string[]) =>
  runTool(process.execPath, ['--import', 'tsx', 'tools/product/start.ts', ...args], {
    cwd: workspace,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })

test.each([
  ['PORT', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'real'],
  ['PUBLIC_URL', 'panel'],
  ['MONGODB_URI', 'localhost'],
])('a wrong %s ends the start with one line that names it', async (name, value) => {
  const { code, output } = await start({ [name]: value })
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^${name} cannot be used: [^\\n]+\\n$`))
})

test.each([
  ['DATA_DIR', 'a file', '', 'is a file'],
  ['DATA_DIR', 'a folder below a file', '/data', 'is below a file'],
  ['SITE_DIR', 'a file', '', 'is a file'],
])('%s that is %s ends the start with one line that names the setting', async (name, _kind, below, reason) => {
  const file = join(dataDir, 'notes.txt')
  await writeFile(file, '')
  const { code, output } = await start({ [name]: `${file}${below}` })
  expect({ code, output }).toEqual({
    code: 1,
    output: `${name} cannot be used: ${file}${below} ${reason}. Choose a folder of your own: ${name}=.data-2 npm start\n`,
  })
})

test('demo accounts are rejected on any database but the embedded one', async () => {
  const { code, output } = await start({ MONGODB_URI: 'mongodb://127.0.0.1:1/torneo', SEED: 'demo' })
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^SEED cannot be used: [^\n]+\n$/) as unknown,
  })
})

test('an unknown option ends the start with one line', async () => {
  expect(await start({}, '--wan')).toEqual({
    code: 1,
    output: 'Unknown option --wan. npm start knows one: npm start -- --lan\n',
  })
})

test('a taken port ends the start with a line that says what to do', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as { port: number }
  const { code, output } = await start({ PORT: String(port) })
  squatter.close()
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken.*PORT=\\d+ npm start\\n$`))
})
