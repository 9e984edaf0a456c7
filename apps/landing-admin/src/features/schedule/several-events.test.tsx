import { screen, waitFor } from '@testing-library/react'
import { scheduleEndpoints as endpoints } from '@torneo/contracts/content/schedule'
import { aScheduleEvent } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import {
  button,
  expectClosed,
  expectFocus,
  field,
  form,
  openList,
  question,
  unavailable,
} from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import ScheduleScreen from './ScheduleScreen'

async function openSchedule() {
  const server = aCollection(
    [
      aScheduleEvent({
        title: 'Final de fútbol',
        date: '2025-11-16',
        time: '17:30',
        type: 'match',
        location: 'Cancha 1',
        description: 'Con alargue.',
      }),
    ],
    aScheduleEvent,
  )
  const rendered = openList(ScheduleScreen, '/schedule', (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
  })
  await screen.findByText('1 evento')
  return { ...rendered, server }
}

const names = ['Título', 'Fecha', 'Hora', 'Tipo', 'Lugar', 'Descripción']
const shown = () => names.map((name) => field(name).value)
const fill = async (user: Awaited<ReturnType<typeof openSchedule>>['user']) => {
  await user.type(field('Título'), 'Misa')
  await user.type(field('Fecha'), '2025-11-16')
  await user.type(field('Hora'), '09:30')
  await user.selectOptions(field('Tipo'), 'Ceremonia')
}

beforeEach(() => localStorage.clear())

describe('adding several in a row', () => {
  const another = 'Guardar y agregar otro'
  const keysOf = (calls: readonly { readonly headers: Readonly<Record<string, string>> }[]) =>
    calls.map(({ headers }) => headers['idempotency-key'])

  test('continues with the day, the place and the type of the last, each one its own save', async () => {
    const { api, user } = await openSchedule()
    await user.click(button('Nuevo evento'))
    await fill(user)
    await user.type(field('Lugar'), 'Capilla')
    await user.click(button(another))
    expect(await screen.findByText('Evento agregado al calendario')).toBeDefined()
    await expectFocus(() => field('Título'))
    expect(shown()).toEqual(['', '2025-11-16', '', 'ceremony', 'Capilla', ''])
    expect(screen.queryByText(/ requerid[oa]$/)).toBeNull()

    await user.type(field('Título'), 'Coro')
    await user.type(field('Hora'), '11:00')
    await user.click(button('Agregar evento'))
    await expectClosed()
    const calls = api.callsTo(endpoints.create)
    expect(calls.map(({ body }) => [body.title, body.date, body.time, body.location])).toEqual([
      ['Misa', '2025-11-16', '09:30', 'Capilla'],
      ['Coro', '2025-11-16', '11:00', 'Capilla'],
    ])
    expect(new Set(keysOf(calls)).size).toBe(2)
    for (const title of ['Misa', 'Coro']) expect(screen.getByText(title)).toBeDefined()
    await expectFocus(() => button('Nuevo evento'))
  })

  test('closes without a question over carried-over fields, and asks about typed ones, which their draft restores', async () => {
    const first = await openSchedule()
    await first.user.click(button('Nuevo evento'))
    await fill(first.user)
    await first.user.click(button(another))
    await expectFocus(() => field('Título'))
    expect(Object.keys(localStorage).filter((key) => key.includes('schedule-event'))).toEqual([])
    await first.user.click(button('Cancelar'))
    await expectClosed()

    await first.user.click(button('Nuevo evento'))
    expect([field('Fecha').value, field('Tipo').value]).toEqual(['', ''])
    await fill(first.user)
    await first.user.click(button(another))
    await expectFocus(() => field('Título'))
    await first.user.type(field('Título'), 'Coro')
    await first.user.click(button('Cancelar'))
    expect(
      (await question('¿Descartar lo que escribiste?')).getByText('Se pierde lo que cambiaste y no guardaste: Título.'),
    ).toBeDefined()
    first.unmount()
    const { user } = await openSchedule()
    await user.click(button('Nuevo evento'))
    await user.click(button('Recuperar borrador'))
    expect([field('Título').value, field('Fecha').value, field('Tipo').value]).toEqual([
      'Coro',
      '2025-11-16',
      'ceremony',
    ])
  })

  test('a save that fails keeps everything; the same press repeats the same save', async () => {
    const { api, user, server } = await openSchedule()
    api.respondOnce(endpoints.create, unavailable())
    await user.click(button('Nuevo evento'))
    await fill(user)
    await user.click(button(another))
    expect(await screen.findAllByText(/^Error al agregar evento/)).toHaveLength(2)
    expect(shown()).toEqual(['Misa', '2025-11-16', '09:30', 'ceremony', '', ''])
    await user.click(button(another))
    await waitFor(() => expect(field('Título').value).toBe(''))
    expect(screen.queryByText('La base de datos no responde')).toBeNull()
    expect(new Set(keysOf(api.callsTo(endpoints.create))).size).toBe(1)
    expect(server.items).toHaveLength(2)
  })

  test('a press that finds something missing does not make the next save continue', async () => {
    const { api, user } = await openSchedule()
    await user.click(button('Nuevo evento'))
    await user.click(button(another))
    expect(await screen.findByText('El título es requerido')).toBeDefined()
    expect(api.callsTo(endpoints.create)).toEqual([])
    await fill(user)
    await user.click(button('Agregar evento'))
    await expectClosed()
  })

  test('an event that is edited offers no next one', async () => {
    const { user } = await openSchedule()
    await user.click(button('Editar Final de fútbol'))
    await form('Editar evento')
    expect(screen.queryByRole('button', { name: another })).toBeNull()
  })
})

describe('duplicating', () => {
  test('begins a new event with all of another but its day', async () => {
    const { api, user, server } = await openSchedule()
    await user.click(button('Duplicar Final de fútbol'))
    await form('Duplicar evento')
    await expectFocus(() => field('Fecha'))
    expect(shown()).toEqual(['Final de fútbol', '', '17:30', 'match', 'Cancha 1', 'Con alargue.'])
    expect(screen.queryByRole('button', { name: 'Guardar y agregar otro' })).toBeNull()
    await user.type(field('Fecha'), '2025-11-17')
    await user.click(button('Agregar evento'))
    await expectClosed()
    expect(api.callsTo(endpoints.create).map(({ body }) => [body.title, body.date])).toEqual([
      ['Final de fútbol', '2025-11-17'],
    ])
    expect(server.items).toHaveLength(2)
    await user.click(button('Nuevo evento'))
    expect(field('Título').value).toBe('')
  })

  test('left as it began asks nothing and adds nothing', async () => {
    const { api, user } = await openSchedule()
    await user.click(button('Duplicar Final de fútbol'))
    await form('Duplicar evento')
    await user.click(button('Cancelar'))
    await expectClosed()
    await expectFocus(() => button('Duplicar Final de fútbol'))
    expect(api.callsTo(endpoints.create)).toEqual([])
  })
})
