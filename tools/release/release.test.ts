import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readRemotes } from '@torneo/contracts/releases/remotes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { readReleaseArguments } from './arguments.ts'
import { promote, prune, publish, rollBack, switchOff } from './change-site.ts'
import { listReleases } from './list.ts'
import { requireSite } from './require-site.ts'
import { committedState, inputsOf } from './source-state.ts'

let root: string
let siteDir: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-release-'))
  siteDir = join(root, 'site')
})
afterEach(() => rm(root, { recursive: true, force: true }))

type App = 'landing-admin' | 'users-admin'
const paths: Record<App, string> = { 'landing-admin': '/hero', 'users-admin': '/users' }

const target = (app: App = 'landing-admin') => ({ siteDir, app, by: 'Carla' })

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
}

/** Writes a minimal build of an app and returns its folder. */
async function build(code: string, app: App = 'landing-admin', manifest: object = {}): Promise<string> {
  const section = {
    id: paths[app].slice(1),
    path: paths[app],
    label: 'Hero',
    group: 'content',
    roles: ['super'],
    owner: app,
    order: 1,
  }
  await write(`apps/${app}/package.json`, JSON.stringify({ version: '1.0.0' }))
  await write(
    `apps/${app}/dist/section.json`,
    JSON.stringify({ name: app, version: '0.0.0', requires: { shell: 1, api: 1 }, sections: [section], ...manifest }),
  )
  await write(`apps/${app}/dist/mf-manifest.json`, '{}')
  await write(`apps/${app}/dist/assets/Section.js`, `export const code = '${code.repeat(2000)}'`)
  return join(root, 'apps', app, 'dist')
}

async function release(
  code: string,
  version: string | null = null,
  app: App = 'landing-admin',
  isPreview = false,
): Promise<string> {
  return publish(target(app), { distDir: await build(code, app), commit: 'abc1234567', version, isPreview })
}

const live = async () => readRemotes(JSON.parse(await readFile(join(siteDir, 'remotes.json'), 'utf8')))
const liveVersions = async () => Object.fromEntries((await live()).map(({ name, version }) => [name, version]))
const codeOf = (version: string, app: App = 'landing-admin') =>
  readFile(join(siteDir, 'remotes', app, version, 'assets/Section.js'), 'utf8')

