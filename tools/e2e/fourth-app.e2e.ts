import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sections } from '@torneo/contracts/sections'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inWorkspace } from '../new/add-app.ts'
import { addSection } from '../new/add-section.ts'
import { createTreeChange } from '../new/tree-change.ts'
import { buildEnv } from '../shared/build-env.ts'
import { publish, switchOff } from '../release/change-site.ts'
import { runTool } from '../shared/run-tool.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { useProduct } from './product.ts'

const product = useProduct()
const app = 'referees-admin'
const target = { siteDir: product.siteDir, app, by: 'Rosa' } as const
let root: string

/** A checkout with what a new app is made from; libraries and packages are this one's. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-fourth-'))
  for (const folder of ['libs', 'node_modules', 'docs']) await symlink(join(workspace, folder), join(root, folder))
  const apps = ['landing-admin', 'tournament-admin', 'users-admin', 'live-page'].map((name) => `apps/${name}/vite.config.ts`)
  for (const file of ['tsconfig.json', 'tsconfig.base.json', ...apps, ...['package.json', 'tsconfig.json'].map((name) => `apps/users-admin/${name}`)]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await cp(join(workspace, file), join(root, file))
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function make(): Promise<string> {
  const tree = createTreeChange(root)
  await addSection(tree, { path: '/referees', app, label: 'Árbitros', group: 'officials', groupTitle: 'Arbitraje', roles: ['super', 'admin_landing'] }, sections, inWorkspace(app))
  await tree.write()
  const cwd = join(root, 'apps', app)
  const { code, output } = await runTool(process.execPath, [toolPath('vite'), 'build', '--logLevel=error'], { cwd, env: { ...buildEnv(process.env), NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(output)
  return join(cwd, 'dist')
}

/** All that is served, but for the list and the new app. */
async function others(): Promise<string> {
  const entries = (await readdir(product.siteDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => !file.endsWith('remotes.json') && !file.includes(`/${app}/`)).sort()
  return (await Promise.all(files.map(async (file) => `${file} ${(await readFile(file)).toString('base64')}`))).join('\n')
}

const link = (page: Page) => page.getByRole('list', { name: 'Arbitraje' }).getByRole('link', { name: 'Árbitros', exact: true })

it('a team without a line in anybody\'s table makes an app and releases it: it is in the sidebar of the panel as it was built before', async () => {
  const before = await others()
  const open = await product.openPage({ role: 'super', path: '/', width: 1440 })
  await open.page.getByRole('link', { name: 'Usuarios', exact: true }).waitFor()
  expect(await link(open.page).count()).toBe(0)

  await publish(target, { distDir: await make(), commit: 'abc1234567', version: '1.0.0', isPreview: false })
  expect(await others()).toBe(before)

  // An open tab has it as soon as it looks for what is new.
  await open.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await link(open.page).click()
  await open.page.getByRole('heading', { name: 'Todavía no hay nada aquí' }).waitFor()
  expect(await open.page.getByRole('navigation', { name: 'Secciones' }).getByRole('list').last().getAttribute('aria-label')).toBe('Arbitraje')

  const fresh = await product.openPage({ role: 'admin_landing', path: '/referees', width: 390 })
  await fresh.page.getByRole('heading', { name: 'Todavía no hay nada aquí' }).waitFor()
  const captain = await product.openPage({ role: 'team_captain', path: '/referees', width: 1440 })
  await captain.page.getByRole('heading', { name: 'Acceso Denegado' }).waitFor()
  expect(await link(captain.page).count()).toBe(0)

  await switchOff(target, 'Vuelve mañana')
  await fresh.page.reload()
  await fresh.page.getByRole('heading', { name: 'Árbitros está en pausa' }).waitFor()
  expect([...open.errors, ...fresh.errors, ...captain.errors]).toEqual([])
})
