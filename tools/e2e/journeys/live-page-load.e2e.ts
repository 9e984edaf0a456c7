import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shiftsOf, totalOf, watchShifts } from '../every-screen/layout-shifts.ts'
import { delayResponses } from '../product/delay-responses.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()

const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

it.each([
  [390, 844],
  [1440, 900],
])(
  'layout stays still over a slow connection at %i px, when the scripts come and when the fonts come',
  async (width, height) => {
    const { page, context, errors } = await product.openPage({ path: null, width, height })
    await watchShifts(page)
    const sendScripts = await delayResponses(context, '**/en-vivo/assets/*.js')
    const sendFonts = await delayResponses(context, '**/*.woff2')
    await page.goto('/en-vivo', { waitUntil: 'commit' })
    await page.getByRole('region', { name: 'En vivo ahora' }).getByText('EN VIVO').first().waitFor()
    // The browser may paint the HTML while it arrives; a choice whose last options are missing is narrower then.
    await page.waitForFunction(() => document.readyState !== 'loading')
    await nextFrame(page)
    const whileParsing = (await shiftsOf(page)).length
    sendScripts()
    await page.getByText('Al día').waitFor()
    await page.getByRole('tablist', { name: 'Deportes' }).waitFor()
    await nextFrame(page)
    sendFonts()
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
              .length,
        ),
      )
      .toBe(2)
    await nextFrame(page)
    const shifts = (await shiftsOf(page)).slice(whileParsing)
    expect(shifts.filter(({ value }) => value >= 0.001)).toEqual([])
    expect(totalOf(shifts)).toBeLessThan(0.01)
    expect(errors).toEqual([])
  },
)

it('shows the scores and the tables to a browser without scripts, and every match at its address', async () => {
  const { context } = await product.openPage({ path: null })
  const browser = context.browser()
  if (!browser) throw new Error('The context has no browser')
  const plain = await browser.newContext({ baseURL: product.address, javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto('/en-vivo')
  await page.getByRole('heading', { name: 'Torneo de Ex Alumnos' }).waitFor()
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain('Inter Variable')
  await page.getByRole('table', { name: /^Posiciones de / }).waitFor()
  // The general cup stands before the sports.
  await page.getByRole('navigation').locator('a[href*="deporte="]').first().click()
  await expect.poll(() => page.url()).toContain('?deporte=')
  await page
    .getByRole('link', { name: /^Ver qué pasó/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Qué pasó en el partido' }).waitFor()
  await page.getByRole('link', { name: 'Ver todo el torneo' }).click()
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect((await page.goto('/en-vivo/nada'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Aquí no hay nada' }).waitFor()
  await plain.close()
})

it('is black on white on paper, without what can only be pressed', async () => {
  const { page } = await product.openPage({ path: '/en-vivo', theme: 'dark' })
  await page.getByText('Al día').waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
  expect(await look('body')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  expect(await look('[data-on=board]')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  expect(await look('main li[data-on=board]')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  for (const name of ['Compartir', 'Saltar al contenido', 'Ver en un televisor', 'Al día'])
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false)
  expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(1)
  expect(
    await page
      .locator('main li')
      .first()
      .evaluate((row) => getComputedStyle(row).breakInside),
  ).toBe('avoid')
})

it('keeps the page where it is when its address is copied, and shows that there are more sports', async () => {
  const { page, context } = await product.openPage({ path: '/en-vivo', width: 390, height: 844 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText('Al día').waitFor()
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
  const before = await top()
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByText('Enlace copiado').waitFor()
  expect(await top()).toBe(before)
  // A late font widens the row.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const sports = page.getByRole('tablist', { name: 'Deportes' })
  const fades = () =>
    sports.evaluate((row) =>
      ['--before', '--after'].map((end) => getComputedStyle(row).getPropertyValue(end).trim() !== '0px'),
    )
  await sports.getByRole('tab').first().click()
  await expect.poll(fades).toEqual([false, true])
  await sports.getByRole('tab').last().click()
  await expect.poll(fades).toEqual([true, false])
})
