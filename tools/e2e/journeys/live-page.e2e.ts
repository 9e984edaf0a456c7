import type { APIRequestContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { installClock } from '../product/page-clock.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()

interface LiveMatch {
  readonly id: string
  readonly homeScore: number
  readonly awayScore: number
  readonly sport: { readonly name: string }
  readonly homeTeam: { readonly name: string }
  readonly awayTeam: { readonly name: string }
}

async function firstLive(request: APIRequestContext): Promise<LiveMatch> {
  const { items } = (await (await request.get('/api/matches?status=live')).json()) as { items: LiveMatch[] }
  const [match] = items
  if (!match) throw new Error('The demo has no live match')
  return match
}

const scoreTitle = ({ homeTeam, awayTeam, awayScore }: LiveMatch, homeScore: number) =>
  `${homeTeam.name} ${homeScore}, ${awayTeam.name} ${awayScore}`

it("a goal appears on a family's phone without a reload, and in the match's timeline", async () => {
  const { context: desk } = await product.openPage({ role: 'admin_tournament', path: null })
  const match = await firstLive(desk.request)
  const { page, errors } = await product.openPage({ path: '/en-vivo', width: 390, height: 844 })
  await page.getByText('Al día').waitFor()
  const card = page.getByRole('heading', { name: scoreTitle(match, match.homeScore), exact: true })
  await card.waitFor()
  const answer = await desk.request.post(`/api/matches/${match.id}/score`, { data: { side: 'home', step: 1 } })
  expect(answer.status()).toBe(200)
  await page.getByRole('heading', { name: scoreTitle(match, match.homeScore + 1), exact: true }).waitFor()
  await page.getByText('+1').waitFor()
  await page
    .getByRole('link', { name: `${match.homeTeam.name} – ${match.awayTeam.name}` })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('list', { name: 'Qué pasó en el partido' }).waitFor()
  await page.goBack()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(errors).toEqual([])
})

/** Lists texts smaller than a fortieth of the screen's height, and parts that overflow their frame. */
const unreadable = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('header, main, footer')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .map(({ tagName }) => `${tagName} is cut`),
    ...[...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < innerHeight / 40)
      .map(({ textContent }) => `small: ${textContent}`),
  ])

it('the TV board rotates by itself, a goal takes the screen for some seconds, sponsors come between, and all words can be read from afar', async () => {
  const { context: desk } = await product.openPage({ role: 'admin_tournament', path: null })
  const match = await firstLive(desk.request)
  const { page, errors } = await product.openPage({ path: null, width: 1920, height: 1080 })
  const forward = await installClock(page)
  await page.goto('/en-vivo?tv=1')
  await page.getByRole('heading', { name: scoreTitle(match, match.homeScore), exact: true }).waitFor()
  await forward(16_000)
  await page.getByRole('heading', { name: 'Próximos partidos' }).waitFor()
  await desk.request.post(`/api/matches/${match.id}/score`, { data: { side: 'home', step: 1 } })
  await page.getByRole('heading', { name: scoreTitle(match, match.homeScore + 1), exact: true }).waitFor()
  await page.getByText(`¡Gol de ${match.homeTeam.name}!`).waitFor()
  const faults = [...(await unreadable(page))]
  await forward(7000)
  await page.getByRole('heading', { name: 'Próximos partidos' }).waitFor()
  faults.push(...(await unreadable(page)))
  const sponsors = page.getByRole('heading', { name: 'Nos acompañan' })
  while (!(await sponsors.isVisible())) await forward(16_000)
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .locator('img')
        .evaluateAll((logos) => logos.every((logo) => (logo as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
  faults.push(...(await unreadable(page)))
  expect([faults, errors]).toEqual([[], []])
})

it('the TV board shows the new standings at once when a match ends', async () => {
  const { context: desk } = await product.openPage({ role: 'admin_tournament', path: null })
  const match = await firstLive(desk.request)
  const { page, errors } = await product.openPage({ path: null, width: 1920, height: 1080 })
  let reads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/tournament')) reads += 1
  })
  const forward = await installClock(page)
  await page.goto('/en-vivo?tv=1')
  await page.getByRole('heading', { name: scoreTitle(match, match.homeScore), exact: true }).waitFor()
  const table = page.getByRole('table', { name: `Posiciones de ${match.sport.name}` })
  while (!(await table.isVisible())) await forward(30_000)
  const played = () =>
    table.getByRole('row').filter({ hasText: match.homeTeam.name }).getByRole('cell').nth(2).textContent()
  const [before, readsBefore] = [Number(await played()), reads]
  expect((await desk.request.post(`/api/matches/${match.id}/finish`)).status()).toBe(200)
  await expect.poll(played).toBe(String(before + 1))
  expect([reads, errors]).toEqual([readsBefore, []])
})
