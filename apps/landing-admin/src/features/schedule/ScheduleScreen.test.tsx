import { screen, waitFor, within } from '@testing-library/react'
import { scheduleEndpoints as endpoints, type ScheduleEvent } from '@torneo/contracts/content/schedule'
import { aScheduleEvent } from '@torneo/testing/builders'
import { catchPrint } from '@torneo/testing/catch-print'
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
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, test } from 'vitest'
import ScheduleScreen from './ScheduleScreen'

const order = (a: ScheduleEvent, b: ScheduleEvent) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time)
const [apertura, final, asado] = [
  aScheduleEvent(),
  aScheduleEvent({
    title: 'Final de fútbol',
    date: '2025-11-16',
    time: '17:30',
    type: 'match',
    location: 'Cancha 1',
    description: 'Con alargue.',
  }),
  aScheduleEvent({ title: 'Asado', date: '2025-11-16', time: '13:00', type: 'activity', location: '' }),
] as const

async function openSchedule(first: readonly ScheduleEvent[] = [final, asado, apertura], path = '/schedule') {
  const server = aCollection(first, aScheduleEvent, order)
  const rendered = openList(ScheduleScreen, path, (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
    api.respond(endpoints.update, server.update)
    api.respond(endpoints.remove, server.remove)
  })
  await screen.findByText(first.length === 0 ? 'Todavía no hay eventos' : /^\d+ (de \d+ )?eventos?$/)
  return { ...rendered, server }
}

const table = () => within(screen.getByRole('table', { name: 'Eventos del calendario' }))
const days = () =>
  table()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const titles = () =>
  table()
    .getAllByRole('rowheader')
    .filter((cell) => !cell.querySelector('h2'))
    .map(({ textContent }) => textContent)
const fill = async (user: Awaited<ReturnType<typeof openSchedule>>['user']) => {
  await user.type(field('Título'), 'Misa')
  await user.type(field('Fecha'), '2025-11-16')
  await user.type(field('Hora'), '09:30')
  await user.selectOptions(field('Tipo'), 'Ceremonia')
}

/** Titles of the rows that were scrolled into view. */
const scrolledTo: (string | undefined)[] = []
Element.prototype.scrollIntoView = function scrollIntoView() {
  if (this instanceof HTMLTableRowElement) scrolledTo.push(this.querySelector('th > span')?.textContent)
}

beforeEach(() => {
  localStorage.clear()
  scrolledTo.length = 0
})

describe('the list', () => {
  test('shows the events by date and time, under the name of their day, at 24 hours', async () => {
    await openSchedule()
    expect(days()).toEqual([
      expect.stringMatching(/^Sábado 15 de noviembre( de 2025)?$/),
      expect.stringMatching(/^Domingo 16 de noviembre( de 2025)?$/),
    ])
    expect(titles()).toEqual(['Ceremonia de apertura', 'Asado', 'Final de fútbolCon alargue.'])
    const row = within(table().getByRole('row', { name: /Final de fútbol/ }))
    for (const text of ['17:30', 'Cancha 1', 'Partido']) expect(row.getByText(text)).toBeDefined()
    expect(within(table().getByRole('row', { name: /Asado/ })).getByText('-')).toBeDefined()
    expect(screen.getByText('3 eventos')).toBeDefined()
  })

  test('shows one type alone, kept in the address, and says so where none is left', async () => {
    const { user, address } = await openSchedule([final, asado])
    await user.selectOptions(field('Filtrar por tipo'), 'Partido')
    await waitFor(() => expect(titles()).toEqual(['Final de fútbolCon alargue.']))
    expect([screen.getByText('1 de 2 eventos'), address()]).toEqual([expect.anything(), '/schedule?tipo=match'])
    await user.selectOptions(field('Filtrar por tipo'), 'Ceremonia')
    await user.click(await screen.findByRole('button', { name: 'Quitar filtro' }))
    expect([titles().length, address()]).toEqual([2, '/schedule'])
  })

  test('finds by title, place, type and date, and keeps the search in the address', async () => {
    const { user, address } = await openSchedule()
    await user.type(field('Buscar por título o lugar'), 'futbol cancha')
    await waitFor(() => expect(titles()).toHaveLength(1))
    expect(screen.getByText('1 de 3 eventos')).toBeDefined()
    expect(address()).toBe('/schedule?buscar=futbol+cancha')
    await user.clear(field('Buscar por título o lugar'))
    await user.type(field('Buscar por título o lugar'), '2025-11-16')
    await waitFor(() => expect(titles()).toHaveLength(2))
  })
})

