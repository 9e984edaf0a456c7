import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEnv } from '../shared/build-env.ts'
import { startService } from '../shared/service.ts'
import { useProduct } from './product.ts'
import { makeTeamRepository, teamApp, type TeamRepository } from './team-repository.ts'

const product = useProduct()
let work: string
let team: TeamRepository
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'torneo-own-'))
  team = await makeTeamRepository(work)
})
afterAll(async () => {
  // What this file released is over what other files look at.
  await product.restore()
  await rm(work, { recursive: true, force: true })
})

const program = 'node_modules/@torneo/build/bin/torneo.js'
const link = (page: Page) => page.getByRole('list', { name: 'Arbitraje' }).getByRole('link', { name: 'Árbitros', exact: true })
const heading = (page: Page) => page.getByRole('heading', { name: /^\d+ equipos en 20/ })

/** All that the installation serves. */
async function installed(): Promise<string> {
  const entries = (await readdir(product.siteDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return (await Promise.all(files.map(async (file) => `${file} ${(await readFile(file)).toString('base64')}`))).join('\n')
}

it('a team with a repository of its own tries its section, shows a preview and releases it: it is in the sidebar of the panel as it was built before', async () => {
  const before = await installed()
  const open = await product.openPage({ role: 'super', path: '/', width: 1440 })
  await open.page.getByRole('link', { name: 'Usuarios', exact: true }).waitFor()
  expect(await link(open.page).count()).toBe(0)
  const made = await open.context.request.post('/api/release-keys', { data: { app: teamApp, name: 'Lucía, CI' } })
  const { secret } = await made.json() as { readonly secret: string }
  const release = (...args: string[]) => team.run([program, 'release', ...args], { TORNEO_PANEL: product.address, TORNEO_RELEASE_KEY: secret })

  expect(await team.run(['node_modules/vitest/vitest.mjs', 'run'])).toMatch(/Tests .*1 passed/)
  // Types and build are part of a release. What a pipeline leaves in the folder is not.
  const pipeline = await readFile(join(team.root, '.gitlab-ci.yml'), 'utf8')
  const previewing = /^ +- (npm run .*--preview.*)$/m.exec(pipeline)?.[1] ?? ''
  await mkdir(join(team.root, '.npm'))
  await writeFile(join(team.root, '.npm/cached'), '')
  await team.script(previewing, { TORNEO_PANEL: product.address, TORNEO_RELEASE_KEY: secret })
  const preview = (await readFile(join(team.root, 'preview.txt'), 'utf8')).trim().split(' ').at(-1) ?? ''
  expect(preview).toMatch(new RegExp(`^${product.address}/\\?vista=${teamApp}@0\\.1\\.0-[0-9a-f]+-preview$`))
  const looking = await product.openPage({ role: 'super', path: new URL(preview).search, width: 1440 })
  await link(looking.page).click()
  await heading(looking.page).waitFor()

  // Not merely equal because nothing was counted.
  expect(await team.requires()).toMatchObject({ shell: 1, shellAdditions: expect.toSatisfy((number) => number > 4), apiAdditions: expect.toSatisfy((number) => number > 0) })
  expect(await team.requires()).toEqual(await team.requiresInside())

  expect(await release('--version', '1.0.0')).toMatch(/Live: referees-admin 1\.0\.0\.\n$/)
  expect(await installed()).toBe(before)
  // An open tab has it as soon as it looks for what is new.
  await open.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await link(open.page).click()
  await heading(open.page).waitFor()
  expect(await open.page.getByRole('navigation', { name: 'Secciones' }).getByRole('list').last().getAttribute('aria-label')).toBe('Arbitraje')
  const fresh = await product.openPage({ role: 'admin_tournament', path: '/referees', width: 390 })
  await heading(fresh.page).waitFor()
  const captain = await product.openPage({ role: 'team_captain', path: '/referees', width: 1440 })
  await captain.page.getByRole('heading', { name: 'Acceso Denegado' }).waitFor()
  expect(await link(captain.page).count()).toBe(0)

  await release('--off', 'Vuelve mañana')
  await fresh.page.reload()
  await fresh.page.getByRole('heading', { name: 'Árbitros está en pausa' }).waitFor()
  await release('--on')
  expect([...open.errors, ...looking.errors, ...fresh.errors, ...captain.errors]).toEqual([])
})

it('while it works on it, a team sees the panel with its section as it is on its machine', async () => {
  let said = ''
  const service = startService({ args: [program, 'panel'], cwd: team.root, env: { ...buildEnv(process.env), TORNEO_PANEL: product.address }, onLine: (line) => { said += line } })
  try {
    await expect.poll(() => said).toMatch(/as it is here: http:\S+/)
    const address = /as it is here: (http:\S+?)\/?$/.exec(said)?.[1] ?? ''
    const { page, errors } = await product.openPage({ role: 'super', path: '/referees', address })
    await heading(page).waitFor()
    const { remotes } = await (await page.request.get('/remotes.json')).json() as { readonly remotes: readonly { readonly name: string; readonly version: string }[] }
    expect(remotes.find(({ name }) => name === teamApp)?.version).toMatch(/^0\.0\.0-\d+$/)
    expect(errors).toEqual([])
  } finally {
    await service.stop(3000)
  }
})