/** Reads all files of a folder: equal results before and after prove that nothing was written. */
async function contentOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return (await Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'utf8')}`))).join('\n')
}

describe('a release', () => {
  test('makes a version live in a folder of its own, with its commit and hashes, and touches no other app', async () => {
    await release('u', '3.0.0', 'users-admin')
    const others = await contentOf(join(siteDir, 'remotes/users-admin'))
    expect(await release('a', '1.4.0')).toBe('1.4.0')
    const [landing] = await live()
    expect(landing).toMatchObject({
      name: 'landing-admin',
      version: '1.4.0',
      commit: 'abc1234567',
      entry: '/remotes/landing-admin/1.4.0/mf-manifest.json',
    })
    const entry = await readFile(join(siteDir, landing?.entry ?? ''))
    expect(landing?.integrity).toBe(`sha384-${hash('sha384', entry, 'base64')}`)
    expect(JSON.parse(entry.toString())).toMatchObject({
      integrity: { 'assets/Section.js': `sha384-${hash('sha384', await codeOf('1.4.0'), 'base64')}` },
    })
    expect(await liveVersions()).toEqual({ 'landing-admin': '1.4.0', 'users-admin': '3.0.0' })
    expect(await contentOf(join(siteDir, 'remotes/users-admin'))).toBe(others)
  })

  test('keeps, byte for byte, what another release of the tools wrote: fields, rows and apps that this one cannot read', async () => {
    await release('a', '1.0.0')
    await release('b', '2.0.0')
    const [landing] = (
      JSON.parse(await readFile(join(siteDir, 'remotes.json'), 'utf8')) as { remotes: [{ sections: object[] }] }
    ).remotes
    const newer = {
      served: 'later',
      remotes: [
        { ...landing, channel: 'beta', sections: [{ ...landing.sections[0], badge: { count: 2 } }, { path: 7 }] },
        { name: 'referees-admin', entry: 7, sections: 'of tomorrow' },
        null,
      ],
    }
    await write('site/remotes.json', JSON.stringify(newer))
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await switchOff(target(), 'Vuelve mañana')
    await release('u', '3.0.0', 'users-admin')
    await switchOff(target(), null)
    const after = JSON.parse(await readFile(join(siteDir, 'remotes.json'), 'utf8')) as typeof newer
    expect({ ...after, remotes: after.remotes.filter((entry) => entry?.name !== 'users-admin') }).toEqual({
      ...newer,
      remotes: [null, newer.remotes[0], newer.remotes[1]],
    })
    expect(await listReleases(siteDir, 'landing-admin')).toContain('landing-admin 2.0.0 is live')
    expect(await rollBack(target(), null)).toBe('1.0.0')
    expect(told).toHaveBeenCalled()
    told.mockRestore()
  })

  test('goes back to a version whose manifest has rows and fields of tomorrow, as it is written', async () => {
    await build('a', 'landing-admin', { channel: 'beta' })
    await publish(target(), {
      distDir: join(root, 'apps/landing-admin/dist'),
      commit: 'abc1234567',
      version: '1.0.0',
      isPreview: false,
    })
    await release('b', '2.0.0')
    await rollBack(target(), null)
    expect(await live()).toEqual([expect.objectContaining({ version: '1.0.0', channel: 'beta' })])
  })

  test('without a version is named by its content', async () => {
    expect(await release('a')).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
  })

  test('of two teams in the same moment succeeds for both', async () => {
    const dists = { 'landing-admin': await build('a'), 'users-admin': await build('u', 'users-admin') }
    for (let round = 0; round < 5; round += 1) {
      const version = `1.${round}.0`
      await Promise.all(
        (['landing-admin', 'users-admin'] as const).map((app) =>
          publish(target(app), { distDir: dists[app], commit: 'c', version, isPreview: false }),
        ),
      )
      expect(await liveVersions()).toEqual({ 'landing-admin': version, 'users-admin': version })
    }
  })

  test('of a version that is there is fine with the same bytes, and refused with others', async () => {
    await release('a', '1.4.0')
    expect(await release('a', '1.4.0')).toBe('1.4.0')
    const before = await contentOf(siteDir)
    await expect(release('b', '1.4.0')).rejects.toThrow('landing-admin 1.4.0 is released already, with other bytes')
    expect(await contentOf(siteDir)).toBe(before)
  })

  test('goes on where another was broken off', async () => {
    await write('site/remotes/landing-admin/1.4.0.99999.tmp/assets/half.js', 'half')
    await release('a', '1.4.0')
    expect(await codeOf('1.4.0')).toContain('aaaa')
    expect(await listReleases(siteDir, 'landing-admin')).toMatch(/There: 1\.4\.0$/)
  })

  test.each([
    ['a corrupt list', async () => write('site/remotes.json', '{"remotes":['), /cannot be read as a list of live apps/],
    ['a build of another app', async () => undefined, /is one of users-admin, not of landing-admin/],
    ['a newer shell', async () => undefined, /requires shell 2\.0, api 1\.0; there are shell 1\./],
    [
      'an addition to the shell that is not released there',
      async () => write('site/contracts.json', '{"shell":1,"shellAdditions":4}'),
      /requires shell 1\.5, api 1\.0; there are shell 1\.4,/,
    ],
    ['a path of another app', async () => undefined, /claims \/users, which belongs to users-admin/],
  ])('is refused with one line for %s, and nothing changes', async (name, prepare, message) => {
    await release('u', '3.0.0', 'users-admin')
    await release('a', '1.0.0')
    await prepare()
    const manifests: Record<string, object> = {
      'a build of another app': { name: 'users-admin' },
      'a newer shell': { requires: { shell: 2, api: 1 } },
      'an addition to the shell that is not released there': { requires: { shell: 1, api: 1, shellAdditions: 5 } },
      'a path of another app': {
        sections: [
          { id: 'x', path: '/users', label: 'X', group: 'content', roles: ['super'], owner: 'landing-admin', order: 1 },
        ],
      },
    }
    const distDir = await build('b', 'landing-admin', manifests[name])
    const before = await readFile(join(siteDir, 'remotes.json'), 'utf8')
    const failed = publish(target(), { distDir, commit: 'c', version: '2.0.0', isPreview: false })
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.toHaveProperty('name', 'PlainError')
    expect(await readFile(join(siteDir, 'remotes.json'), 'utf8')).toBe(before)
  })
})

describe.runIf(process.platform === 'linux')('on a full disk', () => {
  beforeEach(async () => {
    // The list is larger than two blocks and the history than one, so that either can exceed the limit.
    await release('u', '3.0.0', 'users-admin')
    await switchOff(target('users-admin'), 'Vuelve mañana. '.repeat(100))
    for (const [code, version] of [
      ['a', '1.0.0'],
      ['b', '1.1.0'],
    ] as const)
      await release(code, version)
    await release('p', '1.2.0', 'landing-admin', true)
    await switchOff(target(), 'Vuelve mañana. '.repeat(15))
    await build('c')
  })

  /**
   * Runs a call whose files are limited to a number of 512-byte blocks, which simulates a full disk, and returns its
   * message.
   */
  function sayWithin(blocks: number, call: string): string {
    const program =
      `import('${import.meta.resolve('./change-site.ts')}').then((site) => site.${call})` +
      '.then(() => console.log("done"), (error) => console.log(error.name, error.message))'
    return execFileSync(
      'sh',
      ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "${process.execPath}" --import tsx --eval "$PROGRAM"`],
      {
        env: { ...process.env, PROGRAM: program, TSX_DISABLE_CACHE: '1' },
        encoding: 'utf8',
        cwd: dirname(dirname(import.meta.dirname)),
      },
    )
  }

  const publishing = (version: string) =>
    `publish(${JSON.stringify(target())}, ` +
    `${JSON.stringify({ distDir: join(root, 'apps/landing-admin/dist'), commit: 'c', version, isPreview: false })})`

  test.each([
    ['a release, before its first file', 0, () => publishing('2.0.0')],
    ['a release, amid its files', 2, () => publishing('2.0.0')],
    ['a preview that is promoted', 0, () => `promote(${JSON.stringify(target())}, '1.2.0-preview')`],
    ['a step back, before the lock', 0, () => `rollBack(${JSON.stringify(target())}, null)`],
    ['a step back, at its history', 1, () => `rollBack(${JSON.stringify(target())}, null)`],
    ['a step back, at the list of what is live', 2, () => `rollBack(${JSON.stringify(target())}, null)`],
    ['a section to be hidden', 2, () => `switchOff(${JSON.stringify(target())}, 'Vuelve')`],
  ])('%s is refused with one line, and nothing changes', async (_case, blocks, call) => {
    const before = await contentOf(siteDir)
    expect(sayWithin(blocks, call())).toMatch(
      /^PlainError Not done, and what is live stays as it is: .*: the disk is full\.\n$/,
    )
    expect(await contentOf(siteDir)).toBe(before)
  })

  test('keeps nobody out once there is room', async () => {
    sayWithin(0, `rollBack(${JSON.stringify(target())}, null)`)
    expect(await rollBack(target(), null)).toBe('1.0.0')
    expect((await listReleases(siteDir, 'landing-admin')).split('\n')[1]).toContain('rollback  1.0.0')
  })
})

