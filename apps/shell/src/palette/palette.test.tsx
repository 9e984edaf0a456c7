import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Role } from '@torneo/contracts/people/roles'
import { recordNameEndpoints } from '@torneo/contracts/records/record-names'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { expect, test } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

const items = [
  { id: 'acme', section: 'sponsors', name: 'Panadería Rossi', detail: '' },
  { id: 'equipo98', section: 'teams', name: 'Promo 98', detail: 'Fútbol' },
  { id: 'arbitra', section: 'fixtures', page: 'officials', name: 'Ana Ríos', detail: '' },
  { id: 'gomez', section: 'teams', name: 'Julián Gómez', detail: 'Promo 98', teamId: 'equipo98' },
]

async function open(
  role: Role = 'super',
  answer = (api: ReturnType<typeof aPanelApi>) => api.respond(recordNameEndpoints.list, { items }),
) {
  const api = answer(aPanelApi(aUser({ role })))
  const user = userEvent.setup()
  await openPanel('/', api)
  await screen.findByRole('button', { name: 'Buscar en el panel (Ctrl K)' })
  return { api, user }
}

async function openByKeys(role?: Role, answer?: Parameters<typeof open>[1]) {
  const opened = await open(role, answer)
  await opened.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await openedDialog('Buscar en el panel'))
  return { ...opened, dialog, field: dialog.getByRole('combobox', { name: 'Pantalla, acción o nombre' }) }
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('Ctrl K opens it with the screens of the role; arrows go round, and Enter goes there', async () => {
  const { user, field, dialog } = await openByKeys('admin_landing')
  expect(document.activeElement).toBe(field)
  const shown = within(dialog.getByRole('group', { name: 'Ir a' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect([shown[0], shown.includes('Usuarios')]).toEqual(['Dashboard', false])
  await user.keyboard('{ArrowUp}')
  expect(active(field)).toBe(shown.at(-1))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/hero'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('records are found by any of their words, whatever the accents, and open where they are edited', async () => {
  const { user, field, dialog } = await openByKeys()
  await user.type(field, 'gomez')
  const option = await dialog.findByRole('option', { name: /Julián Gómez/ })
  expect(option.textContent).toBe('Julián GómezEquipos · Promo 98')
  expect(dialog.getByText('1 resultado')).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/tournament/teams/equipo98'))
  expect((history.state as { usr?: unknown }).usr).toEqual({ record: 'gomez' })
})

test('an official opens on the page below the fixtures', async () => {
  const { user, field, dialog } = await openByKeys()
  await user.type(field, 'ana rios')
  const option = await dialog.findByRole('option', { name: /Ana Ríos/ })
  expect(option.textContent).toBe('Ana RíosÁrbitros y mesa')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/tournament/fixtures/officials'))
})

test('actions open a form, or do at once what they say', async () => {
  const { user, field, dialog } = await openByKeys()
  await user.type(field, 'tema oscuro')
  await user.click(await dialog.findByRole('option', { name: 'Tema oscuro' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'nuevo sponsor{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/sponsors'))
  expect((history.state as { usr?: unknown }).usr).toEqual({ new: true })
})

test('a search without results says so; names that could not be read leave screens and actions, and are refetched', async () => {
  const { api, user, field, dialog } = await openByKeys('super', (given) =>
    given.respond(recordNameEndpoints.list, errorReply({ code: 503, type: 'unavailable', message: 'No responde' })),
  )
  await user.type(field, 'panaderia')
  expect(await dialog.findByText(/solo encuentras pantallas y acciones/)).toBeTruthy()
  expect(dialog.getByText('Nada coincide con tu búsqueda', { selector: 'p' })).toBeTruthy()
  api.respond(recordNameEndpoints.list, { items })
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByRole('option', { name: /Panadería Rossi/ })).toBeTruthy()
})

test("keys do nothing over another dialog; a slash focuses the screen's search, and is typed in a field", async () => {
  const { user } = await open()
  const field = document.createElement('input')
  field.type = 'search'
  document.querySelector('main')?.append(field)
  await user.keyboard('/')
  expect([document.activeElement, field.value]).toEqual([field, ''])
  await user.keyboard('a/b')
  expect(field.value).toBe('a/b')
  field.remove()

  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('combobox')).toBeNull()
  dialog.remove()
})
