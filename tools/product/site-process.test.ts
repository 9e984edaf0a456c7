import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runTool } from '../shared/run-tool.ts'
import { workspace } from '../shared/workspace.ts'
import { confinedArguments } from './site-process.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torneo-confined-'))
  for (const name of ['dist', 'cache']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'secret.txt'), 'secret')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs code as the site's program, without this process's environment; returns what it printed. */
async function run(code: string): Promise<string> {
  const program = join(folder, 'dist/main.mjs')
  await writeFile(program, code)
  const { output } = await runTool(process.execPath, confinedArguments(program, join(folder, 'cache')), { env: {} })
  return output.trim()
}

/** The code of the error that a statement throws, or 'none'. */
const failing = (statement: string) =>
  run(`try { ${statement}; console.log('none') } catch (error) { console.log(error.code ?? error.message) }`)
const module = (name: string) => `process.getBuiltinModule?.('${name}') ?? (await import('${name}'))`

test.each([
  ['a file beside its folder', (root: string) => `(${module('node:fs')}).readFileSync('${join(root, 'secret.txt')}')`],
  ['the workspace', () => `(${module('node:fs')}).readFileSync('${join(workspace, 'package.json')}')`],
  ['the environment of its parent', () => `(${module('node:fs')}).readFileSync('/proc/' + process.ppid + '/environ')`],
  ['a folder that is not its own', (root: string) => `(${module('node:fs')}).writeFileSync('${join(root, 'x')}', '')`],
  ['its own program', (root: string) => `(${module('node:fs')}).writeFileSync('${join(root, 'dist/main.mjs')}', '')`],
  ['another program', () => `(${module('node:child_process')}).execFileSync('ls')`],
])('a program of the site may not reach %s', async (_what, statement) => {
  expect(await failing(statement(folder))).toBe('ERR_ACCESS_DENIED')
})

test('it has no environment, and writes to its folder', async () => {
  expect(
    await run('console.log(Object.keys(process.env).filter((name) => name !== "__CF_USER_TEXT_ENCODING").length)'),
  ).toBe('0')
  expect(await failing(`(${module('node:fs')}).writeFileSync('${join(folder, 'cache/known.json')}', 'known')`)).toBe(
    'none',
  )
  expect(await readFile(join(folder, 'cache/known.json'), 'utf8')).toBe('known')
})