describe('afterwards', () => {
  beforeEach(async () => {
    for (const [code, version] of [
      ['a', '1.0.0'],
      ['b', '1.1.0'],
      ['c', '1.2.0'],
    ] as const)
      await release(code, version)
  })

  test('goes back to the version before, and on to any that is there', async () => {
    expect(await rollBack(target(), null)).toBe('1.1.0')
    expect(await liveVersions()).toEqual({ 'landing-admin': '1.1.0' })
    expect(await rollBack(target(), '1.0.0')).toBe('1.0.0')
    expect(await rollBack(target(), '1.2.0')).toBe('1.2.0')
    expect(await liveVersions()).toEqual({ 'landing-admin': '1.2.0' })
  })

  test('goes back step by step, never forward, past a version that is not there any more', async () => {
    await release('d', '1.3.0')
    expect(await rollBack(target(), null)).toBe('1.2.0')
    await rm(join(siteDir, 'remotes/landing-admin/1.1.0'), { recursive: true })
    expect(await rollBack(target(), null)).toBe('1.0.0')
    await expect(rollBack(target(), null)).rejects.toThrow('landing-admin has no version before 1.0.0')
  })

  test.each([
    ['a version that is not there', '9.9.9', async () => undefined, 'There is no landing-admin 9.9.9'],
    [
      'one that lost a file',
      '1.0.0',
      () => rm(join(siteDir, 'remotes/landing-admin/1.0.0/assets/Section.js')),
      'is not whole: assets/Section.js',
    ],
    [
      'one that was changed',
      '1.0.0',
      () => writeFile(join(siteDir, 'remotes/landing-admin/1.0.0/mf-manifest.json'), '{"x":1}'),
      'is not whole: mf-manifest.json',
    ],
    [
      'one whose compressed copy was changed',
      '1.0.0',
      () =>
        writeFile(
          join(siteDir, 'remotes/landing-admin/1.0.0/assets/Section.js.br'),
          brotliCompressSync('alert("evil")'),
        ),
      'is not whole: assets/Section.js.br',
    ],
    [
      'one whose compressed copy is broken',
      '1.0.0',
      () => writeFile(join(siteDir, 'remotes/landing-admin/1.0.0/assets/Section.js.gz'), 'x'),
      'is not whole: assets/Section.js.gz',
    ],
    [
      'one that lies about its version',
      '1.0.0',
      async () =>
        writeFile(
          join(siteDir, 'remotes/landing-admin/1.0.0/section.json'),
          await readFile(join(siteDir, 'remotes/landing-admin/1.1.0/section.json')),
        ),
      'says landing-admin 1.1.0',
    ],
  ])('does not go back to %s', async (_case, version, harm, message) => {
    await harm()
    const before = await readFile(join(siteDir, 'remotes.json'), 'utf8')
    await expect(rollBack(target(), version)).rejects.toThrow(message)
    expect(await readFile(join(siteDir, 'remotes.json'), 'utf8')).toBe(before)
  })

  test('says that there is nothing before the first', async () => {
    await release('u', '3.0.0', 'users-admin')
    await expect(rollBack(target('users-admin'), null)).rejects.toThrow('users-admin has no version before 3.0.0')
  })

  test('a preview is there to be looked at and not live, until it is promoted with the same bytes', async () => {
    expect(await release('p', '1.3.0', 'landing-admin', true)).toBe('1.3.0-preview')
    expect(await liveVersions()).toEqual({ 'landing-admin': '1.2.0' })
    expect(await promote(target(), '1.3.0-preview')).toBe('1.3.0')
    expect(await liveVersions()).toEqual({ 'landing-admin': '1.3.0' })
    expect(await codeOf('1.3.0')).toBe(await codeOf('1.3.0-preview'))
    await expect(promote(target(), '1.1.0')).rejects.toThrow('1.1.0 is no preview')
  })

  test('is hidden behind a sentence, and shown again', async () => {
    await switchOff(target(), 'Vuelve mañana')
    expect((await live())[0]).toMatchObject({ version: '1.2.0', off: 'Vuelve mañana' })
    await switchOff(target(), null)
    expect((await live())[0]).not.toHaveProperty('off')
  })

  test('lists who did what, newest first', async () => {
    await rollBack(target(), null)
    const [head, newest, ...older] = (await listReleases(siteDir, 'landing-admin')).split('\n')
    expect(head).toContain('landing-admin 1.1.0 is live')
    expect(newest).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}rollback {2}1\.1\.0 {2}abc1234567 {2}Carla$/)
    expect(older).toHaveLength(4)
  })

  test('prunes what no open tab can need', async () => {
    await release('x', '1.5.0', 'landing-admin', true)
    expect(await prune(target())).toEqual([])
    const file = join(siteDir, 'remotes/landing-admin/history.jsonl')
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000).toISOString()
    const ages = [40, 30, 10, 8]
    const aged = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line, index) => JSON.stringify({ ...(JSON.parse(line) as object), at: days(ages[index] ?? 0) }))
    await writeFile(file, `${aged.join('\n')}\n`)
    // 1.2.0 is live, 1.1.0 is the target of a rollback, and the preview is a week old.
    expect(await prune(target())).toEqual(['1.0.0', '1.5.0-preview'])
    expect(existsSync(join(siteDir, 'remotes/landing-admin/1.1.0'))).toBe(true)
  })

  test('refuses a folder that may not be written with one line', async () => {
    const folder = join(siteDir, 'remotes/landing-admin')
    await chmod(folder, 0o500)
    const isRoot = process.getuid?.() === 0
    const outcome = await release('z', '2.0.0').then(
      () => 'released',
      (error: Error) => `${error.name} ${error.message}`,
    )
    await chmod(folder, 0o700)
    // Root may write anywhere.
    expect(outcome).toMatch(isRoot ? /^released$/ : /^PlainError Not done, .* it may not be written\.$/)
  })
})

