import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppReleases } from '@torneo/contracts/releases/releases'
import type { APIRequestContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packVersion, readSectionBuild } from '../../release/section-source.ts'
import { useProduct } from '../product/product.ts'
import { confirmPerson, proofHeaders } from '../product/sign-in.ts'
import { changedBuild } from './changed-build.ts'

const product = useProduct()
const app = 'landing-admin'
let work: string
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'torneo-service-'))
})
afterAll(async () => {
  // Restores the product, because other test files use the same releases.
  await product.restore()
  await rm(work, { recursive: true, force: true })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const open = (role: 'super' | 'admin_landing', path = '/sponsors') =>
  product.openPage({ role, path, width: 1440, height: 900 })
const saying = (words: string) => (code: string) => code.replaceAll('Nuevo sponsor', words)

/** Client of a team: it has a release key and no session. */
function team(secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const answered = async (response: Response): Promise<AppReleases> => {
    const body = (await response.json()) as AppReleases
    if (!response.ok) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    async upload(version: string, change: (code: string) => string): Promise<void> {
      const dist = await changedBuild(join(work, version), app, change)
      const { files, manifest } = await readSectionBuild(dist)
      const form = new FormData()
      form.append(
        'file',
        new Blob([await packVersion({ files, manifest: { ...manifest, version } })]),
        `${version}.tar.gz`,
      )
      await answered(
        await fetch(`${product.address}/api/releases/${app}/${version}`, { method: 'PUT', headers, body: form }),
      )
    },
    live: async (version: string, more: object = {}) =>
      answered(
        await fetch(`${product.address}/api/releases/${app}/live`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ version, ...more }),
        }),
      ),
  }
}

const postAs = async (
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<{ readonly secret?: string }> => {
  const response = await request.post(path, { headers, data })
  if (response.status() !== 201) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json() as Promise<{ readonly secret?: string }>
}

it('a team with a key previews, releases, for some roles first and back, to all, and goes back step by step; no other app is touched', async () => {
  const chief = await open('super', '/')
  const proof = await proofHeaders(chief.context.request)
  const { secret = '' } = await postAs(chief.context.request, '/api/release-keys', { app, name: 'Carla, CI' }, proof)
  const { upload, live } = team(secret)
  const others = async () =>
    (
      (await (await chief.context.request.get('/remotes.json')).json()) as { remotes: { name: string }[] }
    ).remotes.filter(({ name }) => name !== app)
  const before = await others()

  await upload('7.0.0', saying('Nuevo sponsor (uno)'))
  const looking = await open('super', `/sponsors?vista=${app}@7.0.0`)
  await button(looking.page, 'Nuevo sponsor (uno)').waitFor()
  await button((await open('admin_landing')).page, 'Nuevo sponsor').waitFor()

  await live('7.0.0')
  const editor = await open('admin_landing')
  await button(editor.page, 'Nuevo sponsor (uno)').waitFor()

  await upload('7.1.0', saying('Nuevo sponsor (roles)'))
  const { trial } = await live('7.1.0', { roles: ['admin_landing'] })
  expect(trial).toMatchObject({ version: '7.1.0', roles: ['admin_landing'] })
  await editor.page.reload()
  await button(editor.page, 'Nuevo sponsor (roles)').waitFor()
  await button((await open('super')).page, 'Nuevo sponsor (uno)').waitFor()

  const desk = await open('super', '/users/releases')
  const card = desk.page.getByRole('region', { name: /^Hero/ })
  await card.getByText('Admin Landing: 1 persona').waitFor()
  await card.getByRole('button', { name: 'Retirar 7.1.0' }).click()
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Retirar 7.1.0' }).click()
  await confirmPerson(desk.page)
  await card.getByRole('button', { name: 'Retirar 7.1.0' }).waitFor({ state: 'detached' })
  await editor.page.reload()
  await button(editor.page, 'Nuevo sponsor (uno)').waitFor()

  await upload('7.2.0', saying('Nuevo sponsor (dos)'))
  await live('7.2.0')
  await editor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await editor.page.getByText('Hay una versión nueva').waitFor()
  await button(editor.page, 'Recargar').click()
  await button(editor.page, 'Nuevo sponsor (dos)').waitFor()

  // A user with 'Despliegues' open sees an upload without a reload, and can roll back to the state before any release.
  const liveRow = (words: string) => card.locator('dd').first().filter({ hasText: words })
  await liveRow('7.2.0').waitFor()
  await upload('7.3.0', saying('Nuevo sponsor (tres)'))
  await card.getByText('7.3.0', { exact: true }).waitFor()
  for (const [words, after] of [
    ['De 7.2.0 a 7.0.0.', '7.0.0'],
    ['De 7.0.0 a la versión de la instalación', 'La que viene con la instalación'],
  ] as const) {
    await card.getByRole('button', { name: 'Volver a la anterior' }).click()
    const question = desk.page.getByRole('alertdialog').filter({ hasText: words })
    await question.getByRole('button', { name: 'Volver a la anterior' }).click()
    await liveRow(after).waitFor()
  }
  expect(await card.getByRole('button', { name: 'Volver a la anterior' }).count()).toBe(0)
  await button((await open('admin_landing')).page, 'Nuevo sponsor').waitFor()
  expect(await others()).toEqual(before)
  // Browsers log the refused write that asks for the person.
  const deskErrors = desk.errors.filter((error) => !/403/.test(error))
  expect([...deskErrors, ...looking.errors, ...editor.errors]).toEqual([])
})
