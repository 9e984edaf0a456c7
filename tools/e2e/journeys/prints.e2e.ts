import type { Match } from '@torneo/contracts/match/matches'
import { formatLongDay } from '@torneo/domain/format/format-day'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

/** Prints to a PDF on A4, as the browser's dialog does; the number of its pages, and the texts of those on the sheet. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly texts: string[] }> {
  const sheets = page.locator('[data-print-sheet] [data-paper-page]')
  await sheets.first().waitFor({ state: 'attached' })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  await page.emulateMedia({ media: 'print' })
  const texts = await sheets.allInnerTexts()
  // Black on white, and nothing of the panel.
  expect
    .soft(
      await page.evaluate(() => {
        const shown = [...document.body.children].filter((child) => child.getClientRects().length > 0)
        const sheet = document.querySelector('[data-print-sheet]') ?? document.body
        return [
          shown.every((child) => child.matches('[data-print-sheet]')),
          getComputedStyle(sheet).color,
          getComputedStyle(document.body).backgroundColor,
          sheet.scrollWidth <= sheet.clientWidth,
        ]
      }),
    )
    .toEqual([true, 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', true])
  await page.emulateMedia({ media: null })
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, texts }
}

it('a day, its match sheets and passes, tables and calendar go to paper from a dark panel, each on its pages', async () => {
  const { page, errors } = await product.openPage({ role: 'super', path: null, width: 390, height: 844 })
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { items } = (await (await page.request.get('/api/matches?status=scheduled')).json()) as { items: Match[] }
  const today = new Date().toLocaleDateString('en-CA')
  // A second match of the first one's field, with another team's name of 200 letters.
  const [first, second] = items.filter(({ homeTeamId, awayTeamId }) => homeTeamId && awayTeamId)
  if (!first || !second) throw new Error('The demo has no two scheduled matches')
  const name = 'Nombre largo '.repeat(16).slice(0, 200).trim()
  expect((await page.request.patch(`/api/teams/${first.homeTeamId}`, { data: { name } })).status()).toBe(200)
  for (const [match, time] of [
    [first, '10:00'],
    [second, '12:00'],
  ] as const) {
    const place = { date: today, time, location: 'Club', field: 'Cancha 9' }
    expect((await page.request.patch(`/api/matches/${match.id}`, { data: place })).status()).toBe(200)
  }

  await page.goto('/tournament/fixtures')
  await page.getByRole('button', { name: `Imprimir ${formatLongDay(today, new Date().getFullYear())}` }).click()
  const print = async (what: string) => {
    await page.getByRole('radio', { name: what, exact: true }).check({ force: true })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Imprimir/ })
      .click()
    return printed(page)
  }
  const day = await print('Hoja por cancha')
  expect([day.pages, day.texts.length]).toEqual([1, 1])
  expect(day.texts[0]).toMatch(/^Club · Cancha 9\n[\s\S]*10:00[\s\S]*12:00[\s\S]*Impreso el/)
  for (const what of ['Planillas', 'Planillas en blanco']) {
    const sheets = await print(what)
    expect([what, sheets.pages, sheets.texts.length]).toEqual([what, 2, 2])
  }
  const passes = await print('Pases de planillero')
  expect(passes.pages).toBe(1)
  expect(passes.texts[0]).toMatch(/Club · Cancha 9[\s\S]*PIN\n+\d{3} \d{3}/)

  for (const [path, button, title] of [
    ['/tournament/standings', 'Imprimir', 'Tabla de posiciones'],
    ['/tournament/scorers', 'Imprimir', 'Tabla de goleadores'],
    ['/tournament/competition/closing', 'Imprimir resultados', 'Resultados · '],
    ['/schedule', 'Imprimir', 'Cronograma'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button, exact: true }).click()
    const sheet = await printed(page)
    expect(sheet.pages).toBeGreaterThan(0)
    expect(sheet.texts.map((words) => words.startsWith(title))).toEqual([true])
  }
  expect(errors).toEqual([])
})
