import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startServices } from '../../product/start-services.ts'
import { freePort } from '../../shared/free-port.ts'
import { axe } from '../every-screen/axe.ts'
import { installClock } from '../product/page-clock.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

interface RowTeam {
  readonly name: string
  readonly promotionYear: number
}

interface Row {
  readonly id: string
  readonly status: string
  readonly sportId: string
  readonly homeTeamId: string
  readonly homeScore: number
  readonly awayScore: number
  readonly sport: { readonly name: string }
  readonly homeTeam: RowTeam
  readonly awayTeam: RowTeam
}

const listOf = async <T>({ request }: BrowserContext, path: string) =>
  ((await (await request.get(`/api/${path}`)).json()) as { items: T[] }).items
const matchOf = async ({ request }: BrowserContext, id: string) =>
  (await (await request.get(`/api/matches/${id}`)).json()) as Row

/** Starts a scheduled match by the API and opens its control panel. */
async function openPanel(width = 390, height = 844) {
  const opened = await product.openPage({ role: 'admin_tournament', path: null, width, height })
  const [match] = await listOf<Row>(opened.context, 'matches?status=scheduled')
  if (!match) throw new Error('The demo has no scheduled match')
  await opened.context.request.post(`/api/matches/${match.id}/start`)
  await opened.page.goto(`/tournament/live?partido=${match.id}`)
  await plus(opened.page, match).waitFor()
  return { ...opened, match }
}

const plus = (page: Page, { homeTeam }: Row) => page.getByRole('button', { name: `Sumar gol a ${homeTeam.name}` })
const goals = (page: Page, team: { readonly name: string }, count: number) =>
  page.getByText(`Goles de ${team.name}: ${count}`)
const actions = (page: Page, team: { readonly name: string }) => page.getByRole('group', { name: team.name })
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline de Eventos' })

/** Registers an event of the home team's first player. */
async function register(page: Page, { homeTeam }: Row, title: string): Promise<void> {
  await actions(page, homeTeam).getByRole('button', { name: title }).click()
  await page.getByRole('dialog').getByLabel('Jugador *').selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click()
}

/** Opens a family's phone that follows the home team's promotion. */
async function openFamily({ homeTeam, awayTeam }: Row) {
  const { page, errors } = await product.openPage({ path: '/en-vivo', width: 390, height: 844 })
  await page.getByText('Al día').waitFor()
  await page.getByRole('button', { name: 'Seguir a mi promo' }).click()
  await page.getByRole('dialog').getByLabel(`Promoción ${homeTeam.promotionYear}`).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  const first = page.getByRole('region', { name: 'En vivo ahora' }).getByRole('listitem').first()
  return {
    errors,
    first,
    score: (home: number, away: number) =>
      first.getByRole('heading', { name: `${homeTeam.name} ${home}, ${awayTeam.name} ${away}`, exact: true }).waitFor(),
  }
}

/** Opens the club's television, and reads the home team's points from the table that it shows when no match is live. */
async function openTelevision({ homeTeam, sport }: Row) {
  const { page, errors } = await product.openPage({ path: null, width: 1920, height: 1080 })
  const forward = await installClock(page)
  await page.goto('/en-vivo?tv=1')
  await page.getByRole('heading', { level: 2 }).waitFor()
  const table = page.getByRole('table', { name: `Posiciones de ${sport.name}` })
  return {
    page,
    /** Omits reads that timed out because the clock was moved. */
    errors: () => errors.filter((line) => !line.includes('AbortError')),
    points: async () => {
      while (!(await table.isVisible())) await forward(30_000)
      return Number(
        await table.getByRole('row').filter({ hasText: homeTeam.name }).getByRole('cell').last().textContent(),
      )
    },
  }
}

