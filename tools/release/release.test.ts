import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { readReleaseArguments } from './release-action.ts'
import { committedState, inputsOf } from './section-source.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-release-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
}

describe('the source of a release', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Carla', '-c', 'user.email=c@torneo.local', ...args], {
      encoding: 'utf8',
    })

  test('is a commit: uncommitted changes in the app or below it are rejected, elsewhere they do not matter', async () => {
    for (const file of ['apps/landing-admin/src/a.ts', 'apps/users-admin/src/b.ts', 'libs/ui/src/c.ts'])
      await write(file, '1')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'first')
    expect(await committedState(root, inputsOf('landing-admin'))).toMatch(/^[0-9a-f]{10}$/)
    await write('apps/users-admin/src/b.ts', '2')
    expect(await committedState(root, inputsOf('landing-admin'))).toMatch(/^[0-9a-f]{10}$/)
    await expect(committedState(root, inputsOf('users-admin'))).rejects.toThrow(
      'apps/users-admin/src/b.ts is not committed',
    )
    await write('libs/ui/src/new.ts', '1')
    await expect(committedState(root, inputsOf('landing-admin'))).rejects.toThrow('libs/ui/src/new.ts is not committed')
  })

  test("outside of git is rejected with git's own line", async () => {
    await expect(committedState(root, inputsOf('landing-admin'))).rejects.toThrow(/not a git repository/)
  })
})

test('a key file is for its owner alone, and is not written over', async () => {
  const makeKey = (file: string) =>
    execFileSync(
      process.execPath,
      [join(workspace, 'tools/bootstrap.mjs'), 'keys', 'landing-admin', join(root, file)],
      { encoding: 'utf8' },
    )
  expect(makeKey('landing.key').split('\n')[1]).toMatch(/^\{ ?"landing-admin": ?\["MCow/)
  expect((await stat(join(root, 'landing.key'))).mode & 0o777).toBe(0o600)
  await write('old.key', 'old')
  expect(() => makeKey('old.key')).toThrow('is there already')
  expect(await readFile(join(root, 'old.key'), 'utf8')).toBe('old')
})

describe('the command line', () => {
  const apps = ['landing-admin', 'users-admin']
  const everyone = { isPreview: false, roles: [] }

  test.each([
    [['landing-admin'], { app: 'landing-admin', panel: null, action: { kind: 'release', version: null, ...everyone } }],
    [
      ['landing-admin', '--version', '1.4.0', '--preview'],
      {
        app: 'landing-admin',
        panel: null,
        action: { kind: 'release', version: '1.4.0', ...everyone, isPreview: true },
      },
    ],
    [
      ['landing-admin', '--panel', 'https://panel.test', '--roles', 'super, admin_landing'],
      {
        app: 'landing-admin',
        panel: 'https://panel.test',
        action: { kind: 'release', version: null, isPreview: false, roles: ['super', 'admin_landing'] },
      },
    ],
    [['users-admin', '--rollback'], { app: 'users-admin', panel: null, action: { kind: 'rollback', version: null } }],
    [
      ['users-admin', '--rollback', '1.2.0'],
      { app: 'users-admin', panel: null, action: { kind: 'rollback', version: '1.2.0' } },
    ],
    [
      ['users-admin', '--promote', '1.2.0-preview'],
      { app: 'users-admin', panel: null, action: { kind: 'promote', version: '1.2.0-preview', roles: [] } },
    ],
    [
      ['users-admin', '--promote', '1.2.0', '--roles', 'super'],
      { app: 'users-admin', panel: null, action: { kind: 'promote', version: '1.2.0', roles: ['super'] } },
    ],
    [
      ['users-admin', '--off', 'Vuelve mañana'],
      { app: 'users-admin', panel: null, action: { kind: 'off', message: 'Vuelve mañana' } },
    ],
    [['users-admin', '--on'], { app: 'users-admin', panel: null, action: { kind: 'on' } }],
    [['users-admin', '--list'], { app: 'users-admin', panel: null, action: { kind: 'list' } }],
    [['users-admin', '--safe'], { app: 'users-admin', panel: null, action: { kind: 'safe' } }],
    [
      ['users-admin', '--safe', '--panel', 'https://panel.test'],
      { app: 'users-admin', panel: 'https://panel.test', action: { kind: 'safe' } },
    ],
    [
      ['referees-admin', '--rollback'],
      { app: 'referees-admin', panel: null, action: { kind: 'rollback', version: null } },
    ],
  ])('understands %j', (args, expected) => {
    expect(readReleaseArguments(args, apps, {})).toEqual(expected)
  })

  test.each([
    [[], 'Use: npm run release'],
    [['shell'], "There is no section app 'shell'"],
    [['landing-admin', '--force'], "'--force' is not understood"],
    [['landing-admin', '1.2.0'], "'1.2.0' is not understood"],
    [['landing-admin', '--version'], '--version needs a text'],
    [['landing-admin', '--version', '../x'], "'../x' is no version"],
    [['landing-admin', '--off', ' '], '--off needs a text'],
    [['landing-admin', '--list', '--on'], 'Only one of these'],
    [['landing-admin', '--promote', '1.2.0', '--preview'], 'Only one of these'],
    [['landing-admin', '--rollback', '--preview'], 'Only one of these'],
    [['landing-admin', '--to', '/srv/site'], "'--to' is not understood"],
    [['landing-admin', '--prune'], "'--prune' is not understood"],
    [['landing-admin', '--share', '10'], "'--share' is not understood"],
    [
      ['landing-admin', '--panel', 'https://panel.test', '--preview', '--roles', 'super'],
      'A preview is for who asks for it',
    ],
  ])('rejects %j with one line', (args, message) => {
    expect(() => readReleaseArguments(args, apps, {})).toThrow(message)
  })

  test('takes the panel from TORNEO_PANEL, unless another is named', () => {
    const env = { TORNEO_PANEL: 'https://panel.test' }
    const panelOf = (...more: string[]) => readReleaseArguments(['users-admin', '--list', ...more], apps, env).panel
    expect([panelOf(), panelOf('--panel', 'https://other.test')]).toEqual(['https://panel.test', 'https://other.test'])
  })
})
