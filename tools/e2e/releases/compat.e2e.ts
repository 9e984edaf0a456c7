import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { serves, type ContractState } from '@torneo/contracts/endpoint/serves'
import { readRemotes } from '@torneo/contracts/releases/remotes'
import { Version } from '@torneo/contracts/site/system'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { parseRecorded } from '../../../libs/build/src/recorded.ts'
import { startApi } from '../../product/api-process.ts'
import { fixedDemoAt, seedDatabase } from '../../product/seed-database.ts'
import { mixSite } from '../../release/compat/mixed-site.ts'
import { buildRelease, type Part, parts, releasedApps } from '../../release/compat/previous-releases.ts'
import { git, releasedCommits } from '../../release/compat/released-commits.ts'
import { needsNewerPanel, visitScreens } from '../../release/compat/visit-screens.ts'
import { breakingChanges } from '../../release/contracts/compare.ts'
import { currentLines, recordedFile, type Seam, seams } from '../../release/contracts/current.ts'
import { listFiles } from '../../shared/files.ts'
import { readJson } from '../../shared/json-file.ts'
import { workspace } from '../../shared/workspace.ts'
import { useProduct } from '../product/product.ts'
import { copiesOn, countCopies, oneOfEach } from './copies.ts'

const product = useProduct()
const commits = await releasedCommits()
const [last] = commits
let previous: Readonly<Record<Part, string>>
let folder: string
let stop = () => Promise.resolve()

const currentOf = (part: Part) => join(workspace, part === 'api' ? 'services/api' : `apps/${part}`, 'dist')

beforeAll(async () => {
  previous = await buildRelease(last)
})
beforeEach(async () => {
  await product.restore()
  folder = await mkdtemp(join(tmpdir(), 'torneo-mixed-'))
})
afterEach(async () => {
  await stop()
  stop = () => Promise.resolve()
  await rm(folder, { recursive: true, force: true })
})

/** A database seeded by the previous API, which does not know the current stored shapes. */
async function previousDatabase(): Promise<string> {
  const uri = new URL(product.mongodbUri)
  uri.pathname = `/torneo_previous_${randomBytes(4).toString('hex')}`
  await seedDatabase(uri.toString(), { distDir: previous.api, demoAt: fixedDemoAt })
  return uri.toString()
}

/**
 * Opens a super admin's page on a panel with one part at its previous release, and returns the section apps that it
 * cannot serve.
 */
async function openWith(old: Part | null, mongodbUri = product.mongodbUri) {
  const distOf = (part: Part) => (part === old ? previous[part] : currentOf(part))
  await mixSite(folder, distOf)
  const { address, ...api } = await startApi({ mongodbUri, siteDir: folder, distDir: distOf('api') })
  stop = () => api.stop()
  const { page } = await product.openPage({ address, role: 'super', path: null, width: 1440, height: 900 })
  await countCopies(page)
  const { contracts } = Version.parse(await (await fetch(`${address}/api/version`)).json())
  const served: ContractState = {
    ...contracts,
    ...(await readJson<{ shell: number; shellAdditions: number }>(join(folder, 'contracts.json'))),
    shell: 1,
  }
  const remotes = readRemotes(await readJson(join(folder, 'remotes.json')))
  const blocked = remotes.filter(({ requires }) => !serves(served, requires)).map(({ name }) => name)
  return { page, blocked }
}

/** Removes an export from the shell's build. */
async function takeFromShell(name: string): Promise<void> {
  const handed = new RegExp(String.raw`\b${name}:\(\)=>[\w$]+,?`)
  const files = (await listFiles(folder)).filter((file) => file.startsWith('assets/') && file.endsWith('.js'))
  const texts = await Promise.all(
    files.map(async (file) => ({ file: join(folder, file), text: await readFile(join(folder, file), 'utf8') })),
  )
  const holders = texts.filter(({ text }) => handed.test(text))
  if (holders.length === 0) throw new Error(`The shell's build hands out no ${name}`)
  for (const { file, text } of holders) await writeFile(file, text.replace(handed, ''))
}

const isSection = (part: Part) => releasedApps.some((app) => app === part)

describe.each(parts)('%s at its previous release', (part) => {
  it('is compatible with the current parts, or shows a clear pane when it requires more', async () => {
    const { page, blocked } = await openWith(part, part === 'api' ? await previousDatabase() : product.mongodbUri)
    const apps = isSection(part) ? [part] : releasedApps
    expect(
      await visitScreens(
        page,
        apps.filter((app) => !blocked.includes(app)),
        inject('waitMs'),
      ),
    ).toEqual([])
    for (const app of apps.filter((name) => blocked.includes(name)))
      expect([app, await needsNewerPanel(page, app)]).toEqual([app, true])
    expect(await copiesOn(page)).toEqual(oneOfEach)
  })
})

it('the API of now takes over the database of the previous one', async () => {
  const { page } = await openWith(null, await previousDatabase())
  expect(await visitScreens(page, releasedApps, inject('waitMs'))).toEqual([])
})

/** Closed lists that api 2 made longer: a client of 1 reads every competition that uses none of the new rules. */
const widened =
  /^changed: .* (> .*(withdrawals\[\]\.results|rows\[\]\.(withdrawn|decidedBy\.rule)|phases\[\]\.(tieBreaks\[\]|levelEnds\?|headToHead\?))|< body\.step): /

/** The newest record of a contract in a release, whose number may be an earlier one. */
async function recordAt(commit: string, seam: Seam): Promise<string> {
  const folder = relative(workspace, dirname(recordedFile(seam)))
  const files = (await git(workspace, 'ls-tree', '--name-only', commit, `${folder}/`)).split('\n')
  const numberOf = (file: string) => Number(/-(\d+)\.txt$/.exec(file)?.[1])
  return files
    .filter((file) => file.startsWith(`${folder}/${seam}-`))
    .reduce((newest, file) => (numberOf(file) > numberOf(newest) ? file : newest))
}

describe.each(commits)('the release that ended at %s', (commit) => {
  it.each(seams)('relies on nothing that the %s contract does not promise any more', async (seam) => {
    const recorded = parseRecorded(await git(workspace, 'show', `${commit}:${await recordAt(commit, seam)}`))
    expect(recorded.size).toBeGreaterThan(100)
    const broken = breakingChanges([...recorded.keys()], currentLines(seam))
    expect(broken.filter((line) => !widened.test(line))).toEqual([])
  })
})

describe('an incompatibility is detected:', () => {
  it('a name that the shell does not hand out', async () => {
    const { page } = await openWith('users-admin')
    await takeFromShell('useSignedInUser')
    expect((await visitScreens(page, ['users-admin'], inject('waitMs'))).join('\n')).toMatch(
      /not a function[^]*Usuarios: No pudimos abrir/,
    )
  })

  it('a call that the API does not have', async () => {
    const { page } = await openWith('users-admin')
    const missing = { status: 404, json: { code: 404, type: 'not_found', message: 'No existe' } }
    await page.route(
      ({ pathname }) => pathname === '/api/users',
      (route) => route.fulfill(missing),
    )
    expect(await visitScreens(page, ['users-admin'], inject('waitMs'))).toContain('GET /api/users: 404')
  })
})
