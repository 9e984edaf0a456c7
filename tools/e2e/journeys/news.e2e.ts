import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()
const address = '/inicio/novedades/abre-la-inscripcion'
beforeEach(product.restore)

const pdf = {
  name: 'Bases del torneo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
}
const text = (page: Page) => page.getByRole('textbox', { name: 'Texto' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('a piece of news is written on %s with keys alone, previewed, and read by families', async (_what, size) => {
  const { page, errors } = await product.openPage({ role: 'admin_landing', path: '/news?abrir=nuevo', ...size })
  await page.getByLabel('Título', { exact: true }).fill('Abre la inscripción')
  await page.getByLabel('Fecha').fill('2025-11-12')
  await text(page).click()
  await page.keyboard.type('El lunes a las 9, ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('por orden de llegada')
  await page.keyboard.press('Enter')
  await page.keyboard.type('la organización')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByLabel('Dirección del enlace').fill('contacto@torneo.example')
  await page.keyboard.press('Enter')
  await page.locator('input[type=file][accept*=pdf]').setInputFiles(pdf)
  await page.getByText('PDF subido. Falta guardar los cambios.').waitFor()

  await button(page, 'Vista previa').click()
  const preview = page.frameLocator('iframe')
  await preview.locator('.article-text strong', { hasText: 'por orden de llegada' }).first().waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'Agregar novedad').click()
  await page.getByText('Novedad agregada', { exact: true }).waitFor()

  const family = await product.openPage({ path: null, ...size })
  // Families read it a moment after it was saved.
  const statusOf = async () => (await family.page.request.get(address)).status()
  await expect.poll(statusOf).toBe(200)
  await family.page.goto(address)
  const article = family.page.locator('.article')
  await article.getByText('por orden de llegada').waitFor()
  expect(await article.getByRole('link', { name: 'la organización' }).getAttribute('href')).toBe(
    'mailto:contacto@torneo.example',
  )
  const download = family.page.waitForEvent('download')
  await article.getByText('Bases del torneo.pdf').click()
  expect((await download).suggestedFilename()).toBe('Bases del torneo.pdf')
  expect([errors, family.errors]).toEqual([[], []])
})
