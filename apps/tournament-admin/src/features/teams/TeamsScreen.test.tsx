import { screen, waitFor, within } from '@testing-library/react'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { teamEndpoints as endpoints } from '@torneo/contracts/tournament/teams'
import { networkFailure } from '@torneo/testing/error-reply'
import {
  button,
  dialog,
  expectClosed,
  expectFocus,
  field,
  openList,
  question,
  revOf,
  rowNames,
  rowOf,
} from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { promo05, promo98, somePromotions } from '../../../dev/answer-promotions'
import { basketball98, football98, serveTeams, someTeams, tennis05 } from '../../../dev/answer-teams'
import { serveSports } from '../../../dev/sports-fake'
import { unavailable } from '../../../dev/unavailable'
import { openTeams } from '../../testing/teams-screen'
import TeamsScreen from './TeamsScreen'

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  })

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
})

const sportIs = (name: string) => within(field('Deporte')).getByRole<HTMLOptionElement>('option', { name }).value
const inForm = (label: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)
const options = (label: string) =>
  within(inForm(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the list', () => {
  test('shows the teams by name, with sport, promotion, category, captain and players, and a dash for what is missing', async () => {
    await openTeams()
    expect(rowNames()).toEqual(['Aros 98', 'Los del 05', 'Promo 98 Fútbol', 'Raquetas', 'Sin casa'])
    for (const words of ['05', '⚽ Fútbol', 'Promo 05', 'Junior · Pablo Ríos', '0'])
      expect(await rowOf('Los del 05').findByText(words)).toBeDefined()
    for (const words of ['Senior · Ana Belén Rojas', '2'])
      expect(rowOf('Promo 98 Fútbol').getByText(words)).toBeDefined()
    expect(rowOf('Sin casa').getAllByText('-')).toHaveLength(2)
    expect(rowOf('Sin casa').getByText('Sin capitán')).toBeDefined()
  })

  test('leads to sports and promotions while they are missing', async () => {
    const { unmount } = openList(TeamsScreen, '/tournament/teams', (api) => {
      serveSports(api, [])
      api.respond(promotionEndpoints.list, { total: 0, items: [] })
      serveTeams(api, [])
    })
    const sport = await screen.findByRole('link', { name: 'un deporte' })
    const promotion = await screen.findByRole('link', { name: 'una promoción' })
    expect(sport.parentElement?.textContent).toBe(
      'Un equipo es de una promoción y juega un deporte: primero crea un deporte y una promoción.',
    )
    expect([sport, promotion].map((link) => link.getAttribute('href'))).toEqual([
      '/tournament/sports?abrir=nuevo',
      '/tournament/promotions?abrir=nuevo',
    ])
    expect(screen.getByRole('link', { name: 'Crear un deporte' }).getAttribute('href')).toBe(
      '/tournament/sports?abrir=nuevo',
    )
    expect(screen.queryByRole('button', { name: 'Nuevo equipo' })).toBeNull()
    unmount()
    await openTeams([])
    expect(await screen.findByText('Un equipo es de una promoción y juega un deporte.')).toBeDefined()
  })

  test('says on a phone, in one place for the thumb, which team it is, how many players it has, and whose it is', async () => {
    setWidth(390)
    await openTeams([football98, { ...football98, id: 'aros', sportId: basketball98.sportId }])
    await screen.findByRole('link', { name: /Básquet.*Lista: sin jugadores/ })
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '98Promo 98 Fútbol Senior⚽ Fútbol · Cap. Ana Belén RojasLista: 2 jugadores',
      '98Promo 98 Fútbol Senior🏀 Básquet · Cap. Ana Belén RojasLista: sin jugadores',
    ])
    expect(button('Eliminar Promo 98 Fútbol, Básquet')).toBeDefined()
  })

  test('stays when rosters cannot be counted, and they are counted again', async () => {
    const { api, user } = openList(TeamsScreen, '/tournament/teams', (one) => {
      serveSports(one)
      one.respond(promotionEndpoints.list, { total: somePromotions.length, items: [...somePromotions] })
      serveTeams(one)
      one.respond(endpoints.rosters, unavailable)
    })
    expect(
      await screen.findByText('No pudimos cargar cuántos jugadores tiene cada equipo ni quién es su capitán.'),
    ).toBeDefined()
    api.respond(endpoints.rosters, {
      total: 1,
      items: [{ teamId: football98.id, players: 17, captain: 'Sol Paredes' }],
    })
    await user.click(button('Reintentar'))
    expect(await rowOf('Promo 98 Fútbol').findByText('17')).toBeDefined()
    expect(rowOf('Promo 98 Fútbol').getByText('Senior · Sol Paredes')).toBeDefined()
  })

  test("renders the year on the team's colour, or on the promotion's", async () => {
    await openTeams([{ ...basketball98, color: '' }, football98])
    expect(rowOf('Aros 98').getByText('98').style.background).toBe('#E50914')
    expect(rowOf('Promo 98 Fútbol').getByText('98').style.background).toBe('#E50914')
  })

  test('is filtered by sport in the address, beside the search', async () => {
    const { user, address } = await openTeams()
    await user.selectOptions(field('Deporte'), '⚽ Fútbol')
    await waitFor(() => expect(rowNames()).toEqual(['Los del 05', 'Promo 98 Fútbol']))
    expect(screen.getByText('2 de 5 equipos')).toBeDefined()
    await user.type(field('Buscar por nombre o promoción'), '98')
    await waitFor(() => expect(rowNames()).toEqual(['Promo 98 Fútbol']))
    expect(address()).toBe(`/tournament/teams?deporte=${football98.sportId}&buscar=98`)
    await user.selectOptions(field('Deporte'), sportIs('🏐 Vóley'))
    expect(await screen.findByText('Nada coincide con tu búsqueda')).toBeDefined()
    await user.click(button('Quitar filtro'))
    await waitFor(() => expect(rowNames()).toEqual(['Aros 98', 'Promo 98 Fútbol']))
    await user.clear(field('Buscar por nombre o promoción'))
    await waitFor(() => expect(rowNames()).toHaveLength(5))
    expect(address()).toBe('/tournament/teams')
  })

  test('starts with the sport of the address', async () => {
    await openTeams(someTeams, `/tournament/teams?deporte=${basketball98.sportId}`)
    await waitFor(() => expect(rowNames()).toEqual(['Aros 98']))
  })

  test('stays when the promotions cannot be read, and they are read again', async () => {
    const { api, user } = openList(TeamsScreen, '/tournament/teams', (one) => {
      serveSports(one)
      serveTeams(one)
      one.respond(promotionEndpoints.list, unavailable)
    })
    expect(await screen.findByText('No pudimos cargar los deportes o las promociones.')).toBeDefined()
    expect(rowNames()).toHaveLength(5)
    api.respond(promotionEndpoints.list, { total: somePromotions.length, items: [...somePromotions] })
    await user.click(button('Reintentar'))
    expect(await rowOf('Los del 05').findByText('Promo 05')).toBeDefined()
  })
})

