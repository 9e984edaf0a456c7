import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeLiveOn, releaseTo, rollBackOn, switchOffOn } from '../../release/change-releases.ts'
import { panelCalls } from '../../release/panel-calls.ts'
import { createSteps } from '../../release/steps.ts'
import { useProduct } from '../product/product.ts'
import { proofHeaders } from '../product/sign-in.ts'
import { changedBuild } from './changed-build.ts'

const product = useProduct()
const app = 'landing-admin'
let work: string
let landing: Parameters<typeof rollBackOn>[0]

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'torneo-releases-'))
  const { context } = await product.openPage({ role: 'super', path: null })
  const made = await context.request.post('/api/release-keys', {
    headers: await proofHeaders(context.request),
    data: { app, name: 'Carla, CI' },
  })
  const { secret } = (await made.json()) as { readonly secret: string }
  const steps = createSteps(() => undefined)
  landing = { app, steps, panel: panelCalls(product.address, secret, () => undefined) }
})
afterEach(async () => {
  // Other test files use the same releases.
  await product.restore()
  await rm(work, { recursive: true, force: true })
})

const saying = (words: string) => (code: string) => code.replaceAll('Nuevo sponsor', words)

/** Builds the landing app with a changed source, and releases it. */
async function release(version: string, change: (code: string) => string, isPreview = false): Promise<void> {
  const distDir = await changedBuild(join(work, version), app, change)
  await releaseTo(landing, { distDir, version, isPreview, commit: 'abc1234567', roles: [] })
}

/** Lists the other apps, as a visitor gets them. */
async function otherApps(): Promise<unknown> {
  const { remotes } = (await (await fetch(`${product.address}/remotes.json`)).json()) as {
    readonly remotes: readonly { readonly name: string }[]
  }
  return remotes.filter(({ name }) => name !== app)
}

