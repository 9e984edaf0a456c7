import { screen, waitFor, within } from '@testing-library/react'
import { hasUnsavedChanges } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { type ScheduledSave, scheduledSaveEndpoints } from '@torneo/contracts/content/scheduled-saves'
import { aHero, aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import HeroScreen from './HeroScreen'

const lucia = aUser({ role: 'admin_landing' })

const planned = (fields: Partial<ScheduledSave> = {}): ScheduledSave => ({
  id: aHero().id,
  collection: 'hero',
  at: new Date('2090-11-25T12:00').toISOString(),
  day: '2090-11-25',
  time: '12:00',
  by: { id: 'c', name: 'Carla' },
  rev: 4,
  held: null,
  fields: { title: 'Torneo 2090' },
  changes: [{ field: 'title', from: aHero().title, to: 'Torneo 2090' }],
  ...fields,
})

/** Opens the hero's form on a fake API that stores its scheduled save. */
async function openHero(first: ScheduledSave | null = null) {
  const api = new FakeApi(lucia)
  const server = { scheduled: first }
  api.respond(heroEndpoints.get, aHero())
  api.respond(scheduledSaveEndpoints.get, () => server.scheduled)
  api.respond(scheduledSaveEndpoints.put, ({ body }) => {
    server.scheduled = planned({
      ...body,
      rev: 5,
      fields: body.fields ?? server.scheduled?.fields ?? {},
      by: { id: lucia.id, name: lucia.name },
    })
    return server.scheduled
  })
  api.respond(scheduledSaveEndpoints.remove, () => {
    server.scheduled = null
    return undefined
  })
  const rendered = renderScreen(<HeroScreen />, { path: '/hero', as: lucia, api })
  await screen.findByLabelText('Título')
  const sent = () => api.callsTo(scheduledSaveEndpoints.put).map(({ headers, body }) => [headers['if-match'], body])
  return { ...rendered, api, server, sent }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const bar = () => document.querySelector<HTMLElement>('[data-save-bar]') ?? document.body
const modal = (name: string) => openedDialog(name).then(within)

beforeEach(() => localStorage.clear())

test("schedules the form's values at a day and hour, keeps them in the form and shows the moment in the bar", async () => {
  const { user, api, sent } = await openHero()
  expect(screen.queryByRole('button', { name: 'Programar' })).toBeNull()
  await user.type(field('Título'), ' 2090')
  await user.click(button('Programar'))
  const dialog = await modal('Programar los cambios')
  expect(dialog.getByText(/Hasta entonces la página pública sigue como está/)).toBeDefined()
  await user.clear(dialog.getByLabelText('Día'))
  await user.type(dialog.getByLabelText('Día'), '2090-11-25')
  await user.click(dialog.getByRole('button', { name: 'Programar' }))
  expect(await screen.findByText('Programado para sáb 25 nov 2090, 12:00')).toBeDefined()
  expect(sent()).toEqual([
    ['0', { day: '2090-11-25', time: '12:00', fields: { title: 'Torneo de Exalumnos 2025 2090' } }],
  ])
  expect(api.callsTo(heroEndpoints.put)).toEqual([])
  expect(field('Título').value).toBe('Torneo de Exalumnos 2025 2090')
  await waitFor(() => expect(bar().textContent).toContain('Programado para sáb 25 nov 2090, 12:00'))
  expect([screen.queryByText('Cambios sin guardar'), screen.queryByText('Sin cambios'), hasUnsavedChanges()]).toEqual([
    null,
    null,
    false,
  ])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('torneo:draft'))).toEqual([])

  await user.click(within(bar()).getByRole('button', { name: 'Cancelar lo programado' }))
  expect(
    within(await screen.findByRole('alertdialog')).getByText(
      /Lo que escribiste sigue en el formulario, sin guardar\.$/,
    ),
  ).toBeDefined()
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar lo programado' }))
  expect(await screen.findByText('Cambios sin guardar')).toBeDefined()
  expect([field('Título').value, hasUnsavedChanges()]).toEqual(['Torneo de Exalumnos 2025 2090', true])
})

