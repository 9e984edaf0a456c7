import { expect, test } from 'vitest'
import { runTool } from './shared/run-tool.ts'
import { workspace } from './shared/workspace.ts'

const bootstrap = (...args: string[]) => runTool(process.execPath, ['tools/bootstrap.mjs', ...args], { cwd: workspace })

const list = 'Commands: start, test, dev, check, bench, seed, user, stats, site, verify:deployment, prove, release, contracts, backup, restore, migrate, new:section, new:feature.'

test.each([
  ['no command', [], `No command given. ${list}\n`],
  ['an unknown command', ['begin'], `Unknown command 'begin'. ${list}\n`],
  ['a name that every object has', ['constructor'], `Unknown command 'constructor'. ${list}\n`],
])('%s ends with the list of commands', async (_name, args, output) => {
  expect(await bootstrap(...args)).toEqual({ code: 1, output })
})