describe('the source of a release', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Carla', '-c', 'user.email=c@torneo.local', ...args], {
      encoding: 'utf8',
    })

  test('is a commit: what is not committed in the app or below it is refused, elsewhere it does not matter', async () => {
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

  test("outside of git is refused with git's own line", async () => {
    await expect(committedState(root, inputsOf('landing-admin'))).rejects.toThrow(/not a git repository/)
  })
})

describe('a signed release', () => {
  afterEach(() => vi.unstubAllEnvs())

  /** Creates a key pair with the command; returns its output. */
  function makeKey(app: App, file: string): string {
    const output = execFileSync(
      process.execPath,
      [join(workspace, 'tools/bootstrap.mjs'), 'keys', app, join(root, file)],
      { encoding: 'utf8' },
    )
    return output.split('\n')[1] ?? ''
  }

  test('is accepted by the public key of its app, and no other goes live', async () => {
    await write('keys.json', makeKey('landing-admin', 'landing.key'))
    expect((await stat(join(root, 'landing.key'))).mode & 0o777).toBe(0o600)
    makeKey('users-admin', 'users.key')
    vi.stubEnv('RELEASE_KEYS', join(root, 'keys.json'))
    await expect(release('a', '1.0.0')).rejects.toThrow(
      'landing-admin 1.0.0 is not whole: section.json is not signed by a key of landing-admin',
    )
    vi.stubEnv('RELEASE_KEY', join(root, 'users.key'))
    await expect(release('a', '1.0.1')).rejects.toThrow('is not signed by a key of landing-admin')
    expect(existsSync(join(siteDir, 'remotes.json'))).toBe(false)

    vi.stubEnv('RELEASE_KEY', join(root, 'landing.key'))
    await release('a', '1.0.0')
    await release('p', '1.1.0', 'landing-admin', true)
    expect(await promote(target(), '1.1.0-preview')).toBe('1.1.0')
    vi.stubEnv('RELEASE_KEY', '')
    expect(await rollBack(target(), null)).toBe('1.0.0')
  })

  test('needs a key that can be read, and a key file is not written over', async () => {
    vi.stubEnv('RELEASE_KEY', join(root, 'nada.key'))
    await expect(release('a', '1.0.0')).rejects.toThrow(/RELEASE_KEY: .*nada\.key cannot be read/)
    await write('old.key', 'old')
    expect(() => makeKey('landing-admin', 'old.key')).toThrow('is there already')
    expect(await readFile(join(root, 'old.key'), 'utf8')).toBe('old')
  })
})

