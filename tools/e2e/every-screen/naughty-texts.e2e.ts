import { naughtyTexts } from '@torneo/contracts/fields/naughty-texts.fixture'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()
const texts = naughtyTexts
  .filter(({ typed, read }) => typed === read)
  .map(({ typed }) => typed)
  .toSorted()

async function createParents(page: Page): Promise<void> {
  const rules = {
    playersPerTeam: 4,
    matchDuration: 60,
    hasHalves: false,
    pointsForWin: 3,
    pointsForDraw: 1,
    pointsForLoss: 0,
  }
  await page.request.post('/api/tournament-sports', {
    data: { name: 'Ajedrez', icon: '♟️', description: '', rules, active: true },
  })
  await page.request.post('/api/promotions', {
    data: { year: 1971, name: 'Promo 71', category: 'Senior', color: '#1F5BB5', logo: '', description: '' },
  })
}

it("shows naughty texts as typed in the list, in the form and on the families' page", async () => {
  const { page, context, errors } = await product.openPage({ role: 'super', path: null })
  await createParents(page)
  await page.goto('/tournament/teams?buscar=Promo+71')
  await page.getByRole('button', { name: 'Nuevo equipo' }).first().click()
  const form = page.getByRole('dialog')
  const name = form.getByLabel(/^Nombre/)
  await form.getByLabel(/^Deporte/).selectOption({ label: '♟️ Ajedrez' })
  for (const text of texts) {
    await form.getByLabel(/^Promoción/).selectOption({ label: 'Promo 71 (1971)' })
    await name.fill(text)
    await form.getByRole('button', { name: 'Guardar y agregar otro' }).click()
    await expect.poll(() => name.inputValue()).toBe('')
  }
  await form.getByRole('button', { name: 'Cancelar' }).click()

  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(texts.length)
  const listed = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('small')?.previousElementSibling?.textContent ?? ''),
  )
  expect(listed.toSorted()).toEqual(texts)
  for (const [index, text] of listed.entries()) {
    await rows
      .nth(index)
      .getByRole('button', { name: `Editar ${text}`, exact: true })
      .click()
    expect(await name.inputValue()).toBe(text)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  }

  const families = await context.newPage()
  await families.goto('/en-vivo')
  await families.getByRole('tab', { name: /Ajedrez/ }).click()
  const shown = families.getByRole('table').first().locator('tbody tr')
  await expect.poll(() => shown.count()).toBe(texts.length)
  const visible = await families.locator('body').innerText()
  expect(texts.filter((text) => !visible.includes(text))).toEqual([])
  expect(errors).toEqual([])
})
