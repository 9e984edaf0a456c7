import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needsOf, usedBy } from '@torneo/build/section-needs'
import type { SectionManifest } from '@torneo/contracts/remotes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApi } from '../../services/api/src/testing/test-api.ts'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { appFiles } from '../new/app-template.ts'
import { buildEnv } from '../shared/build-env.ts'
import { listFiles } from '../shared/files.ts'
import { readJson } from '../shared/json-file.ts'
import { runTool } from '../shared/run-tool.ts'
import { startService } from '../shared/service.ts'
import { workspace } from '../shared/workspace.ts'
import { libraries, sdkVersion } from './packages.ts'
import { scriptOf } from './pack-library.ts'
import { writePackages } from './write-packages.ts'

/** The real service with its own database, on a port; nothing of this app came with its installation. */
const mongo = await startTestMongo()
afterAll(() => mongo.stop())
process.env.TEST_MONGODB_URI = mongo.uri
const work = await mkdtemp(join(tmpdir(), 'torneo-own-'))
afterAll(() => rm(work, { recursive: true }))
await mkdir(join(work, 'site'))
await writeFile(join(work, 'site/index.html'), '<!doctype html>')
const api = useTestApi({ SITE_DIR: join(work, 'site') })

const app = 'referees-admin'
/** The team's repository, in a folder of its own. */
const root = join(work, 'team')
const screen = 'src/features/referees/RefereesScreen'
/** What the team wrote: a screen with names and calls that came to the contracts after their first record. */
const ownFiles = {
  [`${screen}.tsx`]: `import { serverNow } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/teams'
import { collectionApi } from '@torneo/panel/collection-api'
import { EmptyState } from '@torneo/ui/EmptyState'

const teams = collectionApi('referees', teamEndpoints, (a, b) => a.name.localeCompare(b.name, 'es'))

export default function RefereesScreen() {
  const { data } = teams.useList()
  return <EmptyState icon={null} title={\`\${data?.items.length ?? 0} equipos en \${new Date(serverNow()).getFullYear()}\`} text="" />
}
`,
  [`${screen}.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teamEndpoints } from '@torneo/contracts/teams'
import { aTeam, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import RefereesScreen from './RefereesScreen'

test('says how many teams there are', async () => {
  renderScreen(<RefereesScreen />, { path: '/referees', api: new FakeApi(aUser()).answer(teamEndpoints.list, { total: 1, items: [aTeam()] }) })
  expect(await screen.findByText(/^1 equipos en 2/)).toBeDefined()
})
`,
}

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = root): Promise<string> {
  const { code, output } = await runTool(program, args, { cwd, env: { ...buildEnv(process.env), ...env } })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
  return output
}
const inRoot = (program: string, ...args: string[]) => run(process.execPath, [join(root, 'node_modules', program), ...args])

const unpack = async (tarball: string, folder: string) => {
  await mkdir(folder, { recursive: true })
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', folder], {}, work)
}

/** As `npm install` does it: our packages from their files, those of others as this workspace has them. */
async function install(packages: string): Promise<void> {
  const modules = join(root, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir(join(workspace, 'node_modules'))) {
    // Vite gives out files of the folders that belong to the project: fonts, but not through a link.
    const put = name === '@fontsource-variable' ? (from: string, to: string) => cp(from, to, { recursive: true }) : symlink
    if (!name.startsWith('.') && name !== '@torneo') await put(join(workspace, 'node_modules', name), join(modules, name))
  }
  const { dependencies, devDependencies } = await readJson<Record<string, Record<string, string>>>(join(root, 'package.json')) ?? {}
  for (const [name, where] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@torneo/')) await unpack(join(root, where.slice('file:'.length)), join(modules, name))
  }
  expect(await readdir(packages)).toContain(`torneo-build-${sdkVersion()}.tgz`)
}

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const packages = join(work, 'packages')
  await writePackages(packages, sdkVersion())
  await unpack(join(packages, `create-torneo-section-${sdkVersion()}.tgz`), join(work, 'create'))
  await mkdir(root)
  await run(process.execPath, [
    join(work, 'create/bin/create.js'), '/referees', '--app', app, '--label', 'Árbitros', '--group', 'officials', '--group-title', 'Arbitraje',
    '--roles', 'super,admin_landing', '--packages', packages,
  ])
  await install(packages)
  for (const [file, text] of Object.entries(ownFiles)) await writeFile(join(root, file), text)
  await run('git', ['init', '-q'])
  await run('git', ['add', '.'])
  await run('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', 'commit', '-qm', 'A section of referees'])
}, 120_000)