describe('the folder', () => {
  test('of a site is one with a panel in it: a mistyped one is not made', async () => {
    expect(() => requireSite(siteDir)).toThrow(`There is no panel in ${siteDir} (no index.html)`)
    expect(existsSync(siteDir)).toBe(false)
    await write('site/index.html', '<title>Torneo</title>')
    expect(() => requireSite(siteDir)).not.toThrow()
  })
})

describe('the command line', () => {
  const everyone = { isPreview: false, share: 100, roles: [] }

  test.each([
    [
      ['landing-admin'],
      { app: 'landing-admin', to: null, panel: null, action: { kind: 'release', version: null, ...everyone } },
    ],
    [
      ['landing-admin', '--version', '1.4.0', '--preview', '--to', '/srv/site'],
      {
        app: 'landing-admin',
        to: '/srv/site',
        panel: null,
        action: { kind: 'release', version: '1.4.0', ...everyone, isPreview: true },
      },
    ],
    [
      ['landing-admin', '--panel', 'https://panel.test', '--share', '10', '--roles', 'super, admin_landing'],
      {
        app: 'landing-admin',
        to: null,
        panel: 'https://panel.test',
        action: { kind: 'release', version: null, isPreview: false, share: 10, roles: ['super', 'admin_landing'] },
      },
    ],
    [
      ['users-admin', '--rollback'],
      { app: 'users-admin', to: null, panel: null, action: { kind: 'rollback', version: null } },
    ],
    [
      ['users-admin', '--rollback', '1.2.0'],
      { app: 'users-admin', to: null, panel: null, action: { kind: 'rollback', version: '1.2.0' } },
    ],
    [
      ['users-admin', '--promote', '1.2.0-preview'],
      { app: 'users-admin', to: null, panel: null, action: { kind: 'promote', version: '1.2.0-preview' } },
    ],
    [
      ['users-admin', '--off', 'Vuelve mañana'],
      { app: 'users-admin', to: null, panel: null, action: { kind: 'off', message: 'Vuelve mañana' } },
    ],
    [['users-admin', '--on'], { app: 'users-admin', to: null, panel: null, action: { kind: 'on' } }],
    [['users-admin', '--list'], { app: 'users-admin', to: null, panel: null, action: { kind: 'list' } }],
    [['users-admin', '--safe'], { app: 'users-admin', to: null, panel: null, action: { kind: 'safe' } }],
    [
      ['users-admin', '--safe', '--panel', 'https://panel.test'],
      { app: 'users-admin', to: null, panel: 'https://panel.test', action: { kind: 'safe' } },
    ],
    [
      ['referees-admin', '--rollback'],
      { app: 'referees-admin', to: null, panel: null, action: { kind: 'rollback', version: null } },
    ],
    [['users-admin', '--prune', '--to', 'x'], { app: 'users-admin', to: 'x', panel: null, action: { kind: 'prune' } }],
  ])('understands %j', (args, expected) => {
    expect(readReleaseArguments(args, {})).toEqual(expected)
  })

  test.each([
    [[], 'Use: npm run release'],
    [['shell'], "There is no section app 'shell'"],
    [['landing-admin', '--force'], "'--force' is not understood"],
    [['landing-admin', '1.2.0'], "'1.2.0' is not understood"],
    [['landing-admin', '--version'], '--version needs a text'],
    [['landing-admin', '--version', '../x'], "'../x' is no version"],
    [['landing-admin', '--off', ' '], '--off needs a text'],
    [['landing-admin', '--list', '--prune'], 'Only one of these'],
    [['landing-admin', '--rollback', '--preview'], 'Only one of these'],
    [['landing-admin', '--share', '10'], '--share needs --panel'],
    [['landing-admin', '--panel', 'https://panel.test', '--share', '101'], '--share 101: a number from 1 to 100'],
    [['landing-admin', '--panel', 'https://panel.test', '--prune'], "--prune is for a site's folder"],
    [['landing-admin', '--panel', 'https://panel.test', '--to', 'x'], 'one of the two'],
    [
      ['landing-admin', '--panel', 'https://panel.test', '--preview', '--roles', 'super'],
      'A preview is for who asks for it',
    ],
  ])('refuses %j with one line', (args, message) => {
    expect(() => readReleaseArguments(args, {})).toThrow(message)
  })

  test('takes the panel from TORNEO_PANEL, unless a folder is named', () => {
    const env = { TORNEO_PANEL: 'https://panel.test' }
    expect(readReleaseArguments(['users-admin', '--list'], env).panel).toBe('https://panel.test')
    expect(readReleaseArguments(['users-admin', '--list', '--to', 'x'], env)).toMatchObject({ to: 'x', panel: null })
  })
})
