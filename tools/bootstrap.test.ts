import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from './shared/run-tool.ts'
import { workspace } from './shared/workspace.ts'

const bootstrap = (...args: string[]) => runTool(process.execPath, ['tools/bootstrap.mjs', ...args], { cwd: workspace })

const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const list = `Commands: ${Object.keys(scripts)
  .filter((name) => scripts[name]?.startsWith('node tools/bootstrap.mjs'))
  .join(', ')}.`

test.each([
  ['no command', [], `No command given. ${list}\n`],
  ['an unknown command', ['begin'], `Unknown command 'begin'. ${list}\n`],
  ['a name that every object has', ['constructor'], `Unknown command 'constructor'. ${list}\n`],
])('%s ends with the list of commands', async (_name, args, output) => {
  expect(await bootstrap(...args)).toEqual({ code: 1, output })
})

const commands = Object.values(scripts).flatMap(
  (script) => /^node tools\/bootstrap\.mjs (\S+)$/.exec(script)?.[1] ?? [],
)
// `test` passes its arguments on to vitest.
const ours = commands.filter((name) => name !== 'test')
const working = [
  'start',
  'dev',
  'check',
  'bench',
  'break',
  'pictures',
  'site',
  'verify:deployment',
  'contracts',
  'migrate',
  'sdk',
  'sections',
]

test.each(ours)('%s ends with an error and a usage of one line when it does not know a word', async (name) => {
  const { code, output } = await bootstrap(name, '--nothing-like-that')
  expect([code === 0, output.trimEnd().split('\n').length]).toEqual([false, 1])
})

test.each(ours.filter((name) => !working.includes(name)))(
  '%s, which does nothing without words, ends with an error and its usage',
  async (name) => {
    const { code, output } = await bootstrap(name)
    expect([code === 0, output.trimEnd().split('\n').length]).toEqual([false, 1])
  },
)
