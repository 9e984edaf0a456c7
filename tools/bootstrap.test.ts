import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from './shared/run-tool.ts'
import { workspace } from './shared/workspace.ts'

const bootstrap = (...args: string[]) => runTool(process.execPath, ['tools/bootstrap.mjs', ...args], { cwd: workspace })

const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const list = `Commands: ${Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node tools/bootstrap.mjs')).join(', ')}.`

test.each([
  ['no command', [], `No command given. ${list}\n`],
  ['an unknown command', ['begin'], `Unknown command 'begin'. ${list}\n`],
  ['a name that every object has', ['constructor'], `Unknown command 'constructor'. ${list}\n`],
])('%s ends with the list of commands', async (_name, args, output) => {
  expect(await bootstrap(...args)).toEqual({ code: 1, output })
})
