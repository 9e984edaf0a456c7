import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../bench/scene/client.ts'
import { fillTournament } from '../../bench/scene/fill-tournament.ts'
import { demoAccounts, demoPassword } from '../../product/demo-accounts.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeAll(async () => fillTournament(await signIn(product.address), { fixtures: 20, teams: 200 }))
afterAll(product.restore)

const sponsors = '/sponsors'
const go = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
const isAt = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor()
const search = (page: Page) => page.getByLabel('Buscar por nombre o sitio web')
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo(0, to), top)
  await expect.poll(() => placeOf(page)).toBe(top)
}

describe('a list that one comes back to', () => {
  it('is where it was, and a form begins at its top', async () => {
    const { page, errors } = await product.openPage({ role: 'super', path: sponsors, height: 500 })
    await page
      .getByRole('button', { name: /^Mover/ })
      .first()
      .waitFor()
    await scrollDown(page, 300)
    await go(page, 'Hero')
    await isAt(page, 'Hero')
    expect(await placeOf(page)).toBe(0)
    await page.getByLabel(/^Título/).waitFor()
    await scrollDown(page, 120)
    await go(page, 'Sponsors')
    await expect.poll(() => placeOf(page)).toBe(300)
    await go(page, 'Hero')
    await page.getByLabel(/^Título/).waitFor()
    expect(await placeOf(page)).toBe(0)
    await page.goBack()
    await isAt(page, 'Sponsors')
    await expect.poll(() => placeOf(page)).toBe(300)
    await page.goBack()
    await isAt(page, 'Hero')
    await page.goForward()
    await expect.poll(() => placeOf(page)).toBe(300)
    expect(errors).toEqual([])
  })

  it('is where it was deep in 200 teams, from a team and by its way back, filtered as it was', async () => {
    const { page, errors } = await product.openPage({ role: 'super', path: '/tournament/teams', height: 700 })
    await page.locator('tbody tr').nth(150).waitFor({ state: 'attached' })
    await page.getByLabel('Buscar por nombre o promoción').fill('equipo 1')
    await page.getByText(/^\d+ de \d+ equipos$/).waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(80)
    await scrollDown(page, 2500)
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('tbody a')]
        .find((link) => link.getBoundingClientRect().top > 200)
        ?.click(),
    )
    await page.waitForURL(/\/tournament\/teams\/\w+/)
    await page.getByRole('main').getByRole('link', { name: 'Equipos' }).click()
    await page.waitForURL(/buscar=equipo/)
    await expect.poll(() => placeOf(page)).toBe(2500)
    expect(errors).toEqual([])
  })

  it('is complete and scrolled to its top for the next user, the same person too', async () => {
    const { page } = await product.openPage({ role: 'admin_landing', path: sponsors, height: 500 })
    await search(page).fill('a')
    await go(page, 'Hero')
    await isAt(page, 'Hero')
    await go(page, 'Sponsors')
    await expect.poll(() => search(page).inputValue()).toBe('a')
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.getByLabel('Correo').fill(demoAccounts.admin_landing)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await go(page, 'Sponsors')
    await expect.poll(() => search(page).inputValue()).toBe('')
    expect(await placeOf(page)).toBe(0)
  })
})

describe('the order of sponsors', () => {
  const gold = async (page: Page) =>
    (
      (await (await page.request.get('/api/public/landing')).json()) as { sponsors: { name: string; tier: string }[] }
    ).sponsors
      .filter(({ tier }) => tier === 'gold')
      .map(({ name }) => name)
  const shown = (page: Page) => page.getByRole('list', { name: 'Oro' }).getByRole('heading').allTextContents()
  const centreOf = async (page: Page, name: string) => {
    const box = await page.getByRole('button', { name: `Mover ${name}` }).boundingBox()
    if (!box) throw new Error(`${name} is not shown`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  it('is changed by mouse and by touch, on the public page and in another panel at once', async () => {
    await product.restore()
    const { page, errors } = await product.openPage({ role: 'admin_landing', path: sponsors })
    const {
      page: phone,
      context,
      errors: phoneErrors,
    } = await product.openPage({ role: 'super', path: sponsors, width: 390, height: 844 })
    const [first = '', second = '', third = ''] = await gold(page)
    await expect.poll(() => shown(phone)).toEqual([first, second, third])

    const [from, to] = [await centreOf(page, first), await centreOf(page, third)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    await page.getByText('Orden guardado').waitFor()
    await expect.poll(() => shown(phone)).toEqual([second, third, first])
    expect(await gold(page)).toEqual([second, third, first])

    const [touched, above] = [await centreOf(phone, third), await centreOf(phone, second)]
    const touch = await context.newCDPSession(phone)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    await send('touchStart', touched)
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', { x: touched.x, y: touched.y + (above.y - touched.y) * part })
    await send('touchEnd')
    await expect.poll(() => shown(page)).toEqual([third, second, first])
    expect(await gold(page)).toEqual([third, second, first])

    await phone.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => shown(page)).toEqual([second, third, first])
    expect([errors, phoneErrors]).toEqual([[], []])
  })
})
