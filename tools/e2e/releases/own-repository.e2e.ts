import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPath } from '../../sdk/local-bar.ts'
import { writePackages } from '../../sdk/write-packages.ts'
import { buildEnv } from '../../shared/build-env.ts'
import { startService } from '../../shared/service.ts'
import { useProduct } from '../product/product.ts'
import { proofHeaders } from '../product/sign-in.ts'
import { teamApp, teamRepository, type TeamRepository } from './team-repository.ts'

const product = useProduct()
let work: string
let team: TeamRepository
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'torneo-own-'))
  await writePackages(join(product.siteDir, 'sdk'))
  const { context } = await product.openPage({ role: 'super', path: null })
  const made = await context.request.post('/api/release-keys', {
    headers: await proofHeaders(context.request),
    data: { app: teamApp, name: 'Lucía, CI' },
  })
  const { secret } = (await made.json()) as { readonly secret: string }
  team = await teamRepository(work, {
    'https://panel.example.org': product.address,
    'TORNEO_RELEASE_KEY=...': `TORNEO_RELEASE_KEY=${secret}`,
  })
})
afterAll(async () => {
  // Restores the product, because other test files use the same releases.
  await product.restore()
  await rm(work, { recursive: true, force: true })
})

const link = (page: Page) =>
  page.getByRole('list', { name: 'Arbitraje' }).getByRole('link', { name: 'Árbitros', exact: true })
const first = (page: Page) => page.getByRole('heading', { name: 'Todavía no hay nada aquí' })
const second = (page: Page) => page.getByRole('heading', { name: /^\d+ equipos en 20/ })

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
const own = 'rgb(255, 0, 255)'

/** The section's imported styles apply inside it, also over the panel's resets, and nowhere else, there and afterwards. */
async function expectOwnStyles(): Promise<void> {
  const { page } = await product.openPage({ role: 'super', path: '/referees', width: 1440 })
  const paragraph = page.getByText('Propio')
  await paragraph.waitFor()
  expect([await background(paragraph), await paragraph.evaluate((node) => getComputedStyle(node).margin)]).toEqual([
    own,
    '7px',
  ])
  const users = page.getByRole('link', { name: 'Usuarios', exact: true })
  expect([
    await background(users),
    await background(page.getByRole('button', { name: 'Contraer el menú' })),
  ]).not.toContain(own)
  // Its layer over the content does not cover the sidebar.
  await users.click()
  const create = page.getByRole('button', { name: 'Nuevo Admin' })
  await create.waitFor()
  expect(await background(create)).not.toBe(own)
}

