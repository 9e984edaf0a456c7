import { screen, waitFor } from '@testing-library/react'
import { promotionEndpoints as endpoints } from '@torneo/contracts/tournament/promotions'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import {
  button,
  dialog,
  expectClosed,
  expectFocus,
  field,
  question,
  revOf,
  rowNames,
  rowOf,
} from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { promo05, promo15, promo98 } from '../../../dev/answer-promotions'
import { openPromotions } from '../../testing/promotions-screen'

beforeEach(() => localStorage.clear())

describe('the list', () => {
  test('shows the newest year first, with category, avatar and captain', async () => {
    await openPromotions()
    expect(rowNames()).toEqual(['Promo 15', 'Promo 05', 'Promo 98', 'Promo 85'])
    const first = rowOf('Promo 05')
    for (const words of ['05', '2005 · Junior', 'Pablo Ríos', 'pablo@torneo.local', 'Campeones de vóley 2023.']) {
      expect(first.getByText(words)).toBeDefined()
    }
    expect(rowOf('Promo 15').getByText('Sin capitán')).toBeDefined()
  })

  test('is searched by year, name and captain', async () => {
    const { user, address } = await openPromotions()
    await user.type(field('Buscar por año, nombre o capitán'), 'belen')
    await waitFor(() => expect(rowNames()).toEqual(['Promo 98']))
    expect(screen.getByText('1 de 4 promociones')).toBeDefined()
    await user.clear(field('Buscar por año, nombre o capitán'))
    await user.type(field('Buscar por año, nombre o capitán'), '1985')
    await waitFor(() => expect(rowNames()).toEqual(['Promo 85']))
    expect(address()).toBe('/tournament/promotions?buscar=1985')
  })
})

describe('the form', () => {
  test('adds a promotion at its place', async () => {
    const { api, user } = await openPromotions()
    await user.click(button('Nueva promoción'))
    await user.type(field('Año'), '2010')
    await user.type(field('Nombre'), 'Promo 10')
    await user.selectOptions(field('Categoría'), 'Master')
    await user.clear(field('Color'))
    await user.type(field('Color'), 'rojo')
    await user.click(button('Agregar promoción'))
    await waitFor(() => expect(field('Color').getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo(endpoints.create)).toEqual([])
    await user.clear(field('Color'))
    await user.type(field('Color'), '#FFEE00')
    expect(screen.getByText('Es un color claro: encima se lee el texto negro, no el blanco.')).toBeDefined()
    await user.click(button('Agregar promoción'))
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.create)[0]?.body).toEqual({
      year: 2010,
      name: 'Promo 10',
      category: 'Master',
      color: '#FFEE00',
      logo: '',
      description: '',
    })
    expect(rowNames()).toEqual(['Promo 15', 'Promo 10', 'Promo 05', 'Promo 98', 'Promo 85'])
  })

  test("begins with a colour that no other has, and says whose it is when another's is chosen", async () => {
    const { user } = await openPromotions()
    await user.click(button('Nueva promoción'))
    expect(field('Color').value).toBe('#15803D')
    expect(screen.getByText('Los equipos nuevos de esta promoción lo toman.')).toBeDefined()
    await user.clear(field('Color'))
    await user.type(field('Color'), '#1d4fd9')
    expect(
      screen.getByText('Promo 05 ya usa este color. En un partido entre las dos no se distinguirían.'),
    ).toBeDefined()
    await user.clear(field('Color'))
    await user.type(field('Color'), '#facc16')
    expect(screen.getByText('Es un color claro: encima se lee el texto negro, no el blanco.')).toBeDefined()
    expect(screen.getByText(/^Promo 15 ya usa este color/)).toBeDefined()
  })

  test('adds several in a row, each with a colour of its own', async () => {
    const { api, user } = await openPromotions([])
    await user.click(button('Nueva promoción'))
    for (const year of ['1998', '1999']) {
      await user.type(field('Año'), year)
      await user.type(field('Nombre'), `Promo ${year}`)
      await user.click(button('Guardar y agregar otro'))
      await waitFor(() => expect([field('Año').value, field('Nombre').value]).toEqual(['', '']))
    }
    expect(api.callsTo(endpoints.create).map(({ body }) => [body.year, body.color])).toEqual([
      [1998, '#E50914'],
      [1999, '#1D4ED8'],
    ])
    expect(field('Color').value).toBe('#15803D')
  })

  test('does not tell a promotion that it uses its own colour', async () => {
    const { user } = await openPromotions()
    await user.click(button('Editar Promo 05'))
    expect(screen.getByText('Los equipos nuevos de esta promoción lo toman.')).toBeDefined()
  })

  test('changes one on the rev that was read, and its captain stays', async () => {
    const { api, user } = await openPromotions()
    await user.click(button('Editar Promo 98'))
    await user.type(field('Nombre'), ' y amigos')
    api.respondOnce(endpoints.update, networkFailure)
    await user.click(button('Guardar cambios'))
    expect(await screen.findAllByText(/^Error al guardar la promoción/)).toHaveLength(2)
    await user.click(button('Guardar cambios'))
    await waitFor(() => expect(rowNames()).toContain('Promo 98 y amigos'))
    const call = api.callsTo(endpoints.update).at(-1)
    expect([call?.params.id, revOf(call)]).toEqual([promo98.id, '1'])
    expect(await rowOf('Promo 98 y amigos').findByText('Ana Belén Rojas')).toBeDefined()
    await expectFocus(() => button('Editar Promo 98 y amigos'))
  })
})

