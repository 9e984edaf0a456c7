import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'
import { confirmPerson, proofHeaders } from '../product/sign-in.ts'

const product = useProduct()
beforeEach(product.restore)

const read = async <T>({ request }: Page, path: string) => (await (await request.get(`/api/${path}`)).json()) as T
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const post = (page: Page, match: Match | undefined, command: string, data: object = {}) =>
  page.request.post(`/api/matches/${match?.id}/${command}`, { data })

/** Ends the demo's live matches. Returns all matches. */
async function endLive(page: Page): Promise<readonly Match[]> {
  const { items } = await read<{ items: Match[] }>(page, 'matches')
  for (const match of items.filter(({ status }) => status === 'live')) await post(page, match, 'finish')
  return items
}

/** Ends the demo's live matches, and plays the final of its bracket. Returns the champion's name. */
async function playToTheEnd(page: Page): Promise<string> {
  const items = await endLive(page)
  const final = items.find(({ tieId }) => tieId === 'copa-2-1')
  expect((await post(page, final, 'result', { homeScore: 2, awayScore: 0 })).status()).toBe(200)
  const { podium } = await read<Competition>(page, `competitions/${final?.sportId}`)
  return podium?.find(({ place }) => place === 1)?.team.name ?? ''
}

/** Opens the next edition with teams and players in its dialog. */
async function openNext(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nueva edición' })
  await dialog.getByRole('switch', { name: 'Copiar los jugadores' }).click()
  await dialog.getByRole('button', { name: 'Abrir la edición 2026' }).click()
}

it('a year ends with its champion, the next one opens, is cancelled and opened again, captains keep their promotion, and the year before is only looked at', async () => {
  const desk = await product.openPage({ role: 'admin_tournament', path: '/settings', width: 1440, height: 900 })
  const phone = await product.openPage({ role: 'admin_tournament', path: null, width: 390, height: 844 })
  const captain = await product.openPage({ role: 'team_captain', path: null, width: 390, height: 844 })
  const family = await product.openPage({ path: null, width: 390, height: 844 })

  // A live match refuses, and the dialog stays.
  await press(desk.page, 'Nueva edición')
  await openNext(desk.page)
  await confirmPerson(desk.page)
  await desk.page.getByText(/Hay partidos en vivo/).waitFor()

  // A volunteer's phone without a connection keeps two goals of a match that ends meanwhile.
  const { items: live } = await read<{ items: Match[] }>(desk.page, 'matches?status=live')
  await phone.page.goto(`/tournament/live?partido=${live[0]?.id}`)
  const plus = phone.page.getByRole('button', { name: `Sumar gol a ${live[0]?.homeTeam?.name}` })
  await plus.waitFor()
  await phone.context.setOffline(true)
  for (let goal = 0; goal < 2; goal += 1) await plus.click()
  await phone.page.getByText('2 acciones por enviar').first().waitFor()

  const champion = await playToTheEnd(desk.page)
  await desk.page.goto('/tournament/competition/closing')
  await desk.page.getByRole('heading', { name: `${champion}, campeón` }).waitFor()

  await desk.page.goto('/settings?abrir=edicion')
  await openNext(desk.page)
  await confirmPerson(desk.page)
  await desk.page.getByText('Edición 2026 abierta').waitFor()

  // The edition, in which nothing was played, is taken back and opened again.
  await press(desk.page, 'Deshacer la edición 2026')
  await press(desk.page, 'Deshacer 2026')
  await desk.page.getByText('La edición 2025 está abierta otra vez').waitFor()
  expect((await read<{ total: number }>(desk.page, 'matches')).total).toBeGreaterThan(0)
  await press(desk.page, 'Nueva edición')
  await openNext(desk.page)
  await desk.page.getByRole('link', { name: 'Ver la edición 2025' }).waitFor()
  expect((await read<{ total: number }>(desk.page, 'matches')).total).toBe(0)

  // The volunteer's phone is back: its actions are refused with their sentence, and kept.
  await phone.context.setOffline(false)
  await phone.page.goto('/tournament/live')
  await phone.page.getByText(/2 acciones .*: Esta edición está archivada/).waitFor()

  // The captain has the promotion's team of the new year.
  await captain.page.goto('/my-team')
  await press(captain.page, 'Agregar jugador')
  const form = captain.page.getByRole('dialog')
  for (const [label, text] of Object.entries({ Número: '77', Posición: 'Arquera', Nombre: 'Luz Medina' }))
    await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Agregar jugador' }).click()
  await captain.page.getByRole('main').getByText('Luz Medina').first().waitFor()

  // The year before, in the panel and as a family.
  await press(desk.page, /^Edición 2026$/)
  await desk.page.getByRole('menuitem', { name: 'Edición 2025' }).click()
  await desk.page.getByText('Esta edición está archivada', { exact: false }).waitFor()
  await desk.page.getByRole('heading', { name: `${champion}, campeón` }).waitFor()
  await family.page.goto('/en-vivo')
  await family.page.getByRole('link', { name: 'Edición 2025' }).click()
  await family.page.getByRole('banner').getByText('Archivada').waitFor()
  expect(new URL(family.page.url()).searchParams.get('edicion')).toBe('2025')
  await family.page.goto('/en-vivo/campeones')
  await family.page.getByRole('region', { name: 'Edición 2025' }).getByText(champion).waitFor()
  // The page opens no connection, and shows no state of one.
  expect(await family.page.getByRole('banner').innerText()).not.toMatch(/Reconectando|Al día/)
  expect([...captain.errors, ...family.errors]).toEqual([])
  // Browsers log refused writes, those that ask for the person too.
  expect(desk.errors.filter((error) => !/403|409/.test(error))).toEqual([])
})

