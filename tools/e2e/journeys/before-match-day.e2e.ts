import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

const open = (path: string) => product.openPage({ role: 'admin_tournament', path, width: 1440, height: 900 })
const modal = (page: Page) => page.getByRole('dialog').last()
const field = (page: Page, label: string) => modal(page).getByLabel(label, { exact: true })
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

interface Listed<T> {
  readonly items: readonly T[]
}
const list = async <T>(page: Page, path: string) =>
  ((await (await page.request.get(`/api/${path}`)).json()) as Listed<T>).items

describe('admin_tournament before match day', () => {
  it('adds a promotion, gives it a new captain, and that captain gets in', async () => {
    const { page, errors } = await open('/tournament/promotions')
    await page.getByRole('button', { name: 'Nueva promoción' }).click()
    await field(page, 'Año').fill('2019')
    await field(page, 'Nombre').fill('Promoción 2019')
    await field(page, 'Categoría').selectOption('Junior')
    await modal(page).getByRole('button', { name: 'Agregar promoción' }).click()
    await waitForText(page, 'Cambios guardados')

    await page.getByRole('button', { name: 'Asignar capitán a Promoción 2019' }).click()
    await modal(page).getByRole('radio', { name: 'Crear uno nuevo' }).check()
    await field(page, 'Nombre').fill('Sol Paredes')
    await field(page, 'Correo electrónico').fill('sol@torneo.local')
    await field(page, 'Contraseña').fill('clave-de-sol')
    await modal(page).getByRole('button', { name: 'Crear y asignar' }).click()
    await waitForText(page, 'Capitán asignado exitosamente!')
    // The password stays visible until dismissed (R34).
    await modal(page).getByText('clave-de-sol').waitFor()
    const promotion = (await list<{ id: string; name: string; captainId: string | null }>(page, 'promotions')).find(
      ({ name }) => name === 'Promoción 2019',
    )
    expect(promotion?.captainId).toMatch(/^[0-9a-f]{20}$/)

    const captain = await product.openPage({ path: null })
    const answer = await captain.context.request.post('/api/account/sessions', {
      data: { email: 'sol@torneo.local', password: 'clave-de-sol' },
    })
    expect([answer.status(), ((await answer.json()) as { promotionId: string }).promotionId]).toEqual([
      201,
      promotion?.id,
    ])
    expect(errors).toEqual([])
  })

  it("adds a team in its promotion's colour, and a fixture that warns of a clash but saves", async () => {
    const { page, errors } = await open('/tournament/teams')
    const [match] = await list<{
      sportId: string
      homeTeamId: string
      awayTeamId: string
      date: string
      time: string
      location: string
      field: string
    }>(page, 'matches')
    const [promotion] = await list<{ id: string; name: string; color: string }>(page, 'promotions')
    await page.getByRole('button', { name: 'Nuevo equipo' }).click()
    await field(page, 'Nombre').fill('Los últimos')
    await field(page, 'Deporte').selectOption(match?.sportId ?? '')
    await field(page, 'Promoción').selectOption(promotion?.id ?? '')
    await modal(page).getByRole('button', { name: 'Agregar equipo' }).click()
    await waitForText(page, 'Cambios guardados')
    const team = (await list<{ id: string; name: string; color: string }>(page, 'teams')).find(
      ({ name }) => name === 'Los últimos',
    )
    expect(team?.color).toBe(promotion?.color)

    await page.goto('/tournament/fixtures')
    await page.getByRole('button', { name: 'Nuevo partido' }).click()
    await field(page, 'Deporte').selectOption(match?.sportId ?? '')
    await field(page, 'Equipo local').selectOption(match?.homeTeamId ?? '')
    await field(page, 'Equipo visitante').selectOption(team?.id ?? '')
    await field(page, 'Fecha').fill(match?.date ?? '')
    await field(page, 'Hora').fill(match?.time ?? '')
    await field(page, 'Lugar').fill('Otra cancha')
    await modal(page).getByText('Puedes guardar igual.').waitFor()
    await modal(page).getByRole('button', { name: 'Guardar partido' }).click()
    await waitForText(page, 'Partido agregado')
    expect(
      (await list<{ awayTeamId: string }>(page, 'matches')).some(({ awayTeamId }) => awayTeamId === team?.id),
    ).toBe(true)
    expect(errors).toEqual([])
  })

  it("keeps any team's list, also once the lists are closed, at an address that a reload keeps", async () => {
    const { page, errors } = await open('/tournament/teams')
    await page.getByRole('switch', { name: /Cerrar listas/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar listas' }).click()
    await page.getByText('Los capitanes ven su lista, pero no la cambian', { exact: false }).waitFor()
    await page
      .getByRole('link', { name: /^Lista de / })
      .first()
      .press('Enter')
    await page.getByRole('heading', { name: 'Lista de Buena Fe' }).waitFor()
    await page.getByText('Tú puedes agregar, corregir y eliminar jugadores.', { exact: false }).waitFor()
    const teamId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const before = (await list(page, `players?teamId=${teamId}`)).length
    await page.getByRole('button', { name: 'Agregar jugador' }).click()
    await field(page, 'Número').fill('98')
    await field(page, 'Nombre').fill('Mara Ruiz')
    await field(page, 'Posición').fill('Delantera')
    await modal(page).getByRole('button', { name: 'Agregar jugador' }).click()
    await waitForText(page, 'Jugador agregado')
    await page.reload()
    await page.getByRole('button', { name: 'Editar Mara Ruiz' }).waitFor()
    expect(await page.getByRole('link', { name: 'Equipos', exact: true }).first().getAttribute('aria-current')).toBe(
      'page',
    )
    await page.getByRole('main').getByRole('link', { name: 'Equipos' }).click()
    await page.getByRole('button', { name: 'Nuevo equipo' }).waitFor()
    expect((await list(page, `players?teamId=${teamId}`)).length).toBe(before + 1)
    expect(errors).toEqual([])
  })
})

describe('a captain on a phone', () => {
  const phone = () => product.openPage({ role: 'team_captain', path: '/my-team', width: 390, height: 844 })

  it('adds one player and pastes a list, in one request', async () => {
    const { page, errors } = await phone()
    await page.getByRole('heading', { name: 'Lista de Buena Fe' }).waitFor()
    const before = (await list(page, 'players')).length
    await page.getByRole('button', { name: 'Agregar jugador' }).first().click()
    await field(page, 'Número').fill('98')
    await field(page, 'Nombre').fill('Mara Ruiz')
    await field(page, 'Posición').fill('Delantera')
    await modal(page).getByRole('button', { name: 'Agregar jugador' }).click()
    await waitForText(page, 'Jugador agregado')

    const imports: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') imports.push(new URL(request.url()).pathname)
    })
    await page.getByRole('button', { name: 'Pegar lista' }).click()
    await modal(page)
      .getByRole('textbox')
      .first()
      .fill('Número;Nombre;Posición\n95;Eva Luna;Arquera\n96 - Paz Gil - Volante\nInés Sol\t97\tDefensora')
    await modal(page)
      .getByRole('button', { name: /^Revisar/ })
      .click()
    await modal(page).getByRole('button', { name: 'Agregar 3 jugadores' }).click()
    await waitForText(page, '3 jugadores agregados')
    expect(imports).toEqual(['/api/players/import'])
    expect((await list(page, 'players')).length).toBe(before + 4)
    expect(errors).toEqual([])
  })
})