describe('deleting', () => {
  test('says what goes with it, and that its captain is released', async () => {
    const { api, user } = await openPromotions()
    api.respond(endpoints.dependents, { teams: 2, players: 40, matches: 1, events: 0 })
    await user.click(button('Eliminar Promo 05'))
    const asked = await question('¿Eliminar Promo 05?')
    expect(
      asked.getByText('Se eliminan también 2 equipos, 40 jugadores y 1 partido. Su capitán queda sin promoción.'),
    ).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.callsTo(endpoints.remove)).toEqual([])
  })

  test('is sent on the rev that was read, and moves to the next', async () => {
    const { api, user } = await openPromotions()
    await user.click(button('Eliminar Promo 05'))
    await user.click((await question('¿Eliminar Promo 05?')).getByRole('button', { name: 'Eliminar promoción' }))
    expect(await screen.findByText('Promoción eliminada')).toBeDefined()
    const [call] = api.callsTo(endpoints.remove)
    expect([call?.params.id, revOf(call)]).toEqual([promo05.id, '1'])
    expect(rowNames()).toEqual(['Promo 15', 'Promo 98', 'Promo 85'])
    await expectFocus(() => button('Editar Promo 98'))
  })

  test('names the matches of a promotion that has played instead of asking', async () => {
    const { api, user } = await openPromotions()
    await user.click(button('Eliminar Promo 15'))
    const inUse = await dialog('No se puede eliminar Promo 15')
    expect(inUse.getByText('Esta promoción tiene partidos en vivo o finalizados.')).toBeDefined()
    expect(inUse.getByText('Promo 15 – Promo 05 (sáb. 15/11)')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(inUse.getByRole('button', { name: 'Entendido' }))
    await expectClosed()
    expect(api.callsTo(endpoints.remove)).toEqual([])
    await expectFocus(() => button('Eliminar Promo 15'))
  })

  test('is rejected with the same reason if a match begins during the confirmation', async () => {
    const { user, server } = await openPromotions()
    server.isPlaying = false
    await user.click(button('Eliminar Promo 15'))
    const asked = await question('¿Eliminar Promo 15?')
    expect(asked.getByText('Se eliminan también 3 equipos, 40 jugadores, 2 partidos y 5 eventos.')).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Eliminar promoción' }))
    const inUse = await dialog('Error al eliminar la promoción')
    expect(inUse.getByText('Esta promoción tiene partidos en vivo o finalizados.')).toBeDefined()
    expect(inUse.getByText('Promo 15 – Promo 05 (sáb. 15/11)')).toBeDefined()
    await user.click(inUse.getByRole('button', { name: 'Entendido' }))
    await expectClosed()
    expect(server.collection.items).toContain(promo15)
    await expectFocus(() => button('Eliminar Promo 15'))
  })

  test('asks nothing when what goes with it cannot be counted', async () => {
    const { api, user } = await openPromotions()
    api.respond(
      endpoints.dependents,
      errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' }),
    )
    await user.click(button('Eliminar Promo 85'))
    expect(await screen.findByText('Error al eliminar la promoción. La base de datos no responde')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.callsTo(endpoints.remove)).toEqual([])
  })
})
