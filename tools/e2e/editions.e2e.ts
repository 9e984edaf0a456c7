import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from './product.ts'

const product = useProduct()

const read = async <T>({ request }: Page, path: string) => (await (await request.get(`/api/${path}`)).json()) as T
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Ends the demo's live matches, and plays the final of its bracket. Returns the champion's name. */
async function playToTheEnd(page: Page): Promise<string> {
  const { items } = await read<{ items: Match[] }>(page, 'matches')
  const post = (match: Match | undefined, command: string, data: object = {}) =>
    page.request.post(`/api/matches/${match?.id}/${command}`, { data })
  for (const match of items.filter(({ status }) => status === 'live')) await post(match, 'finish')
  const final = items.find(({ tieId }) => tieId === 'copa-2-1')
  expect((await post(final, 'result', { homeScore: 2, awayScore: 0 })).status()).toBe(200)
  const { podium } = await read<Competition>(page, `competitions/${final?.sportId}`)
  return podium?.find(({ place }) => place === 1)?.team.name ?? ''
}

/** Opens the next edition with teams and players in its dialog. */
async function openNext(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nueva edición' })
  await dialog.getByRole('switch', { name: 'Copiar los jugadores' }).click()
  await dialog.getByRole('button', { name: 'Abrir la edición 2026' }).click()
}

it('a year ends with its champion, the next one opens, is taken back and opened again, captains keep their promotion, and the year before is only looked at', async () => {
  const desk = await product.openPage({ role: 'admin_tournament', path: '/settings', width: 1440, height: 900 })
  const phone = await product.openPage({ role: 'admin_tournament', path: null, width: 390, height: 844 })
  const captain = await product.openPage({ role: 'team_captain', path: null, width: 390, height: 844 })
  const family = await product.openPage({ path: null, width: 390, height: 844 })

  // A live match refuses, and the dialog stays.
  await press(desk.page, 'Nueva edición')
  await openNext(desk.page)
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
  // Browsers log refused writes.
  expect(desk.errors.filter((error) => !/409/.test(error))).toEqual([])
})
