import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { entryCode, federationEntry } from '@torneo/api/testing/release-scene'
import { servedHere } from '@torneo/contracts/site/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LivePanel, panelAt } from './live-panel.ts'
import { safeToRelease } from './safe.ts'

let root: string
const stops: (() => void)[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-safe-'))
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await rm(root, { recursive: true, force: true })
})

async function write(file: string, content: unknown): Promise<void> {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
}

const app = 'referees-admin'
const row = (path: string, owner = app) => ({
  id: path.slice(1),
  path,
  label: 'X',
  group: 'content',
  roles: ['super'],
  owner,
  order: 1,
})
const remote = (name: string, requires: object = { shell: 1, api: 1 }) => ({
  name,
  version: '1.0.0',
  requires,
  sections: [row(`/${name}`, name)],
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
})

/** Writes the build of this checkout. */
async function build(requires: object = { shell: 1, api: 1 }, path = '/referees'): Promise<void> {
  await write(`apps/${app}/package.json`, { version: '1.0.0' })
  await write(`apps/${app}/dist/section.json`, { name: app, version: '0', requires, sections: [row(path)] })
  await write(`apps/${app}/dist/mf-manifest.json`, federationEntry(app, 'assets/Section.js'))
  await write(`apps/${app}/dist/remoteEntry.js`, entryCode)
  await write(`apps/${app}/dist/assets/Section.js`, 1)
}

/** A panel that responds like nodes of the service. */
async function aPanel(files: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url in files ? 200 : 404
    response.end(JSON.stringify(files[url] ?? {}))
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const running = (
  contracts: object,
  live: readonly unknown[] = [remote('landing-admin')],
  shell: object = { shell: 1, shellAdditions: 3 },
) =>
  aPanel({ '/api/version': { version: '1', contracts }, '/contracts.json': shell, '/remotes.json': { remotes: live } })

const ask = async (panel: LivePanel) => safeToRelease(join(root, 'apps', app, 'dist'), panel)

describe('against a panel that runs', () => {
  test('says that an app fits, and what there is', async () => {
    await build({ shell: 1, api: 1, shellAdditions: 3, apiAdditions: 5 })
    const address = await running({ api: 1, apiFrom: 1, apiAdditions: 5 })
    expect(await ask(await panelAt(address))).toBe(
      `Safe on ${address}: referees-admin requires shell 1.3, api 1.5, there is shell 1.3, api 1.5; its paths are free. ` +
        'Its heaviest first visit, Section, loads 0.1 kB of 90. ' +
        'The 1 apps that are live fit the shell and API of this checkout.',
    )
  })

  test.each<[string, object, object, string]>([
    [
      'an addition that the API there lacks',
      { shell: 1, api: 1, apiAdditions: 6 },
      { api: 1, apiAdditions: 5 },
      'requires shell 1.0, api 1.6; there is shell 1.3, api 1.5. Release those first.',
    ],
    [
      'an addition that the shell there lacks',
      { shell: 1, api: 1, shellAdditions: 4 },
      { api: 1 },
      'requires shell 1.4, api 1.0; there is shell 1.3',
    ],
    [
      'an API that is no longer served there',
      { shell: 1, api: 1 },
      { api: 3, apiFrom: 2 },
      'requires shell 1.0, api 1.0; there is shell 1.3, api 3.0',
    ],
  ])('refuses %s', async (_case, requires, contracts, said) => {
    await build(requires)
    await expect(ask(await panelAt(await running(contracts)))).rejects.toThrow(said)
  })

  test.each([
    ['a style of the whole page', 'a.css', 'button{color:#f0f}', "a.css, línea 1: 'button' cambia todo el panel."],
    ['a file of 5 MB', 'a.js', 'x'.repeat(5e6), 'a.js pesa 5,0 MB; cada archivo de código puede pesar hasta 2 MB.'],
    [
      'another React',
      'mf-manifest.json',
      '{"shared":[{"name":"react","version":"18.3.1"}]}',
      'La versión se armó con react 18.3.1 y el panel usa react 19. Instala esa',
    ],
  ])('refuses %s', async (_case, file, content, said) => {
    await build()
    await writeFile(join(root, `apps/${app}/dist`, file), content)
    await expect(ask(await panelAt(await running({ api: 1 })))).rejects.toThrow(said)
  })

  test('says how heavy the first visit of its heaviest screen is, without screens that a later click loads', async () => {
    await build()
    const text = (size: number) => `//${randomBytes(size).toString('base64')}`
    const files = {
      'mf-manifest.json': JSON.stringify(federationEntry(app, 'assets/Section-a.js')),
      'assets/Section-a.js': `import("./MatchesScreen-a.js");import("./FewScreen-a.js")${text(1000)}`,
      'assets/MatchesScreen-a.js': `import{a}from"./common-a.js";import("./OneScreen-a.js")${text(20_000)}`,
      'assets/common-a.js': text(80_000),
      'assets/FewScreen-a.js': text(20_000),
      'assets/OneScreen-a.js': text(200_000),
    }
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, `apps/${app}/dist`, file)), { recursive: true })
      await writeFile(join(root, `apps/${app}/dist`, file), content)
    }
    expect(await ask(await panelAt(await running({ api: 1 })))).toMatch(
      /Its heaviest first visit, MatchesScreen, loads 10\d\.\d kB of 90\. Too heavy: load what not every visit needs by import\(\)/,
    )
  })

  test('names every reason at once: a taken path, and who is live there and would not run on what is here', async () => {
    await build({ shell: 1, api: 9 }, '/landing-admin')
    const live = [
      remote('landing-admin'),
      remote('users-admin', { shell: 1, api: servedHere.api, apiAdditions: servedHere.apiAdditions + 1 }),
      remote(app, { shell: 9, api: 9 }),
      null,
    ]
    const panel = await panelAt(await running({ api: 1 }, live))
    await expect(ask(panel)).rejects.toThrow(
      new RegExp(
        [
          'referees-admin claims /landing-admin, which belongs to landing-admin.*',
          'referees-admin, as built here, requires shell 1.0, api 9.0.*',
          `users-admin 1.0.0 is live and requires shell 1.0, api ${servedHere.api}.${servedHere.apiAdditions + 1}; the shell and API of this checkout serve shell 1.${servedHere.shellAdditions}, api ${servedHere.api}.${servedHere.apiAdditions}.$`,
        ].join('\n'),
      ),
    )
  })

  test.each([
    ['/api/version', {}],
    ['/remotes.json', { '/api/version': { version: '1', contracts: { api: 1 } }, '/contracts.json': {} }],
  ])('says that it cannot tell when %s does not come', async (path, files) => {
    await expect(panelAt(await aPanel(files))).rejects.toThrow(`does not say what runs there: ${path}`)
  })
})
