import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDevArguments } from '../dev/arguments.ts'
import { readUpgradeArguments } from '../operate/upgrade/upgrade-arguments.ts'
import { readReleaseAction, readReleaseArguments } from '../release/release-action.ts'
import { runTool } from '../shared/run-tool.ts'
import { releasableApps } from '../shared/section-apps.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { type Handling, handled } from './documented-commands.ts'
import { documentedLines, linesOf } from './documented-lines.ts'

const rows = Object.entries(handled)
const rowsWith = <Key extends string>(key: Key) =>
  rows.filter((row): row is [string, Extract<Handling, Readonly<Record<Key, unknown>>>] =>
    Object.hasOwn(Object(row[1]), key),
  )

test('every command line of the documents has a test that knows it, and every row of the table a line', () => {
  expect(Object.keys(handled).toSorted()).toEqual([...documentedLines().keys()].toSorted())
})

test('a line is found in code, blocks, and tables that continue with their head or the row before', () => {
  const text = [
    'Say `npm run a`, or `A=1 npx b --c`\nand `npm run\nd -- <e>`; `npm`, `nothing to run` and `npm run f --` are none.',
    '```sh\nexport A=1\nnpm run g \\\n  --h  # why\n```',
    '```js\nnpm run none\n```',
    '| `npm run user --` | Does |\n|---|---|\n| `list` | all |\n| `end <email>` | `npm run i` |',
    '| Command | Does |\n|---|---|\n| `npm run j -- k` | |\n| `... --l`, `... --m "n"` | |',
    '',
  ].join('\n\n')
  expect(new Set(linesOf(text))).toEqual(
    new Set([
      ...['npm run a', 'A=1 npx b --c', 'npm run d -- <e>', 'npm run g --h', 'npm run i', 'npm run j -- k'],
      ...['npm run user -- list', 'npm run user -- end <email>', 'npm run j -- k --l', 'npm run j -- k --m "n"'],
    ]),
  )
})

test('a test that runs a line is there', () => {
  expect(rowsWith('by').filter(([, { by }]) => !existsSync(join(workspace, by)))).toEqual([])
})

/** Example values of placeholders, for lines whose arguments are read only. */
const named = (line: string) =>
  line
    .replaceAll('<app>', 'landing-admin')
    .replaceAll('referees-admin', 'users-admin')
    .replaceAll('<address>', 'https://panel.example.org')
    .replaceAll('<version>', '1.4.0')
    .replaceAll('[version]', '1.4.0')

/** Arguments of a line as a shell passes them to its program, without settings. */
async function argumentsOf(line: string): Promise<string[]> {
  const after = named(line).replace(/^(?:[A-Z_]+=\S+ )*(?:npm run [\w:]+(?: --)?|npx \w+)/, '')
  const { output } = await runTool('bash', ['-c', `printf '%s\\0' ${after}`])
  return output.split('\0').slice(0, -1).filter(Boolean)
}

/** Rejects arguments that the tool of a line would reject. */
const readers: Readonly<Record<Extract<Handling, { read: unknown }>['read'], (args: readonly string[]) => unknown>> = {
  release: (args) => readReleaseArguments(args, releasableApps, {}),
  team: (args) => readReleaseAction(args, '', {}),
  dev: readDevArguments,
  upgrade: readUpgradeArguments,
  async vitest([, ...args]) {
    const { code, output } = await runTool(process.execPath, [toolPath('vitest'), 'list', '--filesOnly', ...args], {
      cwd: workspace,
    })
    if (code !== 0 || !/\.(test|e2e)\.tsx?$/m.test(output)) throw new Error(output)
  },
  nx([, target = '']) {
    const [project = '', task = ''] = target.split(':')
    const file = join(workspace, 'services', project.replace('@torneo/', ''), 'package.json')
    const { name, scripts } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; scripts: object }
    if (name !== project || !Object.hasOwn(scripts, task)) throw new Error(`${target} is no task`)
  },
}

async function problemOf(read: keyof typeof readers, line: string): Promise<string | null> {
  try {
    await readers[read](await argumentsOf(line))
    return null
  } catch (error) {
    return String(error)
  }
}

test.each(rowsWith('read'))('%s: its arguments are accepted', async (line, { read }) => {
  expect(await problemOf(read, line)).toBeNull()
})
