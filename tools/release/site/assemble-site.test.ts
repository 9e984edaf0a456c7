import { generateKeyPairSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type LiveRemote, readRemotes } from '@torneo/contracts/releases/remotes'
import { servedHere } from '@torneo/contracts/site/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assembleSite, upgradeShell } from './assemble-site.ts'

let root: string
let appsDir: string
let siteDir: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-site-'))
  appsDir = join(root, 'apps')
  siteDir = join(root, 'site')
  await write('apps/shell/dist/index.html', '<script src="/assets/index-a.js"></script>')
  await write('apps/shell/dist/remoteEntry.js', 'export const entry = 1')
  await write('apps/shell/dist/assets/index-a.js', longText('a'))
  await build('landing-admin', '/hero')
})

afterEach(() => rm(root, { recursive: true, force: true }))

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
}

const longText = (word: string) => `export const text = '${word.repeat(3000)}'`

/** Writes a minimal build of a section app with one path. */
async function build(app: string, path: string, code = longText('x')): Promise<void> {
  const section = { id: path.slice(1), path, label: 'Hero', group: 'content', roles: ['super'], owner: app, order: 1 }
  await write(`apps/${app}/package.json`, JSON.stringify({ version: '1.2.3' }))
  await write(
    `apps/${app}/dist/section.json`,
    JSON.stringify({ name: app, version: '0.0.0', requires: { shell: 1, api: 1 }, sections: [section] }),
  )
  await write(`apps/${app}/dist/mf-manifest.json`, '{}')
  await write(`apps/${app}/dist/assets/Section-x.js`, code)
}

const assemble = () => assembleSite({ appsDir, siteDir })
const read = (file: string) => readFile(join(siteDir, file), 'utf8')
const liveNow = async () => readRemotes(JSON.parse(await read('remotes.json')))