describe('the form', () => {
  test('leads to what a team needs first and asks no question on the way', async () => {
    const { user, address } = openList(TeamsScreen, '/tournament/teams', (api) => {
      serveSports(api, [])
      api.respond(promotionEndpoints.list, { total: 0, items: [] })
      serveTeams(api)
    })
    await screen.findByText('5 equipos')
    await user.click(button('Nuevo equipo'))
    const form = await dialog('Nuevo equipo')
    const sport = await form.findByRole('link', { name: 'Deportes del torneo' })
    expect(sport.parentElement?.textContent).toBe('Todavía no hay deportes. Crea uno en Deportes del torneo.')
    const promotion = form.getByRole('link', { name: 'Promociones' })
    expect(promotion.parentElement?.textContent).toBe('Todavía no hay promociones. Crea una en Promociones.')
    await user.click(promotion)
    expect([address(), screen.queryByRole('alertdialog')]).toEqual(['/tournament/promotions?abrir=nuevo', null])
  })

  test("leaves inactive sports out of a new team, takes the promotion's colour, and lets it be changed", async () => {
    const { api, user } = await openTeams()
    await user.click(button('Nuevo equipo'))
    expect(options('Deporte')).toEqual(['Elige un deporte', '⚽ Fútbol', '🏀 Básquet', '🏐 Vóley'])
    await user.type(inForm('Nombre'), 'Los nuevos')
    await user.selectOptions(inForm('Deporte'), '🏐 Vóley')
    await user.selectOptions(inForm('Promoción'), promo05.id)
    expect(inForm('Color').value).toBe('#1D4ED8')
    await user.selectOptions(inForm('Promoción'), promo98.id)
    expect(inForm('Color').value).toBe('#E50914')
    await user.clear(inForm('Color'))
    await user.type(inForm('Color'), '#00FF00')
    await user.click(button('Agregar equipo'))
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.create)[0]?.body).toMatchObject({
      name: 'Los nuevos',
      promotionId: promo98.id,
      color: '#00FF00',
      logo: '',
    })
    expect(rowNames()).toContain('Los nuevos')
  })

  test('moves on to another of the same sport', async () => {
    const { api, user } = await openTeams()
    await user.click(button('Nuevo equipo'))
    await user.type(inForm('Nombre'), 'Los nuevos')
    await user.selectOptions(inForm('Deporte'), '🏐 Vóley')
    const volley = inForm('Deporte').value
    await user.selectOptions(inForm('Promoción'), promo05.id)
    await user.click(button('Guardar y agregar otro'))
    await waitFor(() => expect(inForm('Nombre').value).toBe(''))
    expect([inForm('Deporte').value, inForm('Promoción').value, api.callsTo(endpoints.create).length]).toEqual([
      volley,
      '',
      1,
    ])
  })

  test('keeps the inactive sport of a team that plays it, and its own colour', async () => {
    const { api, user } = await openTeams()
    await user.click(button('Editar Raquetas'))
    expect(options('Deporte')).toContain('🎾 Tenis (inactivo)')
    expect(inForm('Deporte').value).toBe(tennis05.sportId)
    await user.type(inForm('Nombre'), ' doradas')
    api.respondOnce(endpoints.update, networkFailure)
    await user.click(button('Guardar cambios'))
    expect(await screen.findAllByText(/^Error al guardar el equipo/)).toHaveLength(2)
    await user.click(button('Guardar cambios'))
    await waitFor(() => expect(rowNames()).toContain('Raquetas doradas'))
    const call = api.callsTo(endpoints.update).at(-1)
    expect([call?.params.id, revOf(call), call?.body.color]).toEqual([tennis05.id, '1', '#1D4ED8'])
  })

  test('names the matches that keep a team in its sport, and stays open with what was chosen', async () => {
    const { user, server } = await openTeams()
    await user.click(button('Editar Promo 98 Fútbol'))
    await user.selectOptions(inForm('Deporte'), '🏀 Básquet')
    await user.click(button('Guardar cambios'))
    const form = await dialog('Editar equipo')
    expect(await form.findByText('Promo 98 Fútbol – Los del 05 (sáb. 15/11)')).toBeDefined()
    expect(form.getByText(/El equipo tiene partidos: su deporte y su promoción no se pueden cambiar/)).toBeDefined()
    expect(inForm('Deporte').value).toBe(basketball98.sportId)
    expect(server.items).toContain(football98)
  })
})

