import type { Match } from '@torneo/contracts/match/matches'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

/** Day of the demo with live matches on several fields. */
const day = '2025-11-09'
const board = `/tournament/fixtures?vista=canchas&dia=${day}`

async function matchesOf({ request }: BrowserContext): Promise<Match[]> {
  const { items } = (await (await request.get('/api/matches')).json()) as { items: Match[] }
  return items.filter(({ date }) => date === day)
}

/** Name of a match's field. */
const nameOf = ({ location, field }: Match) => field || location
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens the phone of a volunteer with a pass for a match, on its board. */
async function openVolunteer(staff: Page, match: Match): Promise<Page> {
  const answer = await staff.request.post('/api/passes', { data: { matchId: match.id, kind: 'match' } })
  const { path, pin } = (await answer.json()) as { path: string; pin: string }
  const { page } = await product.openPage({ path, width: 390, height: 844 })
  await page.getByLabel('PIN de seis cifras').fill(pin)
  await page.getByLabel('Tu nombre').fill('Ana Ríos')
  await press(page, 'Abrir pase')
  await page.getByRole('list', { name: 'Partidos para controlar' }).getByRole('link').click()
  return page
}

it('rain stops two fields: a volunteer calls, the organisers stop them on a phone and at a desk, families and the volunteer see it at once, and all get a new hour', async () => {
  const desk = await product.openPage({ role: 'super', path: board, width: 1440, height: 900 })
  await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const all = await matchesOf(desk.context)
  const live = all.find(({ status, field }) => status === 'live' && field.startsWith('Cancha'))
  const other = all.find((match) => match.status === 'scheduled' && live && nameOf(match) !== nameOf(live))
  if (!live || !other) throw new Error('The demo has no two fields to stop')
  const on = (match: Match) =>
    all.filter((one) => ['scheduled', 'live'].includes(one.status) && nameOf(one) === nameOf(match))

  const stopped = new Set([...on(live), ...on(other)].map(({ id }) => id))

  const volunteer = await openVolunteer(desk.page, live)
  const staff = await product.openPage({ role: 'admin_tournament', width: 390, height: 844 })
  const family = await product.openPage({ path: '/en-vivo', width: 390, height: 844 })
  await family.page.getByText('Al día').waitFor()

  // The call from the pitch reaches the organiser's first screen, which leads to the board.
  await press(volunteer, 'Avisar a la organización')
  await volunteer.getByRole('dialog').getByRole('radio', { name: 'Lluvia' }).check()
  await press(volunteer, 'Enviar aviso')
  await staff.page.getByText(`${nameOf(live)}: lluvia`).waitFor()
  await staff.page.getByRole('link', { name: 'Abrir Canchas' }).click()
  await staff.page.getByLabel('Día', { exact: true }).selectOption(day)
  await staff.page.getByRole('radio', { name: nameOf(live) }).check()
  await press(staff.page, 'Suspender por lluvia')
  await press(staff.page, `Suspender ${on(live).length} partidos`)
  await staff.page.getByText(`${on(live).length} partidos suspendidos`).waitFor()

  // Families see it without a reload.
  const title = `${live.homeTeam?.name} ${live.homeScore}, ${live.awayTeam?.name} ${live.awayScore}`
  await family.page.getByRole('listitem').filter({ hasText: title }).getByText('Suspendido').first().waitFor()

  // The desk stops another field, with words for WhatsApp.
  await desk.page
    .getByText(`${nameOf(live)}: suspendida por lluvia`)
    .or(desk.page.getByText('Suspendida por lluvia'))
    .first()
    .waitFor()
  await press(desk.page, `Acciones de ${nameOf(other)}`)
  await desk.page.getByRole('menuitem', { name: 'Suspender por lluvia' }).click()
  await press(desk.page, 'Copiar para WhatsApp')
  expect(await desk.page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^🌧️ ${nameOf(other)}: .* por lluvia`),
  )
  await press(desk.page, /^Suspender \d+ partidos?$/)
  await desk.page.getByText(/^\d+ partidos? suspendidos?$/).waitFor()
  await press(desk.page, 'Más tarde: quedan «Sin fecha»')

  // The volunteer reads the answer.
  await staff.page.goto('/tournament/live')
  await staff.page.getByRole('textbox', { name: 'Responder' }).fill('Seguimos a las 19')
  await press(staff.page, 'Enviar respuesta')
  await volunteer.getByText('Seguimos a las 19').waitFor()

  // All that was left gets a new hour in one go.
  await press(desk.page, /^Reprogramar \d+: Todas las canchas$/)
  await desk.page.getByLabel('Desde').fill('19:00')
  await press(desk.page, 'Poner aquí')
  await press(desk.page, 'Guardar y avisar')
  // One of the stopped matches begins then; each other one as soon as its field and its people are free.
  const again = async () =>
    (await matchesOf(desk.context)).filter(({ id, status }) => status === 'scheduled' && stopped.has(id))
  await expect.poll(async () => (await again()).map(({ time }) => time).toSorted()[0]).toBe('19:00')
  const hour = (await again()).find(({ id }) => id === live.id)?.time ?? ''
  await family.page
    .getByRole('listitem')
    .filter({ hasText: live.homeTeam?.name ?? '' })
    .getByText(hour)
    .first()
    .waitFor()
  expect([...desk.errors, ...staff.errors, ...family.errors]).toEqual([])
})