test('a field with an error is shown instead of the question, and so is what the server refuses', async () => {
  const { user, api } = await openHero()
  await user.clear(field('Título'))
  await user.click(button('Programar'))
  expect(await screen.findByText('El título es requerido')).toBeDefined()
  await user.type(field('Título'), 'Otro')
  api.respond(
    scheduledSaveEndpoints.put,
    errorReply({
      code: 400,
      type: 'validation',
      message: 'Revisa los datos ingresados',
      details: [{ path: 'time', message: 'Ese momento ya pasó. Elige uno más adelante.' }],
    }),
  )
  await user.click(button('Programar'))
  const dialog = await modal('Programar los cambios')
  await user.click(dialog.getByRole('button', { name: 'Programar' }))
  expect(await dialog.findByText('Ese momento ya pasó. Elige uno más adelante.')).toBeDefined()
  expect(field('Título').value).toBe('Otro')
})

test('compares pending changes side by side, brings them into the form, moves them and adds more', async () => {
  const { user, sent } = await openHero(planned())
  expect(await screen.findAllByText('sáb 25 nov 2090, 12:00')).toHaveLength(2)
  await user.click(button('Ver cambios'))
  const changes = await modal('Cambios programados')
  expect(within(changes.getByRole('group', { name: 'Título' })).getByText('Programado')).toBeDefined()
  await user.click(changes.getByRole('button', { name: 'Traer al formulario' }))
  expect(field('Título').value).toBe('Torneo 2090')

  await user.click(button('Cambiar'))
  const move = await modal('Cambiar la hora')
  await user.clear(move.getByLabelText('Hora'))
  await user.type(move.getByLabelText('Hora'), '09:30')
  await user.click(move.getByRole('button', { name: 'Guardar la hora' }))
  await waitFor(() => expect(sent()).toEqual([['4', { day: '2090-11-25', time: '09:30' }]]))

  await user.type(field('Subtítulo'), '!')
  await user.click(button('Programar'))
  const more = await modal('Programar los cambios')
  expect(more.getByText(/Se suman a lo que .* ya programó/)).toBeDefined()
  await user.click(more.getByRole('button', { name: 'Programar' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual([
    '5',
    { day: '2090-11-25', time: '09:30', fields: { title: 'Torneo 2090', subtitle: 'Volvemos a la cancha!' } },
  ])
})

test('cancels a scheduled save after a question', async () => {
  const { user, api } = await openHero(planned())
  await user.click((await screen.findAllByRole('button', { name: 'Cancelar lo programado' }))[0] as HTMLElement)
  expect(
    within(await screen.findByRole('alertdialog')).getByText(
      'No van a cambiar: Título. La página pública sigue como está.',
    ),
  ).toBeDefined()
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar lo programado' }))
  await waitFor(() =>
    expect(api.callsTo(scheduledSaveEndpoints.remove).map(({ headers }) => headers['if-match'])).toEqual(['4']),
  )
  await waitFor(() => expect(screen.queryAllByText('sáb 25 nov 2090, 12:00')).toEqual([]))
})

test('shows why scheduled changes were not applied', async () => {
  await openHero(planned({ held: 'Esa imagen ya no está en la biblioteca. Elige otra.' }))
  expect((await screen.findByText(/No se aplicó lo programado para/)).textContent).toContain(
    'Esa imagen ya no está en la biblioteca',
  )
})

test("adds the device's own time when its zone differs", async () => {
  await openHero(planned({ at: new Date('2090-11-25T17:30').toISOString() }))
  expect(
    await screen.findAllByText('sáb 25 nov 2090, 12:00 (sáb 25 nov 2090, 17:30 en este dispositivo)'),
  ).toHaveLength(2)
})
