import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { userEndpoints } from '@torneo/contracts/people/users'
import { activityEndpoints } from '@torneo/contracts/records/activity'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { systemEndpoints, type UnreadableField } from '@torneo/contracts/site/system'
import { errorReply } from '@torneo/testing/error-reply'
// Loads the lazy modal in advance, so that no test waits for its code.
import '@torneo/panel/bin/BinModal'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, it } from 'vitest'
import { lucia } from '../../../dev/some-users'
import Section from '../../Section'

const minute = 60_000

/** Builds `count` actions over two days, newest first. */
function someRows(count: number) {
  const last = new Date(2025, 10, 15, 12, 0).getTime()
  return Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    at: new Date(last - index * 20 * minute).toISOString(),
    actor: 'Carla Núñez',
    action: 'Sponsor agregado',
    subject: `Acme ${index}`,
    section: 'sponsors',
  }))
}

function open(count: number, unreadable: readonly UnreadableField[] = []) {
  const api = new FakeApi(lucia)
  const all = someRows(count)
  api.respond(activityEndpoints.list, ({ query }) => {
    const from = Number(query.offset ?? 0)
    return { total: count, items: all.slice(from, from + Number(query.limit ?? count)) }
  })
  api.respond(systemEndpoints.unreadable, { total: unreadable.length, items: [...unreadable] })
  api.respond(userEndpoints.list, { users: [lucia] })
  renderScreen(<Section />, { path: '/users/activity', as: lucia, api })
  return api
}

it('says who did what and where, under the day that it was', async () => {
  open(40)
  const day = within(await screen.findByRole('region', { name: 'Sábado 15 de noviembre de 2025' }))
  expect(day.getAllByRole('listitem')[0]?.textContent).toBe('12:00Sponsor agregado: Acme 0Carla Núñez · Sponsors')
  expect(screen.getByRole('region', { name: 'Viernes 14 de noviembre de 2025' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Más antigua' })).toBeNull()
})

it('turns its pages, and leads back to the users', async () => {
  open(120)
  await userEvent.click(await screen.findByRole('button', { name: 'Más antigua' }))
  await screen.findByText('51 a 100 de 120')
  expect(screen.getByText(/Acme 50$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Más antigua' }))
  await screen.findByText('101 a 120 de 120')
  expect(screen.getByRole('button', { name: 'Más antigua' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Usuarios' }).getAttribute('href')).toBe('/users')
})

it("is filtered by person, section and the reader's own day, from its first page", async () => {
  const api = open(120)
  await userEvent.click(await screen.findByRole('button', { name: 'Más antigua' }))
  const lastQuery = () => api.callsTo(activityEndpoints.list).at(-1)?.query
  await waitFor(() => expect(lastQuery()).toMatchObject({ offset: '50' }))
  await userEvent.selectOptions(screen.getByLabelText('Persona'), 'Lucía Ferreyra')
  await waitFor(() => expect(lastQuery()).toEqual({ limit: '50', offset: '0', person: lucia.id }))
  await userEvent.selectOptions(screen.getByLabelText('Sección'), 'Sponsors')
  await userEvent.type(screen.getByLabelText('Día'), '2025-11-15')
  const [since, until] = [new Date(2025, 10, 15), new Date(2025, 10, 16)].map((midnight) => midnight.toISOString())
  await waitFor(() =>
    expect(lastQuery()).toEqual({ limit: '50', offset: '0', person: lucia.id, section: 'sponsors', since, until }),
  )
  api.respond(activityEndpoints.list, { total: 0, items: [] })
  await userEvent.selectOptions(screen.getByLabelText('Sección'), 'Hero')
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(lastQuery()).toEqual({ limit: '50', offset: '0' }))
})

it('counts what somebody did several times running, and leads to the history of what was saved', async () => {
  const api = open(1)
  const [row] = someRows(1) as [ReturnType<typeof someRows>[number]]
  const rows = [
    { ...row, id: '4', action: 'Hero actualizado', subject: 'Torneo', section: 'hero', recordId: 'h1' },
    { ...row, id: '3', action: 'Hero actualizado', subject: 'Torneo', section: 'hero', recordId: 'h1' },
    { ...row, id: '2', action: 'Sponsor eliminado', subject: 'Acme' },
    { ...row, id: '1', action: 'Configuración actualizada', subject: 'Torneo', section: 'settings', recordId: 's1' },
  ]
  api.respond(activityEndpoints.list, { total: 4, items: rows })
  await screen.findByText('×2')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(1)).toEqual([
    ['Hero actualizado: Torneo', '/hero?historial=h1'],
    ['Configuración actualizada: Torneo', '/settings'],
  ])
})

it('leads from a deletion to the bin, searched for what was deleted', async () => {
  const api = open(1)
  const [row] = someRows(1) as [ReturnType<typeof someRows>[number]]
  api.respond(activityEndpoints.list, { total: 1, items: [{ ...row, action: 'Sponsor eliminado', subject: 'Acme 0' }] })
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const item = {
    collection: 'sponsors',
    id: 'a',
    title: 'Acme 0',
    at: row.at,
    by: { id: 'c', name: 'Carla' },
    records: 1,
    until,
  }
  api.respond(binEndpoints.list, {
    total: 2,
    items: [
      { ...item, batch: 'b1' },
      { ...item, batch: 'b2', title: 'Otra' },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Sponsor eliminado/ }))
  const bin = within(await openedDialog('Papelera'))
  await bin.findByText('Acme 0')
  expect(bin.queryByText('Otra')).toBeNull()
})

it('says that there is nothing yet', async () => {
  open(0)
  expect(await screen.findByText('Todavía no hay actividad')).toBeTruthy()
})

it('names the records that no list shows', async () => {
  open(1, [
    { collection: 'sponsors', id: 'roto', field: 'tier' },
    { collection: 'sponsors', id: 'roto', field: 'name' },
  ])
  expect(await screen.findByText('1 registro no se puede leer.')).toBeTruthy()
  expect(screen.getByText('sponsors · roto · tier')).toBeTruthy()
})

it('shows a retry when it cannot be read', async () => {
  const api = new FakeApi(lucia)
  api.respond(activityEndpoints.list, () =>
    errorReply({ code: 503, type: 'unavailable', message: 'El servidor no responde' }),
  )
  api.respond(systemEndpoints.unreadable, { total: 0, items: [] })
  api.respond(userEndpoints.list, { users: [lucia] })
  renderScreen(<Section />, { path: '/users/activity', as: lucia, api })
  const again = await screen.findByRole('button', { name: 'Reintentar' })
  api.respond(activityEndpoints.list, () => ({ total: 1, items: someRows(1) }))
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByText(/Acme 0$/)).toBeTruthy())
})