describe('two panels on one match', () => {
  it('see each other, ask whether a goal is the same, and agree within a moment on score, events, undo and the end; a family, a television and the standings move without a reload', async () => {
    const { page, context, errors, match } = await openPanel()
    const [family, television] = await Promise.all([openFamily(match), openTelevision(match)])
    const other = await product.openPage({
      role: 'super',
      path: `/tournament/live?partido=${match.id}`,
      width: 1440,
      height: 900,
    })
    const table = await product.openPage({
      role: 'admin_tournament',
      path: '/tournament/standings',
      width: 1440,
      height: 900,
    })
    await table.page.getByLabel('Deporte').selectOption(match.sportId)
    const points = async () =>
      Number(
        await table.page
          .getByRole('row')
          .filter({ hasText: match.homeTeam.name })
          .getByRole('cell')
          .nth(-2)
          .textContent(),
      )
    const before = await points()
    await plus(other.page, match).waitFor()

    // The user who started the match leads it until another takes over and the first is notified (B14).
    await other.page.getByText(/ lleva este partido$/).waitFor()
    await other.page.getByRole('button', { name: 'Llevarlo yo' }).click()
    await page
      .getByText(/ lleva ahora este partido$/)
      .first()
      .waitFor()

    await plus(page, match).click()
    await goals(other.page, match.homeTeam, 1).waitFor()
    await family.score(1, 0)
    await television.page.getByText(`¡Gol de ${match.homeTeam.name}!`).waitFor()
    // A similar event right after the first counts only once the user confirms that it is another one.
    await register(other.page, match, 'Registrar Gol')
    await other.page.getByText('¿Es el mismo gol?').waitFor()
    await goals(other.page, match.homeTeam, 1).waitFor()
    await other.page.getByRole('button', { name: /^Es otro/ }).click()
    await goals(page, match.homeTeam, 2).waitFor()
    await timeline(page).getByText('Gol', { exact: false }).first().waitFor()
    // Scorers below the score of the family's promotion, which comes first: the scorer, and the unidentified goal of
    // the '+'.
    await family.score(2, 0)
    const scorers = family.first.getByRole('list', { name: `Goles de ${match.homeTeam.name}` }).getByRole('listitem')
    await scorers.filter({ hasText: /^Sin identificar \d+′$/ }).waitFor()
    await scorers.filter({ hasText: /\d′/, hasNotText: 'Sin identificar' }).waitFor()

    // Undoes only the user's own last action, and completely: the goal of the other user's '+' stays, without a player
    // (docs/design/scoring.md).
    await other.page.getByRole('button', { name: 'Deshacer' }).click()
    await goals(page, match.homeTeam, 1).waitFor()
    await expect.poll(() => timeline(page).getByRole('listitem').count()).toBe(1)
    await timeline(page).getByRole('button', { name: 'poner nombre' }).waitFor()

    // A deleted goal leaves the score (R1).
    await timeline(page)
      .getByRole('button', { name: /^Eliminar / })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar evento' }).click()
    await timeline(page).getByText('No hay eventos registrados aún').waitFor()
    await goals(other.page, match.homeTeam, 1).waitFor()

    // No overlay covers a side's buttons in the last period.
    await other.page.getByRole('button', { name: '2º Tiempo' }).click()
    for (const homeTeam of [match.homeTeam, match.awayTeam])
      await plus(other.page, { ...match, homeTeam }).click({ trial: true })

    await page.getByRole('button', { name: 'Finalizar Partido' }).click()
    const check = page.getByRole('alertdialog')
    await check.getByText('El marcador suma 1', { exact: false }).waitFor()
    await check.getByRole('button', { name: 'Finalizar Partido' }).click()
    await page.getByText('Partido finalizado. Estadísticas actualizadas correctamente.').first().waitFor()
    await other.page.getByText('El resultado ya cuenta', { exact: false }).waitFor()
    await expect.poll(points).toBe(before + 3)
    expect(await matchOf(context, match.id)).toMatchObject({ status: 'finished', homeScore: 1, awayScore: 0 })
    await expect.poll(television.points).toBe(before + 3)

    // A match that was finished by mistake is reopened with two taps, and no longer counts in the tables.
    await page.getByRole('button', { name: 'Reabrir partido' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reabrir partido' }).click()
    await goals(other.page, match.homeTeam, 1).waitFor()
    await family.score(1, 0)
    await expect.poll(television.points).toBe(before)
    // Ignores the expected 409 responses of the question about a same event.
    expect([
      ...errors,
      ...other.errors.filter((line) => !/409|same_event/.test(line)),
      ...table.errors,
      ...family.errors,
      ...television.errors(),
    ]).toEqual([])
  })
})

describe('a scorer', () => {
  it('is added to the list from the sheet, chosen, and has the goal', async () => {
    const { page, context, errors, match } = await openPanel()
    await actions(page, match.homeTeam).getByRole('button', { name: 'Registrar Gol' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Agregar jugador' }).click()
    await sheet.getByLabel('Número').fill('97')
    await sheet.getByLabel('Nombre').fill('Mara Ruiz')
    await sheet.getByRole('button', { name: 'Agregar jugador' }).click()
    await sheet.getByRole('button', { name: '97 Mara Ruiz', pressed: true }).waitFor()
    await sheet.getByRole('button', { name: 'Registrar' }).click()
    await goals(page, match.homeTeam, 1).waitFor()
    await timeline(page).getByText('Mara Ruiz', { exact: false }).first().waitFor()
    const found = async () =>
      (await listOf<{ playerName: string }>(context, `matches/${match.id}/events`)).map(({ playerName }) => playerName)
    await expect.poll(found).toEqual(['Mara Ruiz'])

    // Corrects player and minute of the event in place; the score stays.
    await timeline(page)
      .getByRole('button', { name: /^Editar / })
      .click()
    await sheet.getByLabel('Minuto', { exact: true }).fill('600')
    await sheet.getByText('Usa un minuto como 45 o 45+2').waitFor()
    await sheet.getByLabel('Minuto', { exact: true }).fill('12+1')
    await sheet.getByLabel('Jugador', { exact: true }).selectOption({ index: 1 })
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await timeline(page).getByText('12+1′', { exact: false }).first().waitFor()
    await expect.poll(async () => (await found()).includes('Mara Ruiz')).toBe(false)
    expect((await matchOf(context, match.id)).homeScore).toBe(1)
    const roster = await listOf<{ name: string; number: number; position: string }>(
      context,
      `players?teamId=${match.homeTeamId}`,
    )
    expect(roster.find(({ number }) => number === 97)).toMatchObject({ name: 'Mara Ruiz', position: 'A definir' })
    expect(errors).toEqual([])
  })
})

describe('an offline board', () => {
  it('five actions wait on the device, survive a reload, and arrive in order, none twice', async () => {
    const { page, context, match } = await openPanel()
    await page.getByText('En línea').first().waitFor()
    // The API is unreachable, but the page itself is served, as from a cache.
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await page.getByText('Sin conexión').filter({ visible: true }).first().waitFor()

    await plus(page, match).click()
    await plus(page, match).click()
    await page.getByRole('button', { name: `Restar gol a ${match.homeTeam.name}` }).click()
    await register(page, match, 'Tarjeta Amarilla')
    await register(page, match, 'Registrar Gol')
    await page.getByText('5 acciones por enviar').first().waitFor()
    await goals(page, match.homeTeam, 2).waitFor()

    await context.setOffline(false)
    await page.reload()
    await context.unroute('**/api/**')
    await page.reload()
    await goals(page, match.homeTeam, 2).waitFor()
    const events = async () =>
      (await listOf<{ type: string; timestamp: string }>(context, `matches/${match.id}/events`))
        .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
        .map(({ type }) => type)
    // The goal comes last, because the score is also 2 at an earlier point.
    await expect.poll(events).toEqual(['goal', 'yellow_card', 'goal'])
    expect((await matchOf(context, match.id)).homeScore).toBe(2)
    await page
      .getByText(/por enviar/)
      .first()
      .waitFor({ state: 'detached' })
    // Start, two up, one down, a card, a goal: each counted once.
    const found = (await (await context.request.get(`/api/matches/${match.id}`)).json()) as { rev: number }
    expect(found.rev).toBe(7)
  })

  it("goals are sent while another team's screen is shown, also one whose request hangs", async () => {
    const { page, context, match } = await openPanel(1440, 900)
    const leaks: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/section-errors') && request.postData()?.includes('"leak"'))
        leaks.push(request.postData() ?? '')
    })
    await page.getByText('En línea').first().waitFor()
    let attempts = 0
    await page.route('**/api/matches/*/score', async (route) => {
      attempts += 1
      // The first is answered never, so that only the device's own time limit ends it.
      if (attempts > 1) await route.abort('internetdisconnected')
    })
    await plus(page, match).click()
    await plus(page, match).click()
    await page.getByText('2 acciones por enviar').first().waitFor()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await expect.poll(() => attempts).toBeGreaterThan(3)
    await page.unroute('**/api/matches/*/score')
    await expect.poll(async () => (await matchOf(context, match.id)).homeScore).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/')

    await page.getByRole('link', { name: 'Panel en Vivo', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tournament/live')
    await page.goBack()
    await page.goBack()
    await goals(page, match.homeTeam, 2).waitFor()
    await plus(page, match).click()
    await expect.poll(async () => (await matchOf(context, match.id)).homeScore).toBe(3)
    expect(leaks).toEqual([])
  })
})

describe('two people on one phone', () => {
  it('actions that one registered offline wait for them, while another is signed in in the same browser', async () => {
    const { page, context, match } = await openPanel()
    await page.getByText('En línea').first().waitFor()
    const diego = ((await (await context.request.get('/api/account')).json()) as { email: string }).email
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await plus(page, match).click()
    await plus(page, match).click()
    await page.getByText('2 acciones por enviar').first().waitFor()

    const beside = await context.newPage()
    await beside.goto('/')
    await beside.getByRole('button', { name: 'Salir' }).click()
    await beside
      .getByRole('alertdialog', { name: 'Tienes 2 acciones por enviar' })
      .getByRole('button', { name: 'Salir' })
      .click()
    await beside.getByText('Acciones por enviar en este dispositivo: 2', { exact: false }).waitFor()
    await beside.getByLabel('Correo electrónico').fill('super@torneo.local')
    await beside.getByLabel('Contraseña').fill('torneo2025')
    await beside.keyboard.press('Enter')
    await beside.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
    await dialog.getByText('Otra persona ingresó', { exact: false }).waitFor()
    await page.unroute('**/api/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await beside.goto(`/tournament/live?partido=${match.id}`)
    await goals(beside, match.homeTeam, 0).waitFor()
    expect((await matchOf(context, match.id)).homeScore).toBe(0)

    expect(await dialog.getByLabel('Correo electrónico').inputValue()).toBe(diego)
    await dialog.getByLabel('Contraseña').fill('torneo2025')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => (await matchOf(context, match.id)).homeScore).toBe(2)
    // Uses Diego's cookie again. Only the user's own actions can be undone, so these were sent under the right name.
    expect((await context.request.post(`/api/matches/${match.id}/undo`)).status()).toBe(200)
    expect((await matchOf(context, match.id)).homeScore).toBe(1)
  })
})

describe('a server that is killed in the middle', () => {
  it('loses nothing and doubles nothing of what was tapped meanwhile', async () => {
    const port = await freePort()
    const start = () =>
      startServices({
        port,
        mongodbUri: product.mongodbUri,
        siteDir: product.siteDir,
        cacheDir: `${product.siteDir}-match-day`,
      })
    const first = await start()
    const { page, context, match } = await openPanel()
    await page.goto(`http://127.0.0.1:${port}/tournament/live?partido=${match.id}`)
    await page.getByText('En línea').first().waitFor()
    await plus(page, match).click()
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    for (let tap = 0; tap < 3; tap += 1) await plus(page, match).click()
    await goals(page, match.homeTeam, 4).waitFor()
    const second = await start()
    await expect.poll(async () => (await matchOf(context, match.id)).homeScore).toBe(4)
    await page.getByText('En línea').first().waitFor()
    await goals(page, match.homeTeam, 4).waitFor()
    expect(await page.getByText(/por enviar/).count()).toBe(0)
    await page.close()
    await second.stop()
  })
})

describe('a volunteer without an account (B17)', () => {
  it('opens a pass by link, PIN and name, counts signed goals, offline too, and is notified when staff revoke it', async () => {
    const staff = await product.openPage({
      role: 'admin_tournament',
      path: '/tournament/live',
      width: 1440,
      height: 900,
    })
    await staff.page.getByRole('button', { name: 'Dar pase de planillero' }).click()
    await staff.page.getByRole('button', { name: 'Crear pase' }).click()
    await staff.page.getByRole('group', { name: 'Pase listo' }).waitFor()
    const link = await staff.page.getByLabel('Enlace').inputValue()
    const pin = (
      (await staff.page.getByRole('group', { name: 'Pase listo' }).getByRole('definition').textContent()) ?? ''
    ).replace(' ', '')
    expect(await axe(staff.page)).toEqual([])

    const phone = await product.openPage({ path: new URL(link).pathname + new URL(link).hash, width: 390, height: 844 })
    await phone.page.getByLabel('PIN de seis cifras').fill(pin)
    await phone.page.getByLabel('Tu nombre').fill('Ana Ríos')
    expect(await axe(phone.page)).toEqual([])
    await phone.page.getByRole('button', { name: 'Abrir pase' }).click()
    const list = phone.page.getByRole('list', { name: 'Partidos para controlar' })
    await list.waitFor()
    const [match, ...others] = await listOf<Row>(phone.context, 'matches')
    if (!match) throw new Error('The pass opens no match')
    expect([others, await list.getByRole('link').count()]).toEqual([[], 1])
    expect(await axe(phone.page)).toEqual([])
    await list.getByRole('link').click()
    await plus(phone.page, match).click()
    await goals(phone.page, match.homeTeam, match.homeScore + 1).waitFor()
    await expect.poll(async () => (await matchOf(staff.context, match.id)).homeScore).toBe(match.homeScore + 1)
    await phone.context.setOffline(true)
    await plus(phone.page, match).click()
    // The response to the first action may have arrived before the connection was cut.
    await phone.page
      .getByText(/^(1 acción|2 acciones) por enviar/)
      .first()
      .waitFor()
    await phone.context.setOffline(false)
    await expect.poll(async () => (await matchOf(staff.context, match.id)).homeScore).toBe(match.homeScore + 2)

    await staff.page.getByText('Lo usa Ana Ríos').waitFor()
    const history = await product.openPage({ role: 'super', path: `/tournament/live?partido=${match.id}&historial=1` })
    await history.page.getByRole('dialog').getByText('Planillero: Ana Ríos').first().waitFor()
    await staff.page.getByRole('button', { name: /^Revocar el pase/ }).click()
    await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click()
    await phone.page.getByRole('dialog', { name: 'Tu pase ya no sirve' }).waitFor()
    expect(
      (
        await phone.context.request.post(`/api/matches/${match.id}/score`, { data: { side: 'home', step: 1 } })
      ).status(),
    ).toBe(401)
    await phone.page.reload()
    await phone.page.getByRole('heading', { name: 'Tu pase ya no sirve' }).waitFor()
    expect(staff.errors).toEqual([])
  })
})