/** The first text field of the open dialog, else of the screen. */
const firstField = (page: Page) =>
  page
    .locator('main, dialog[open]')
    .last()
    .locator('textarea, input:is([type=text], [inputmode=numeric], :not([type])):not([readonly])')
    .first()

it('a form keeps what is typed while another edition opens, and a captain saves it there', async () => {
  const desk = await product.openPage({ role: 'super', path: null, width: 1440, height: 900 })
  const matches = await endLive(desk.page)
  const withPhases = matches.find(({ phaseId }) => phaseId)
  const teamId = withPhases?.homeTeamId
  const tabOf = async (path: string, from = desk.context) => {
    const page = await from.newPage()
    await page.goto(path)
    if (path.includes('descuento')) await press(page, 'Sumar o descontar puntos')
    if (path.includes('abrir=')) await page.locator('[data-record-form], dialog[open]').first().waitFor()
    const field = firstField(page)
    await field.fill('47')
    return { path, page, field }
  }
  const captain = await product.openPage({ role: 'team_captain', path: null, width: 390, height: 844 })
  const player = await tabOf('/my-team?abrir=nuevo', captain.context)
  const tabs = [player, await tabOf('/my-team?abrir=pegar', captain.context)]
  for (const path of [
    '/settings',
    '/tournament/sports?abrir=nuevo',
    '/tournament/teams?abrir=nuevo',
    `/tournament/teams/${teamId}?abrir=nuevo`,
    `/tournament/teams/${teamId}?abrir=pegar`,
    '/tournament/fixtures?abrir=nuevo',
    `/tournament/competition?deporte=${withPhases?.sportId}&descuento`,
  ])
    tabs.push(await tabOf(path))

  const copy = { teams: true, players: true }
  const opened = await desk.page.request.post('/api/tournaments', {
    headers: await proofHeaders(desk.page.request),
    data: { name: 'Torneo', year: 2026, copy },
  })
  expect(opened.status()).toBe(201)
  // The sidebar of every desk says the new edition once its reads are of it; the phone has no sidebar.
  for (const { page } of tabs.slice(2)) await page.getByText('Edición 2026').first().waitFor({ state: 'attached' })
  for (const { page } of tabs) await page.waitForLoadState('networkidle')
  const values = tabs.map(async ({ path, field }) => [path, await field.inputValue().catch(() => null)])
  expect(await Promise.all(values)).toEqual(tabs.map(({ path }) => [path, '47']))

  const form = player.page.getByRole('dialog')
  for (const [label, text] of Object.entries({ Posición: 'Arquera', Nombre: 'Luz Medina' }))
    await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Agregar jugador' }).click()
  await player.page.getByRole('main').getByText('Luz Medina').first().waitFor()
})