describe('assembleSite', () => {
  test('serves the shell at the root and a section app from a folder of its version', async () => {
    await assemble()
    const [remote] = await liveNow()
    expect(remote?.version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/)
    expect(remote?.entry).toBe(`/remotes/landing-admin/${remote?.version}/mf-manifest.json`)
    expect(await read(remote?.entry ?? '')).toMatch(/^\{"integrity":\{"assets\/Section-x\.js":"sha384-/)
    expect(JSON.parse(await read(`remotes/landing-admin/${remote?.version}/section.json`))).toMatchObject({
      version: remote?.version,
    })
    expect(await read('index.html')).toContain('index-a.js')
  })

  test('serves the public page and its preview, which uses its files; neither without a build', async () => {
    await assemble()
    expect(existsSync(join(siteDir, 'inicio'))).toBe(false)
    await write('apps/landing-page/dist/index.html', '<!doctype html>')
    await write('apps/landing-page/dist/preview.html', '<script src="/inicio/assets/preview-a.js"></script>')
    await write('apps/landing-page/dist/render.cjs', 'exports.render = () => null')
    await write('apps/landing-page/package.json', '{"version":"0.3.0"}')
    const manifest = { name: 'landing-page', version: '0.1.0', requires: { shell: 1, api: 1 }, sections: [] }
    await write('apps/landing-page/dist/section.json', JSON.stringify(manifest))
    await assemble()
    expect((await liveNow()).map(({ name }) => name)).toEqual(['landing-admin'])
    expect(JSON.parse(await read('inicio/section.json'))).toMatchObject({
      version: expect.stringMatching(/^0\.3\.0-[0-9a-f]{8}$/),
    })
    expect([await read('vista-previa/index.html'), await read('inicio/render.cjs')]).toEqual([
      expect.stringContaining('/inicio/assets/preview-a.js'),
      expect.stringContaining('render'),
    ])
  })

  test('keeps a version that is there, gives a changed build another one and leaves the old', async () => {
    const [first] = await assemble()
    const folder = join(siteDir, 'remotes/landing-admin', first?.version ?? '')
    const { mtimeMs } = await stat(folder)
    expect((await assemble())[0]?.version).toBe(first?.version)
    expect((await stat(folder)).mtimeMs).toBe(mtimeMs)
    await build('landing-admin', '/hero', longText('y'))
    const [second] = await assemble()
    expect(second?.version).not.toBe(first?.version)
    expect(await readdir(join(siteDir, 'remotes/landing-admin'))).toEqual(
      expect.arrayContaining([first?.version, second?.version]),
    )
  })

  test('keeps five versions of an app', async () => {
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      await build('landing-admin', '/hero', longText(word))
      await assemble()
    }
    const kept = await readdir(join(siteDir, 'remotes/landing-admin'))
    expect(kept).toHaveLength(5)
    expect(kept).toContain((await liveNow())[0]?.version)
  })

  describe('a folder that earlier tools released into', () => {
    /** Releases a version the way the tools did until releases went through the service. */
    async function releaseInFolder(action: string, entry: object = {}): Promise<void> {
      const [first] = await assemble()
      const folder = 'site/remotes/landing-admin'
      await write(`${folder}/2.0.0/section.json`, JSON.stringify({ ...first, version: '2.0.0' }))
      const row = { ...first, version: '2.0.0', entry: '/remotes/landing-admin/2.0.0/mf-manifest.json', ...entry }
      await write('site/remotes.json', JSON.stringify({ remotes: [row] }))
      const log = [
        { at: '2026-11-20T10:00:00.000Z', by: 'the site', action: 'assemble', version: first?.version },
        { at: '2026-11-21T10:00:00.000Z', by: 'Carla', action, version: '2.0.0', commit: 'abc1234567' },
      ]
      await write(`${folder}/history.jsonl`, log.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }

    test.each([
      ['release', {}],
      ['promote', {}],
      ['rollback', {}],
      ['off', { off: 'Vuelve a las 18' }],
      ['on', {}],
    ])('keeps the version live after "%s", with the versions before it, on every run', async (action, entry) => {
      await releaseInFolder(action, entry)
      const before = await liveNow()
      const versions = await readdir(join(siteDir, 'remotes/landing-admin'))
      const lines: string[] = []
      for (let times = 0; times < 7; times += 1) {
        await build('landing-admin', '/hero', longText(String(times)))
        await assembleSite({ appsDir, siteDir, log: (line) => lines.push(line) })
      }
      expect(await liveNow()).toEqual(before)
      expect(before).toMatchObject([{ version: '2.0.0', ...entry }])
      expect(await readdir(join(siteDir, 'remotes/landing-admin'))).toEqual(versions)
      expect(lines[0]).toMatch(
        /^landing-admin stays as its team released it into .*\. npm run release -- landing-admin releases over it; to install what is built here, remove .*history\.jsonl and run this again\.$/,
      )
    })

    test('a preview there, or the removed log, leaves the app to the installation', async () => {
      await releaseInFolder('preview')
      expect((await assemble())[0]?.version).not.toBe('2.0.0')
      await releaseInFolder('release')
      await rm(join(siteDir, 'remotes/landing-admin/history.jsonl'))
      expect((await assemble())[0]?.version).not.toBe('2.0.0')
    })

    test('an app is installed where the list was lost', async () => {
      await releaseInFolder('release')
      await write('site/remotes.json', '{"remotes":[')
      expect((await assemble()).map(({ name }) => name)).toEqual(['landing-admin'])
    })
  })

  test('keeps what another version of the tools listed: fields, apps of other repositories, and what it cannot read', async () => {
    const referees = {
      name: 'referees-admin',
      version: '4.0.0',
      requires: { shell: 1, api: 1 },
      sections: [],
      entry: '/remotes/referees-admin/4.0.0/mf-manifest.json',
      channel: 'beta',
    }
    const others = [referees, { name: 'scorers-admin', entry: 7, sections: 'of tomorrow' }, null]
    await write('site/remotes.json', JSON.stringify({ served: 'later', remotes: others }))
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await assemble()
    const after = JSON.parse(await read('remotes.json')) as { remotes: ({ name: string } | null)[] }
    expect(after).toMatchObject({ served: 'later' })
    expect(after.remotes.filter((entry) => entry?.name !== 'landing-admin')).toEqual(others)
    told.mockRestore()
  })

  test('repairs a file that was changed, and completes what was broken off', async () => {
    const [remote] = await assemble()
    const file = `remotes/landing-admin/${remote?.version}/assets/Section-x.js`
    await write(`site/${file}`, 'alert("evil")')
    await assemble()
    expect(await read(file)).toBe(longText('x'))
    await rm(join(siteDir, file))
    await assemble()
    expect(await read(file)).toBe(longText('x'))
  })

  test('signs what it installs with RELEASE_KEY, also what is there already', async () => {
    const [remote] = await assemble()
    const signature = join(siteDir, `remotes/landing-admin/${remote?.version}/section.sig`)
    expect(existsSync(signature)).toBe(false)
    const { privateKey } = generateKeyPairSync('ed25519')
    await write('landing.key', String(privateKey.export({ format: 'pem', type: 'pkcs8' })))
    vi.stubEnv('RELEASE_KEY', join(root, 'landing.key'))
    await assemble()
    expect(await readFile(signature, 'utf8')).toMatch(/^[\w+/]{86}==$/)
    vi.stubEnv('RELEASE_KEY', join(root, 'nada.key'))
    await expect(assemble()).rejects.toThrow(/RELEASE_KEY: .*nada\.key cannot be read/)
    vi.unstubAllEnvs()
  })

  test('replaces what has a fixed name and keeps the assets of older shells', async () => {
    await assemble()
    await rm(join(appsDir, 'shell/dist/assets/index-a.js'))
    await write('apps/shell/dist/assets/index-b.js', longText('b'))
    await write('apps/shell/dist/index.html', '<script src="/assets/index-b.js"></script>')
    await assemble()
    expect(await read('index.html')).toContain('index-b.js')
    expect((await readdir(join(siteDir, 'assets'))).filter((name) => name.endsWith('.js'))).toEqual([
      'index-a.js',
      'index-b.js',
    ])
    expect((await readdir(siteDir)).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test("serves the families' page from a folder of its own, next to the shell's", async () => {
    await write('apps/live-page/dist/index.html', '<script src="/en-vivo/assets/page-a.js"></script>')
    await write('apps/live-page/dist/assets/page-a.js', longText('a'))
    await assemble()
    await rm(join(appsDir, 'live-page/dist/assets'), { recursive: true })
    await write('apps/live-page/dist/assets/page-b.js', longText('b'))
    await write('apps/live-page/dist/index.html', '<script src="/en-vivo/assets/page-b.js"></script>')
    await assemble()
    expect(await read('en-vivo/index.html')).toContain('page-b.js')
    expect((await readdir(join(siteDir, 'en-vivo/assets'))).sort()).toEqual(
      ['page-a.js', 'page-b.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
    )
    expect(await read('index.html')).toContain('index-a.js')
    await rm(join(appsDir, 'live-page'), { recursive: true })
    await assemble()
    expect(await read('en-vivo/index.html')).toContain('page-b.js')
  })

  test('adds compressed copies of the same bytes to files that are worth it', async () => {
    const [remote] = await assemble()
    const script = join(siteDir, `remotes/landing-admin/${remote?.version}/assets/Section-x.js`)
    const shellScript = join(siteDir, 'assets/index-a.js')
    for (const file of [script, shellScript]) {
      expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(await readFile(file, 'utf8'))
      expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(await readFile(file, 'utf8'))
    }
    expect(existsSync(join(siteDir, 'index.html.br'))).toBe(false)
  })

  test('rejects a path that two apps claim, and what was live stays', async () => {
    await assemble()
    const before = await liveNow()
    await build('users-admin', '/hero')
    await expect(assemble()).rejects.toThrow('users-admin claims /hero, which belongs to landing-admin')
    expect(await liveNow()).toEqual(before)
  })

  test('leaves an app as it was when it has no build now', async () => {
    await assemble()
    await rm(join(appsDir, 'landing-admin/dist'), { recursive: true })
    expect((await assemble()).map(({ name }) => name)).toEqual(['landing-admin'])
  })

  test('says that the shell is not built', async () => {
    await rm(join(appsDir, 'shell/dist'), { recursive: true })
    await expect(assemble()).rejects.toThrow('The shell is not built')
  })

  test('says which manifest is not one', async () => {
    await write('apps/landing-admin/dist/section.json', '{"name":"nobody"}')
    await expect(assemble()).rejects.toThrow(/landing-admin\/dist\/section\.json is not a section manifest/)
  })
})

describe('upgradeShell', () => {
  beforeEach(async () => {
    await assemble()
    await build('landing-admin', '/hero', longText('newer'))
    await write('apps/shell/dist/index.html', '<script src="/assets/index-b.js"></script>')
  })

  test('replaces the shell and leaves every section in the version that is live', async () => {
    const before = await read('remotes.json')
    await write('apps/shell/dist/contracts.json', '{"shell":1,"shellAdditions":3}')
    expect(await upgradeShell({ appsDir, siteDir, panel: null })).toEqual(await liveNow())
    expect([await read('remotes.json'), await read('index.html')]).toEqual([
      before,
      expect.stringContaining('index-b.js'),
    ])
  })

  test('is rejected where it serves less than a live section needs, and nothing changes', async () => {
    await write('apps/shell/dist/contracts.json', '{"shell":2,"shellAdditions":0}')
    await expect(upgradeShell({ appsDir, siteDir, panel: null })).rejects.toThrow(
      /^landing-admin 1\.2\.3-[0-9a-f]{8} is live and requires shell 1\.0, api 1\.0; this shell serves shell 2\.0/,
    )
    expect(await read('index.html')).toContain('index-a.js')
  })

  test('is refused where it serves less than what is live on the panel, and nothing changes', async () => {
    await write('apps/shell/dist/contracts.json', '{"shell":1,"shellAdditions":3}')
    const [remote] = await liveNow()
    const released = { ...remote, version: '2.0.0', requires: { shell: 1, api: 1, shellAdditions: 4 } } as LiveRemote
    const panel = { where: 'https://panel.test', served: servedHere, live: [released] }
    await expect(upgradeShell({ appsDir, siteDir, panel })).rejects.toThrow(
      'landing-admin 2.0.0 is live and requires shell 1.4, api 1.0; this shell serves shell 1.3',
    )
    expect(await read('index.html')).toContain('index-a.js')
  })
})