const open = (path = '/sponsors', role: 'super' | 'admin_landing' = 'super') =>
  product.openPage({ role, path, width: 1440, height: 900 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

describe('a section that ships alone', () => {
  it('v1 stays in open tabs, v2 is in new ones, a broken v3 takes down its pane only, and a step back heals it', async () => {
    const others = await otherApps()
    await release('1.0.0', saying('Nuevo sponsor (uno)'))
    const old = await open()
    await button(old.page, 'Nuevo sponsor (uno)').waitFor()

    await release('2.0.0', saying('Nuevo sponsor (dos)'))
    // The old tab still works and loads further chunks of its own version.
    await go(old.page, 'Hall of Fame')
    await button(old.page, 'Nueva entrada').waitFor()
    await go(old.page, 'Sponsors')
    await button(old.page, 'Nuevo sponsor (uno)').waitFor()
    const fresh = await open()
    await button(fresh.page, 'Nuevo sponsor (dos)').waitFor()
    expect([...old.errors, ...fresh.errors]).toEqual([])

    await release('3.0.0', (code) =>
      code.includes('Nuevo sponsor') ? `throw new Error('broken release')\n${code}` : code,
    )
    const broken = await open()
    await broken.page.getByRole('alert').filter({ hasText: 'No pudimos abrir Sponsors' }).waitFor()
    await go(broken.page, 'Usuarios')
    await button(broken.page, 'Nuevo Admin').waitFor()
    await go(broken.page, 'Deportes del torneo')
    await button(broken.page, 'Nuevo deporte').waitFor()

    await rollBackOn(landing, null)
    await go(broken.page, 'Sponsors')
    await button(broken.page, 'Reintentar').click()
    await button(broken.page, 'Nuevo sponsor (dos)').waitFor()
    await (await open()).page.getByRole('button', { name: 'Nuevo sponsor (dos)' }).first().waitFor()
    expect(await otherApps()).toEqual(others)
  })

  it('tells an open tab that there is a newer version, once nothing is unsaved', async () => {
    await release('1.0.0', saying('Nuevo sponsor (uno)'))
    const { page } = await open()
    await button(page, 'Nuevo sponsor (uno)').click()
    await page.getByRole('dialog').getByLabel('Nombre', { exact: true }).fill('A medio escribir')
    await release('2.0.0', saying('Nuevo sponsor (dos)'))
    const looked = page.waitForResponse(/\/remotes\.json$/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await looked
    expect(await page.getByText('Hay una versión nueva').count()).toBe(0)
    expect(await page.getByRole('dialog').getByLabel('Nombre', { exact: true }).inputValue()).toBe('A medio escribir')

    const quiet = await open('/hall-of-fame')
    await button(quiet.page, 'Nueva entrada').waitFor()
    await rollBackOn(landing, '1.0.0')
    await quiet.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await quiet.page.getByText('Hay una versión nueva').waitFor()
    await button(quiet.page, 'Recargar').click()
    await go(quiet.page, 'Sponsors')
    await button(quiet.page, 'Nuevo sponsor (uno)').waitFor()
  })

  it('a tab whose files were deleted keeps what was typed, and opens other screens in the new version', async () => {
    await release('1.0.0', saying('Nuevo sponsor (uno)'))
    const typing = await open('/hall-of-fame')
    const winner = () => typing.page.getByRole('dialog').getByLabel('Ganador')
    await button(typing.page, 'Nueva entrada').click()
    await winner().fill('Promo 98')
    const walking = await open('/hall-of-fame')
    await button(walking.page, 'Nueva entrada').waitFor()
    await release('2.0.0', saying('Nuevo sponsor (dos)'))
    // Simulates the end of the days for which the service keeps a version.
    for (const { context } of [typing, walking])
      await context.route('**/remotes/landing-admin/1.0.0/**', (route) => route.fulfill({ status: 404 }))

    // The image picker is loaded on first use: its failure does not affect the form.
    await typing.page
      .getByRole('dialog')
      .getByRole('button', { name: /imagen/ })
      .first()
      .click()
    await typing.page.getByText('Lo que escribiste sigue en el formulario.', { exact: false }).waitFor()
    await typing.page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /Cerrar/ })
      .click()
    expect(await winner().inputValue()).toBe('Promo 98')

    await go(walking.page, 'CTA')
    await walking.page.getByLabel('Texto del botón').first().waitFor()
    await go(walking.page, 'Sponsors')
    await button(walking.page, 'Nuevo sponsor (dos)').waitFor()
  })
})

describe('a preview', () => {
  it('is seen by a super admin who requests it, and nobody else, with a notice, until it is promoted', async () => {
    await release('1.0.0', saying('Nuevo sponsor (uno)'))
    await release('1.1.0', saying('Nuevo sponsor (vista)'), true)
    const looking = await open('/sponsors?vista=landing-admin@1.1.0-preview')
    await looking.page.getByText('Vista previa de landing-admin 1.1.0-preview', { exact: false }).waitFor()
    await button(looking.page, 'Nuevo sponsor (vista)').waitFor()
    const editor = await open('/sponsors?vista=landing-admin@1.1.0-preview', 'admin_landing')
    await button(editor.page, 'Nuevo sponsor (uno)').waitFor()
    await editor.page
      .getByText('Este enlace es una vista previa que solo pueden abrir los Super Admin.', { exact: false })
      .waitFor()
    expect(await button(editor.page, 'Nuevo sponsor (vista)').count()).toBe(0)
    await button(editor.page, 'Entendido').click()
    await button(editor.page, 'Entendido').waitFor({ state: 'detached' })
    await button(editor.page, 'Nuevo sponsor (uno)').waitFor()
    const missing = await open('/sponsors?vista=landing-admin@9.9.9')
    await missing.page.getByText('landing-admin 9.9.9 no existe: ves la versión publicada.').waitFor()
    await button(missing.page, 'Nuevo sponsor (uno)').waitFor()

    await button(looking.page, 'Salir de la vista previa').click()
    await button(looking.page, 'Nuevo sponsor (uno)').waitFor()
    await makeLiveOn(landing, { version: '1.1.0-preview', roles: [] })
    const after = await open('/sponsors', 'admin_landing')
    await button(after.page, 'Nuevo sponsor (vista)').waitFor()
  })
})

it('a section that is switched off is hidden kindly, and comes back', async () => {
  await switchOffOn(landing, 'Estamos cambiando las fotos. Vuelve a las 18.')
  const { page } = await open('/sponsors')
  await page.getByRole('heading', { name: 'Sponsors está en pausa' }).waitFor()
  await page.getByText('Estamos cambiando las fotos. Vuelve a las 18.').waitFor()
  expect(await page.getByRole('link', { name: 'Sponsors', exact: true }).count()).toBe(0)
  await switchOffOn(landing, null)
  await page.reload()
  await button(page, 'Nuevo sponsor').waitFor()
})
