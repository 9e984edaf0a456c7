import { screen, waitFor, within } from '@testing-library/react'
import { landingSportEndpoints as endpoints, type LandingSport } from '@torneo/contracts/content/landing-sports'
import { byPriority } from '@torneo/domain/records/chosen-order'
import { aLandingSport } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { networkFailure } from '@torneo/testing/error-reply'
import {
  button,
  expectClosed,
  expectFocus,
  field,
  form,
  openList,
  question,
  revOf,
  unavailable,
} from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import LandingSportsScreen from './LandingSportsScreen'

const order = (a: LandingSport, b: LandingSport) => byPriority(a, b) || b.createdAt.localeCompare(a.createdAt)
const [futbol, voley, truco] = [
  aLandingSport({ createdAt: '2025-11-01T12:00:00.000Z' }),
  aLandingSport({
    name: 'Vóley',
    icon: '🏐',
    category: 'Femenino',
    description: 'Seis por lado.',
    createdAt: '2025-11-03T12:00:00.000Z',
  }),
  aLandingSport({
    name: 'Truco',
    icon: '',
    category: 'Mixto',
    description: 'Sin señas.',
    createdAt: '2025-11-02T12:00:00.000Z',
  }),
] as const

async function openSports(first: readonly LandingSport[] = [futbol, voley, truco], path = '/sports') {
  const server = aCollection(first, () => aLandingSport({ createdAt: '2025-11-09T12:00:00.000Z' }), order)
  const rendered = openList(LandingSportsScreen, path, (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
    api.respond(endpoints.update, server.update)
    api.respond(endpoints.remove, server.remove)
    api.respond(endpoints.move, server.move())
  })
  await screen.findByText(first.length === 0 ? 'Todavía no hay deportes' : /^\d+ (de \d+ )?deportes?$/)
  return { ...rendered, server }
}

const names = () =>
  within(screen.getByRole('list', { name: 'Deportes' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
/** Finds an emoji by label instead of role: with over thirty radios, roles take seconds per test. */
const emoji = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input[type=radio]' })

beforeEach(() => localStorage.clear())

describe('the list', () => {
  test('shows the newest first, with category and description', async () => {
    await openSports()
    expect(names()).toEqual(['Vóley', 'Truco', 'Fútbol'])
    expect(screen.getByText('3 deportes')).toBeDefined()
    for (const text of ['Femenino', 'Mixto', 'Masculino', 'Seis por lado.', 'Sin señas.', '🏐'])
      expect(screen.getByText(text)).toBeDefined()
  })

  test('is put into another order, which is stored', async () => {
    const { user, server } = await openSports()
    button('Mover Fútbol').focus()
    await user.keyboard(' {Home} ')
    expect(names()).toEqual(['Fútbol', 'Vóley', 'Truco'])
    expect(await screen.findByText('Orden guardado')).toBeDefined()
    expect(server.list().items.map(({ name }) => name)).toEqual(['Fútbol', 'Vóley', 'Truco'])
    await user.type(field('Buscar por nombre o categoría'), 'fút')
    expect(screen.queryByRole('button', { name: 'Mover Fútbol' })).toBeNull()
  })

  test('finds by name, category and description, and keeps the search in the address', async () => {
    const { user, address } = await openSports()
    await user.type(field('Buscar por nombre o categoría'), 'voley fem')
    await waitFor(() => expect(names()).toEqual(['Vóley']))
    expect(screen.getByText('1 de 3 deportes')).toBeDefined()
    expect(address()).toBe('/sports?buscar=voley+fem')
  })
})

describe('adding', () => {
  test('sends what was chosen and shows it first', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await form('Nuevo deporte')
    expect(document.activeElement).toBe(field('Nombre'))
    expect(document.querySelector('input[type=radio]:checked')).toBeNull()
    await user.type(field('Nombre'), 'Remo')
    await user.selectOptions(field('Categoría'), 'Mixto')
    await user.type(field('Descripción'), 'En el río.')
    await user.click(emoji('Remo'))
    api.respondOnce(endpoints.create, networkFailure)
    await user.click(button('Agregar deporte'))
    expect(await screen.findAllByText(/^Error al agregar deporte/)).toHaveLength(2)
    await user.click(button('Agregar deporte'))
    expect(await screen.findByText('Deporte agregado correctamente')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.create).at(-1)?.body).toEqual({
      name: 'Remo',
      category: 'Mixto',
      description: 'En el río.',
      icon: '🚣',
    })
    expect(names()).toEqual(['Remo', 'Vóley', 'Truco', 'Fútbol'])
  })

  test('takes any emoji that is typed, one at a time, and none', async () => {
    const { api, user } = await openSports()
    await user.click(button('Editar Vóley'))
    await form('Editar deporte')
    await user.click(field('Otro emoji'))
    await user.paste('🛹')
    expect(emoji('Vóley').checked).toBe(false)
    await user.paste('🪁')
    expect(field('Otro emoji').value).toBe('🪁')
    await user.click(button('Guardar cambios'))
    await expectClosed()
    await user.click(button('Editar Vóley'))
    expect(field('Otro emoji').value).toBe('🪁')
    await user.click(button('Quitar ícono'))
    expect(screen.queryByRole('button', { name: 'Quitar ícono' })).toBeNull()
    await user.click(button('Guardar cambios'))
    await expectClosed()
    expect(api.callsTo(endpoints.update).map(({ body }) => body.icon)).toEqual(['🪁', ''])
  })

  test('offers the 30 emojis by their Spanish names', async () => {
    const { user } = await openSports()
    await user.click(button('Nuevo deporte'))
    expect(within(screen.getByRole('radiogroup', { name: 'Ícono' })).getAllByRole('radio')).toHaveLength(30)
  })
})

describe('editing', () => {
  test('is sent on the rev that was read', async () => {
    const { api, user } = await openSports()
    await user.click(button('Editar Vóley'))
    await form('Editar deporte')
    expect(emoji('Vóley').checked).toBe(true)
    await user.type(field('Descripción'), ' Bajo techo.')
    api.respondOnce(endpoints.update, unavailable())
    await user.click(button('Guardar cambios'))
    expect(await screen.findAllByText(/^Error al actualizar deporte/)).toHaveLength(2)
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Deporte actualizado correctamente')).toBeDefined()
    await expectClosed()
    const call = api.callsTo(endpoints.update).at(-1)
    expect([call?.params.id, revOf(call), call?.body]).toEqual([
      voley.id,
      '1',
      { name: 'Vóley', category: 'Femenino', icon: '🏐', description: 'Seis por lado. Bajo techo.' },
    ])
    expect(screen.getByText('Seis por lado. Bajo techo.')).toBeDefined()
    await expectFocus(() => button('Editar Vóley'))
  })
})

describe('deleting', () => {
  test('asks, says that the tournament does not change, and moves to the next', async () => {
    const { api, user } = await openSports()
    await user.click(button('Eliminar Vóley'))
    const asked = await question('¿Eliminar el deporte Vóley?')
    expect(
      asked.getByText('Deja de verse en la página pública. Los deportes del torneo y sus partidos no cambian.'),
    ).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Eliminar deporte' }))
    expect(await screen.findByText('Deporte eliminado correctamente')).toBeDefined()
    expect(names()).toEqual(['Truco', 'Fútbol'])
    expect(api.callsTo(endpoints.remove).map(revOf)).toEqual(['1'])
    await expectFocus(() => button('Editar Truco'))
  })
})
