import type { PublicLanding, PublicTournament } from '@torneo/contracts/site/public'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

const read = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(product.address + path)).json()) as T

describe('the public page (B61)', () => {
  it('shows all that the panel keeps, pictures included, and changes by itself when it is saved', async () => {
    const { page, errors } = await product.openPage({ path: '/inicio', width: 1280, height: 900 })
    const { hero, landingSports, schedule, sponsors, hallOfFame } = await read<PublicLanding>(
      page,
      '/api/public/landing',
    )
    await page.getByRole('heading', { level: 1, name: hero?.title ?? '-' }).waitFor()
    const shown = await Promise.all(
      ['#deportes .card', '.event', '.sponsor', '.fame-entry'].map((selector) => page.locator(selector).count()),
    )
    expect(shown).toEqual([landingSports, schedule, sponsors, hallOfFame].map(({ length }) => length))
    expect(Math.min(...shown)).toBeGreaterThan(0)
    const imageWidth = () => page.locator('.hero-picture').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(imageWidth).toBeGreaterThan(0)
    expect(errors).toEqual([])

    const editor = await product.openPage({ role: 'admin_landing', path: '/hero' })
    await editor.page.getByRole('textbox', { name: 'Título' }).first().fill('Se ve en la página')
    await editor.page.getByRole('button', { name: /^Guardar cambios/ }).click()
    await editor.page.getByText('Hero actualizado correctamente').waitFor()
    const title = async () => {
      await page.reload()
      return page.getByRole('heading', { level: 1 }).textContent()
    }
    await expect.poll(title).toBe('Se ve en la página')
  })

  it('leads to a promotion, to its match and to its table without scripts, and finds it by its year with them', async () => {
    const { page } = await product.openPage({ path: '/inicio', width: 390, height: 800 })
    const { promotions, teams } = await read<PublicTournament>(page, '/api/public/tournament')
    const promotion = promotions.find(({ id }) => teams.some(({ promotionId }) => promotionId === id))
    await page.getByRole('link', { name: 'Buscar mi promo' }).click()
    await page.getByRole('searchbox').fill(String(promotion?.year))
    await page.locator('.promotions a:visible').first().click()
    await page.getByRole('heading', { level: 1, name: promotion?.name ?? '-' }).waitFor()
    await page.getByRole('heading', { name: 'Sus equipos' }).waitFor()
    await page.locator('.cards a').first().click()
    expect(new URL(page.url()).pathname).toBe('/en-vivo')
  })

  it('a photo opens large; arrows turn, also quickly, Escape closes, and the photo has the focus again', async () => {
    const { page, errors } = await product.openPage({ path: '/inicio', width: 1280, height: 900 })
    const { galleryGroups } = await read<PublicLanding>(page, '/api/public/landing')
    const gallery = galleryGroups.find(({ photos }) => photos.length > 2)
    await page.goto(`${product.address}/inicio/fotos/${gallery?.id}`)
    await page.locator('.photo').first().click()
    const place = () =>
      page.locator('.viewer-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth))
    expect(await place()).toBe(0)
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(place).toBe(2)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('foto-3')
    expect(errors).toEqual([])
  })
})

describe("the page's script on the panel's host (S13)", () => {
  it('neither reads the session of an open panel nor calls as its person, and its matches still follow', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/' })
    await page.getByRole('navigation').first().waitFor()
    expect((await page.request.get('/api/account')).status()).toBe(200)
    const read = page.waitForResponse((response) => response.url().endsWith('/inicio/ahora'))
    await page.goto('/inicio')
    const called = page.waitForRequest((request) => request.url().endsWith('/api/account'))
    const reached = await page.evaluate(async () => {
      const attempt = async (act: () => unknown): Promise<string> => {
        try {
          return `read ${String(await act())}`
        } catch (error) {
          return (error as Error).name
        }
      }
      return {
        storage: await attempt(() => localStorage.length),
        cookie: await attempt(() => document.cookie),
        account: await attempt(() => fetch('/api/account', { credentials: 'include' })),
        frame: await attempt(() => {
          const frame = document.createElement('iframe')
          document.body.append(frame)
          frame.src = '/'
          return new Promise((resolve) => frame.addEventListener('load', () => resolve(frame.contentDocument)))
        }),
        now: await attempt(() => fetch('/inicio/ahora').then(({ status }) => status)),
      }
    })
    expect(reached).toEqual({
      storage: 'SecurityError',
      cookie: 'SecurityError',
      account: 'TypeError',
      frame: 'read null',
      now: 'read 200',
    })
    expect((await (await called).allHeaders()).cookie).toBeUndefined()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect((await read).status()).toBe(200)
  })
})

describe('the preview of the page (B53)', () => {
  it('a press on a text opens its field, and what is saved there is on the page (B63)', async () => {
    const { page } = await product.openPage({ role: 'admin_landing', path: '/hero' })
    await page.getByRole('button', { name: 'Ver página completa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vista previa de la página' })
    const frame = dialog.locator('iframe').contentFrame()
    await frame.locator('.event h4').first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Editar evento' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/-title$/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Desfile de bandas')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByText('Evento actualizado correctamente').waitFor()
    const link = page.getByRole('link', { name: 'Ver Desfile de bandas en la página' })
    const { page: visitor } = await product.openPage({ path: (await link.getAttribute('href')) ?? '-' })
    // The public side learns of a save a moment later.
    const shown = () => visitor.locator('.event:target').getByText('Desfile de bandas').count()
    await expect.poll(() => visitor.reload().then(shown)).toBe(1)
  })

  it('shows unsaved changes inside the panel, and scheduled changes to anyone with the link', async () => {
    const { page } = await product.openPage({ role: 'admin_landing', path: '/hero' })
    const title = page.getByRole('textbox', { name: 'Título' }).first()
    const published = await title.inputValue()
    await title.fill('Se escribe ahora')
    await page.getByRole('button', { name: 'Ver página completa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vista previa de la página' })
    await dialog.locator('iframe').contentFrame().locator('h1', { hasText: 'Se escribe ahora' }).waitFor()
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
    await visitor.page.goto(`${product.address}/inicio`)
    await visitor.page.getByRole('heading', { level: 1, name: published }).waitFor()
  })
})