describe('adding', () => {
  test('sends day and time as R13 wants them, and shows the event in its place', async () => {
    const { api, user } = await openSchedule()
    await user.click(button('Nuevo evento'))
    await form('Nuevo evento')
    expect([field('Fecha').type, field('Hora').type]).toEqual(['date', 'time'])
    await user.click(button('Agregar evento'))
    expect(await screen.findByText('El tipo es requerido')).toBeDefined()
    await fill(user)
    await user.type(field('Lugar'), 'Capilla')
    api.respondOnce(endpoints.create, networkFailure)
    await user.click(button('Agregar evento'))
    expect(await screen.findAllByText(/^Error al agregar evento/)).toHaveLength(2)
    await user.click(button('Agregar evento'))
    expect(await screen.findByText('Evento agregado al calendario')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.create).at(-1)?.body).toEqual({
      title: 'Misa',
      date: '2025-11-16',
      time: '09:30',
      type: 'ceremony',
      location: 'Capilla',
      description: '',
    })
    expect(titles().slice(0, 2)).toEqual(['Ceremonia de apertura', 'MisaNuevo'])
    expect(scrolledTo).toEqual(['Misa'])
    await expectFocus(() => button('Nuevo evento'))
  })
})

describe('editing', () => {
  test('moves the event to its new place', async () => {
    const { api, user } = await openSchedule()
    await user.click(button('Editar Asado'))
    await form('Editar evento')
    await user.clear(field('Hora'))
    await user.type(field('Hora'), '21:15')
    api.respondOnce(endpoints.update, unavailable())
    await user.click(button('Guardar cambios'))
    expect(await screen.findAllByText(/^Error al actualizar evento/)).toHaveLength(2)
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Evento actualizado correctamente')).toBeDefined()
    await expectClosed()
    const call = api.callsTo(endpoints.update).at(-1)
    expect([call?.params.id, revOf(call), call?.body.time]).toEqual([asado.id, '1', '21:15'])
    expect(titles().at(-1)).toBe('Asado')
    await expectFocus(() => button('Editar Asado'))
  })

  test('joins what two people changed; where both changed the type it is asked in words', async () => {
    const { user, server } = await openSchedule()
    await user.click(button('Editar Asado'))
    await user.selectOptions(field('Tipo'), 'Ceremonia')
    server.items = server.items.map((item) =>
      item.id === asado.id ? { ...item, rev: 3, type: 'match' as const, location: 'Quincho' } : item,
    )
    await user.click(button('Guardar cambios'))
    const clash = within(await openedDialog('Alguien guardó antes que tú'))
    const choice = within(clash.getByRole('group', { name: 'Tipo' }))
    expect(choice.getByRole('radio', { name: /Lo de Ana Pereyra.*Partido/ })).toBeDefined()
    await user.click(choice.getByRole('radio', { name: /Lo tuyo.*Ceremonia/ }))
    await user.click(clash.getByRole('button', { name: 'Guardar mi elección' }))
    await expectClosed()
    expect(server.items.find(({ id }) => id === asado.id)).toMatchObject({
      rev: 4,
      type: 'ceremony',
      location: 'Quincho',
    })
  })
})

describe('deleting', () => {
  test('asks, saying when it was, and moves to the next', async () => {
    const { api, user } = await openSchedule()
    await user.click(button('Eliminar Asado'))
    const asked = await question('¿Eliminar el evento Asado?')
    expect(
      asked.getByText(/^Era el dom\. 16\/11(\/2025)? a las 13:00\. Deja de verse en la página pública\.$/),
    ).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Eliminar evento' }))
    expect(await screen.findByText('Evento eliminado del calendario')).toBeDefined()
    expect(titles()).toHaveLength(2)
    expect(api.callsTo(endpoints.remove).map(revOf)).toEqual(['1'])
    await expectFocus(() => button('Editar Final de fútbol'))
  })
})

test('the shown events go to paper by day', async () => {
  const paper = catchPrint()
  const { user } = await openSchedule()
  await user.click(button('Imprimir'))
  const [page] = await paper.pages()
  const rows = [...(page?.querySelectorAll('tbody tr') ?? [])].map(
    ({ firstElementChild }) => firstElementChild?.textContent,
  )
  expect([page?.querySelector('h1')?.textContent, rows]).toEqual([
    'Cronograma',
    ['Sábado 15 de noviembre de 2025', apertura.time, 'Domingo 16 de noviembre de 2025', '13:00', '17:30'],
  ])
  await user.selectOptions(screen.getByLabelText('Filtrar por tipo'), 'Partido')
  await user.click(button('Imprimir'))
  expect((await paper.pages())[0]?.querySelectorAll('tbody tr')).toHaveLength(2)
})
