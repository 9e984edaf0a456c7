import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { useProduct } from './product.ts'

const product = useProduct()
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
let site: Server

/** Serves the example on an origin other than the panel's. */
beforeAll(async () => {
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = pathname === '/' ? '/index.html' : pathname
    readFile(join(workspace, 'tools/landing-example', file)).then(
      (bytes) => response.setHeader('content-type', `${types[extname(file)]}; charset=utf-8`).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise<void>((resolve) => site.close(() => resolve())))
beforeEach(product.restore)

const landingAddress = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}/?panel=${product.address}`

async function openLanding(): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await product.openPage({ path: null, width: 1280, height: 900 })
  await page.goto(landingAddress())
  await page.locator('#page').waitFor()
  return { page, errors: errors.filter((error) => !error.includes('favicon')) }
}

describe('a landing page on another origin', () => {
  it('shows all that the panel keeps, pictures included', async () => {
    const { page, errors } = await openLanding()
    const { hero, landingSports, schedule, galleryGroups, sponsors, hallOfFame } = (await (
      await page.request.get(`${product.address}/api/public/landing`)
    ).json()) as Record<string, { title: string } & unknown[]>
    await page.getByRole('heading', { level: 1, name: hero?.title ?? '-' }).waitFor()
    const shown = await Promise.all(
      ['#sports article', '#schedule li', '#galleries article', '#sponsors li', '#hall-of-fame article'].map(
        (selector) => page.locator(selector).count(),
      ),
    )
    expect(shown).toEqual([landingSports, schedule, galleryGroups, sponsors, hallOfFame].map((list) => list?.length))
    expect(Math.min(...shown)).toBeGreaterThan(0)
    const imageWidth = () =>
      page.locator('#hero img.background').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(imageWidth).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  it('shows the table of each sport that has been played', async () => {
    const { page, errors } = await openLanding()
    const { sports, standings } = (await (
      await page.request.get(`${product.address}/api/public/tournament`)
    ).json()) as PublicTournament
    const played = sports.filter(({ id }) => standings[id]?.some((row) => row.played > 0))
    expect(await page.locator('#standings caption').allTextContents()).toEqual(
      played.map(({ icon, name }) => `${icon} ${name}`),
    )
    const first = played.flatMap(
      ({ id }) => standings[id]?.map(({ position, team }) => `${position}${team.name}`) ?? [],
    )
    const rows = page.locator('#standings tbody tr')
    expect(
      await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.children]
            .slice(0, 2)
            .map((cell) => cell.textContent)
            .join(''),
        ),
      ),
    ).toEqual(first)
    expect(first.length).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  it('shows a save by itself', async () => {
    const { page } = await openLanding()
    const editor = await product.openPage({ role: 'admin_landing', path: '/hero' })
    await editor.page.getByRole('textbox', { name: 'Título' }).first().fill('Se ve en la página')
    await editor.page.getByRole('button', { name: /^Guardar cambios/ }).click()
    await editor.page.getByText('Hero actualizado correctamente').waitFor()
    const published = async () =>
      ((await (await page.request.get(`${product.address}/api/public/landing`)).json()) as { hero: { title: string } })
        .hero.title
    await expect.poll(published).toBe('Se ve en la página')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Se ve en la página' }).waitFor()
  })
})

describe('the preview of the page (B53)', () => {
  it('shows unsaved changes inside the panel, and scheduled changes to anyone with the link', async () => {
    const { page } = await product.openPage({ role: 'admin_landing', path: '/hero' })
    const title = page.getByRole('textbox', { name: 'Título' }).first()
    const published = await title.inputValue()
    await title.fill('Se escribe ahora')
    await page.getByRole('button', { name: 'Vista previa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vista previa de la página' })
    await dialog.locator('iframe').contentFrame().getByRole('heading', { level: 1, name: 'Se escribe ahora' }).waitFor()
    const made = page.waitForResponse(
      (response) => response.url().endsWith('/api/preview/links') && response.request().method() === 'POST',
    )
    await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
    const { path } = (await (await made).json()) as { path: string }
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click()

    await page.getByRole('button', { name: 'Programar' }).click()
    await page.getByRole('dialog', { name: 'Programar los cambios' }).getByRole('button', { name: 'Programar' }).click()
    await page.getByText(/^Programado para .* por/).waitFor()
    // The values stay in the form, without unsaved changes.
    await page.getByText('Cambios sin guardar').waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('Se escribe ahora')

    const visitor = await product.openPage({ path: null })
    await visitor.page.goto(`${product.address}${path}`)
    await visitor.page.getByRole('heading', { level: 1, name: 'Se escribe ahora' }).waitFor()
    await visitor.page.goto('about:blank')
    await visitor.page.goto(`${product.address}${path.slice(0, -3)}`)
    await visitor.page.getByText('Este enlace ya no sirve').waitFor()
    expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(0)
    const { page: public_ } = await openLanding()
    await public_.getByRole('heading', { level: 1, name: published }).waitFor()
  })
})