/** All files that the installation serves. */
async function installed(): Promise<string> {
  const entries = (await readdir(product.siteDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return (await Promise.all(files.map(async (file) => `${file} ${(await readFile(file)).toString('base64')}`))).join(
    '\n',
  )
}

it('a team makes its repository, looks at its section, releases it, changes it and goes back by the commands of docs/teams.md, in the panel as it was built before', async () => {
  const before = await installed()
  const open = await product.openPage({ role: 'super', path: '/', width: 1440 })
  await open.page.getByRole('link', { name: 'Usuarios', exact: true }).waitFor()
  expect(await link(open.page).count()).toBe(0)

  expect(await team.upTo('npm run check')).toMatch(/Tests .*1 passed/)
  expect(await team.upTo('npm run release -- --safe')).toContain(`Safe on ${product.address}: ${teamApp} requires`)
  const preview = (await team.upTo('npm run release -- --preview')).trim().split('\n').at(-1)?.split(' ').at(-1) ?? ''
  expect(preview).toMatch(new RegExp(`^${product.address}/\\?vista=${teamApp}@0\\.1\\.0-[0-9a-f]+-preview$`))
  // A pipeline does the same; other files in the folder are not part of the release.
  const pipeline = await readFile(join(team.root, '.gitlab-ci.yml'), 'utf8')
  await mkdir(join(team.root, '.npm'))
  await writeFile(join(team.root, '.npm/cached'), '')
  await team.run(/^ +- (npm run .*--preview.*)$/m.exec(pipeline)?.[1] ?? 'false')
  expect((await readFile(join(team.root, 'preview.txt'), 'utf8')).trim().split(' ').at(-1)).toBe(preview)
  const looking = await product.openPage({ role: 'super', path: new URL(preview).search, width: 1440 })
  await link(looking.page).click()
  await first(looking.page).waitFor()

  expect(await team.upTo('npm run release')).toMatch(/Live: referees-admin 0\.1\.0-[0-9a-f]+\.\n$/)
  expect(await installed()).toBe(before)
  // An open tab shows it after its next check for updates.
  await open.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await link(open.page).click()
  await first(open.page).waitFor()
  expect(
    await open.page.getByRole('navigation', { name: 'Secciones' }).getByRole('list').last().getAttribute('aria-label'),
  ).toBe('Arbitraje')
  const captain = await product.openPage({ role: 'team_captain', path: '/referees', width: 1440 })
  await captain.page.getByRole('heading', { name: 'Acceso Denegado' }).waitFor()
  expect(await link(captain.page).count()).toBe(0)

  await team.write()
  expect(await team.run('npm test')).toMatch(/Tests .*1 passed/)
  expect(await team.upTo('npm run release -- --roles super')).toMatch(/Live for super: /)
  await team.upTo('npm run release')
  // Named, so that the comparison cannot pass with empty requirements.
  expect(await team.requires()).toMatchObject({
    shell: 1,
    api: 2,
    shellAdditions: expect.any(Number) as unknown,
    apiAdditions: expect.any(Number) as unknown,
  })
  expect(await team.requires()).toEqual(await team.requiresInside())
  const fresh = await product.openPage({ role: 'admin_tournament', path: '/referees', width: 390 })
  await second(fresh.page).waitFor()
  await expectOwnStyles()

  await team.upTo('npm run release -- --rollback')
  await fresh.page.reload()
  await first(fresh.page).waitFor()
  await team.upTo('npm run release -- --off')
  await fresh.page.reload()
  await fresh.page.getByRole('heading', { name: 'Árbitros está en pausa' }).waitFor()
  await fresh.page.getByText('Vuelve a las 18').waitFor()
  await team.upTo('npm run release -- --on')
  expect(await team.upTo('npm run release -- --list')).toContain('0.1.0-')
  expect([...open.errors, ...looking.errors, ...fresh.errors, ...captain.errors]).toEqual([])
})

it('pnpm takes our packages from the repository, and asks no registry for one of their names', async () => {
  const lock = await team.run(`mkdir ../pnpm && cp -r packages package.json pnpm-workspace.yaml ../pnpm && cd ../pnpm
    npm exec --yes --package pnpm@12.21.0 -- pnpm install --lockfile-only >&2 && cat pnpm-lock.yaml`)
  const sources = [...lock.matchAll(/'@torneo\/[a-z]+@([^']*)'/g)].map(([, source]) => source)
  expect(sources.length).toBeGreaterThanOrEqual(9)
  for (const source of sources) expect(source).toMatch(/^file:packages\/torneo-/)
})

it('shows a team the panel with its local section, updated on each change, as any role of the demo', async () => {
  let output = ''
  const service = startService({
    args: ['node_modules/@torneo/build/bin/torneo.js', 'panel'],
    cwd: team.root,
    env: { ...buildEnv(process.env), TORNEO_PANEL: product.address },
    onLine: (line) => {
      output += line
    },
  })
  try {
    await expect.poll(() => output).toMatch(/as it is here: http:\S+/)
    const address = /as it is here: (http:\S+?)\/?$/.exec(output)?.[1] ?? ''
    const { page, errors } = await product.openPage({ role: 'super', path: '/referees', address })
    await second(page).waitFor()
    const { remotes } = (await (await page.request.get('/remotes.json')).json()) as {
      readonly remotes: readonly { readonly name: string; readonly version: string }[]
    }
    const version = remotes.find(({ name }) => name === teamApp)?.version
    expect(version).toMatch(/^0\.0\.0-\d+$/)
    await page.getByText(/^referees-admin como está en esta máquina/).waitFor()
    await team.change('Propio', 'Cambiado')
    await page.getByText('Cambiado').waitFor()
    // A page that connects only now learns of the build too.
    const { body } = await fetch(new URL(builtPath, address))
    const event = new TextDecoder().decode((await body?.getReader().read())?.value)
    expect(event).toMatch(/^data: 0\.0\.0-\d+\n\n$/)
    expect(event).not.toContain(version)
    await page.getByRole('combobox', { name: 'Ver como...' }).selectOption({ label: 'Capitán' })
    await page.getByRole('heading', { name: 'Acceso Denegado' }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await service.stop(3000)
  }
})