const manifestIn = async (folder: string) => await readJson<SectionManifest>(join(folder, 'dist/section.json'))

/** What the same section gets as an app of this workspace. */
async function requiresInside() {
  const [checkout, folder] = [join(work, 'checkout'), join(work, 'checkout/apps', app)]
  await mkdir(folder, { recursive: true })
  for (const name of ['libs', 'node_modules', 'docs']) await symlink(join(workspace, name), join(checkout, name))
  for (const name of ['src', 'dev', 'package.json', 'tsconfig.json']) await cp(join(root, name), join(folder, name), { recursive: true })
  const { 'vite.config.ts': config = '' } = await appFiles({ app, port: '4210', build: '../../libs/build/src/section-app.ts' })
  await writeFile(join(folder, 'vite.config.ts'), config)
  await run(process.execPath, [join(workspace, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=error'], {}, folder)
  return (await manifestIn(folder))?.requires
}

test('a team in a repository of its own, with packages only: tries its section, releases it by its key, and it is served', async () => {
  const address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  const { body } = await (await api.as('super')).post('/api/release-keys', { app, name: 'Lucía, CI' })
  const team = { TORNEO_PANEL: address, TORNEO_RELEASE_KEY: String(body.secret) }
  const torneo = (...args: string[]) => run(process.execPath, ['node_modules/@torneo/build/bin/torneo.js', ...args], team)

  expect(await inRoot('vitest/vitest.mjs', 'run')).toMatch(/Tests .*1 passed/)
  // Types and build are part of it.
  expect(await torneo('release', '--version', '1.0.0')).toMatch(/Live: referees-admin 1\.0\.0\.\n$/)
  expect(await torneo('release', '--list')).toContain('release     1.0.0  Lucía, CI')

  const super_ = await api.as('super')
  const { body: list } = await super_.get('/remotes.json')
  const live = (list.remotes as SectionManifest[]).find(({ name }) => name === app)
  expect(live).toMatchObject({ version: '1.0.0', sections: [{ path: '/referees', label: 'Árbitros', groupTitle: 'Arbitraje', owner: app }] })
  expect((await fetch(`${address}/remotes/${app}/1.0.0/remoteEntry.js`)).status).toBe(200)

  // Not merely equal because nothing was counted.
  expect(live?.requires.shellAdditions).toBeGreaterThan(4)
  expect(live?.requires.apiAdditions).toBeGreaterThan(0)
  expect(live?.requires).toEqual(await requiresInside())

  await writeFile(join(root, `${screen}.tsx`), 'export default 1')
  await expect(torneo('release')).rejects.toThrow('is not committed')
}, 120_000)

test('the panel as it runs, with the section as it is here', async () => {
  const address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  await run('git', ['checkout', '-q', '.'])
  let said = ''
  const service = startService({
    args: [join(root, 'node_modules/@torneo/build/bin/torneo.js'), 'panel'], cwd: root,
    env: { ...buildEnv(process.env), TORNEO_PANEL: address }, onLine: (line) => { said += line },
  })
  try {
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/as it is here: http/)
    const here = /as it is here: (http:\S+?)\/?$/.exec(said)?.[1] ?? ''
    const { remotes } = await (await fetch(`${here}/remotes.json`)).json() as { remotes: (SectionManifest & { entry: string })[] }
    const own = remotes.find(({ name }) => name === app)
    expect(own?.version).toMatch(/^0\.0\.0-\d+$/)
    expect(await (await fetch(here + (own?.entry ?? ''))).text()).toBe(await readFile(join(root, 'dist/mf-manifest.json'), 'utf8'))
    expect(await (await fetch(`${here}/api/version`)).json()).toEqual(await (await fetch(`${address}/api/version`)).json())
  } finally {
    await service.stop(3000)
  }
}, 60_000)

test.each(libraries.filter((library) => library !== 'build'))('what each module of %s needs is the same, as source and as packed', async (library) => {
  const folder = join(workspace, 'libs', library, 'src')
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const needs = (code: string) => needsOf([usedBy(code)])
  for (const file of files) expect([file, needs(await scriptOf(join(folder, file)))]).toEqual([file, needs(await readFile(join(folder, file), 'utf8'))])
})
