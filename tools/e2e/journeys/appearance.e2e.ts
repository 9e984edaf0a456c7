import type { Appearance } from '@torneo/contracts/site/appearance'
import { beforeEach, expect, it } from 'vitest'
import { shiftsOf, totalOf, watchShifts } from '../every-screen/layout-shifts.ts'
import { delayResponses } from '../product/delay-responses.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

it("chooses the school's look by seeing its own page, and the next visitor sees it (B102)", async () => {
  const { page, errors } = await product.openPage({
    role: 'admin_landing',
    path: '/appearance',
    width: 1440,
    height: 900,
  })
  const own = page.frameLocator('iframe[title="Vista previa de la página"]')
  await own.locator('body[data-look=mitades]').waitFor()
  await page.getByRole('radio', { name: 'Noche' }).check()
  await page.getByRole('radio', { name: 'De afiche' }).check()
  await own.locator('body[data-look=noche][data-face=afiche]').waitFor()
  await page.getByRole('button', { name: /^Guardar cambios/ }).click()
  await page.getByText('Aspecto publicado').waitFor()
  expect(errors).toEqual([])
  const visitor = await product.openPage({ path: null })
  const look = async () => {
    await visitor.page.goto('/inicio')
    return visitor.page.locator('body').getAttribute('data-look')
  }
  await expect.poll(look).toBe('noche')
  const { crest } = (await (await page.request.get('/api/appearance')).json()) as Appearance
  expect(await visitor.page.locator('link[rel=icon]').getAttribute('href')).toContain(crest)
})

it.each([
  ['clasica', 390],
  ['colegial', 1440],
  ['afiche', 390],
] as const)('the first visit shows the face %s at %i px, and nothing moves when it comes', async (titleFace, width) => {
  const editor = await product.openPage({ role: 'admin_landing', path: '/appearance' })
  const { crest, primary, accent, look } = (await (
    await editor.page.request.get('/api/appearance')
  ).json()) as Appearance
  const saved = await editor.page.request.put('/api/appearance', { data: { crest, primary, accent, look, titleFace } })
  expect(saved.status()).toBe(200)
  const { page, context } = await product.openPage({ path: null, width, height: 844 })
  await expect
    .poll(async () => (await page.request.get(`${product.address}/inicio`)).text())
    .toContain(`data-face="${titleFace}"`)
  await watchShifts(page)
  const sendFonts = await delayResponses(context, '**/*.woff2')
  await page.goto('/inicio', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  sendFonts()
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].some(({ display, status }) => display === 'swap' && status === 'loaded')),
    )
    .toBe(true)
  const loaded = await page.evaluate(
    () => [...document.fonts].filter(({ display, status }) => display === 'swap' && status === 'loaded').length,
  )
  expect([loaded, totalOf(await shiftsOf(page)) < 0.001]).toEqual([1, true])
})
