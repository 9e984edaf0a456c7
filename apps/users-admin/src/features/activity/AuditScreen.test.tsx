import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { userEndpoints } from '@torneo/contracts/people/users'
import { auditEndpoints, type AuditRow } from '@torneo/contracts/records/audit'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, it, onTestFinished, vi } from 'vitest'
import { lucia } from '../../../dev/some-users'
import Section from '../../Section'

const noon = new Date(2025, 10, 15, 12, 0).toISOString()
const row = (sequence: number, fields: Partial<AuditRow>): AuditRow => ({
  sequence,
  at: noon,
  kind: 'sign-in',
  who: { id: lucia.id, name: 'Lucía Ferreyra' },
  from: '10.1.2.0/24',
  subject: null,
  detail: '',
  prev: 'a',
  hash: `h${sequence}`,
  ...fields,
})
const rows = [
  row(3, {
    kind: 'role-changed',
    subject: { collection: 'users', id: 'u', title: '=Carla "Núñez"' },
    detail: 'admin_landing to super',
  }),
  row(4, { kind: 'second-factor-changed', detail: 'passkey added: Teléfono: azul' }),
  row(5, { kind: 'suspension-lifted', detail: 'own: se disculpó' }),
  row(2, { kind: 'sign-in-refused', who: null }),
  row(1, { kind: 'of-tomorrow', from: 'console', who: { id: '', name: 'Torneo' } }),
]

function open(total = rows.length) {
  const api = new FakeApi(lucia)
  const requests: Record<string, unknown>[] = []
  api.respond(auditEndpoints.list, ({ query }) => {
    requests.push(query)
    return query.kind === 'purged' ? { total: 0, items: [] } : { total, items: rows }
  })
  api.respond(auditEndpoints.export, ({ body }) => {
    requests.push(body)
    return { total: 20_000, items: rows }
  })
  api.respond(userEndpoints.list, { users: [lucia] })
  renderScreen(<Section />, { path: '/users/audit', as: lucia, api })
  return requests
}

it('says what happened, to whom, by whom and from where, under its day', async () => {
  open()
  const day = within(await screen.findByRole('region', { name: 'Sábado 15 de noviembre de 2025' }))
  expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '12:00Permisos cambiados: =Carla "Núñez" (Admin Landing → Super Admin)Lucía Ferreyra · 10.1.2.0/24 · n.º 3',
    '12:00Segundo factor cambiado (llave de acceso agregada: Teléfono: azul)Lucía Ferreyra · 10.1.2.0/24 · n.º 4',
    '12:00Suspensión levantada (own: se disculpó)Lucía Ferreyra · 10.1.2.0/24 · n.º 5',
    '12:00Ingreso rechazadoSin sesión · 10.1.2.0/24 · n.º 2',
    '12:00of-tomorrowTorneo · Desde el servidor · n.º 1',
  ])
})

it("is filtered by person, kind and the reader's own day, from its first page", async () => {
  const requests = open(120)
  await userEvent.click(await screen.findByRole('button', { name: 'Más antigua' }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ offset: '50' }))
  await userEvent.selectOptions(screen.getByLabelText('Persona'), 'Lucía Ferreyra')
  await waitFor(() => expect(requests.at(-1)).toEqual({ limit: '50', offset: '0', person: lucia.id }))
  await userEvent.type(screen.getByLabelText('Día'), '2025-11-15')
  const [since, until] = [new Date(2025, 10, 15), new Date(2025, 10, 16)].map((midnight) => midnight.toISOString())
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ since, until }))
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Eliminado para siempre')
  expect(await screen.findByText('No hay nada que mostrar')).toBeTruthy()
})

it('is saved as a file for spreadsheets, hashes and all, without formulas', async () => {
  const requests = open()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  await userEvent.selectOptions(await screen.findByLabelText('Tipo'), 'Ingreso')
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await screen.findByText('Se exportaron las 5 filas más nuevas, de 20000')).toBeTruthy()
  expect(requests).toContainEqual({ kind: 'sign-in' })
  const [heading, first] = ((await saved[0]?.text()) ?? '').split('\r\n')
  expect(heading).toMatch(/sequence;at;kind;who/)
  expect(first).toContain('role-changed;Lucía Ferreyra')
  expect(first).toContain(`"'=Carla ""Núñez""";users`)
  expect(first).toContain(';h3;')
})