describe('deleting', () => {
  test('says that nothing goes with it, is sent on the rev that was read, and moves to the next', async () => {
    const { api, user } = await openTeams()
    await user.click(button('Eliminar Aros 98'))
    const asked = await question('¿Eliminar Aros 98?')
    expect(asked.getByText('No tiene jugadores ni partidos.')).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Eliminar equipo' }))
    expect(await screen.findByText('Equipo eliminado')).toBeDefined()
    const [call] = api.callsTo(endpoints.remove)
    expect([call?.params.id, revOf(call)]).toEqual([basketball98.id, '1'])
    expect(rowNames()).not.toContain('Aros 98')
    await expectFocus(() => button('Editar Los del 05'))
  })

  test('explains why a team that has played stays, by which matches, and offers a way out', async () => {
    const { api, user } = await openTeams()
    await user.click(button('Eliminar Promo 98 Fútbol'))
    const inUse = await dialog('No se puede eliminar Promo 98 Fútbol')
    expect(inUse.getByText('Este equipo tiene partidos en vivo o finalizados.')).toBeDefined()
    expect(inUse.getByText('Promo 98 Fútbol – Los del 05 (sáb. 15/11)')).toBeDefined()
    expect(inUse.getByText(/elimina los finalizados en Partidos/)).toBeDefined()
    expect(inUse.getByRole<HTMLAnchorElement>('link', { name: 'Ir a Partidos' }).pathname).toBe('/tournament/fixtures')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.callsTo(endpoints.remove)).toEqual([])
  })
})
