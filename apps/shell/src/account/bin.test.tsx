import { screen, waitFor, within } from '@testing-library/react'
import { useContentChanges } from '@torneo/client'
import { binEndpoints as endpoints, type BinItem } from '@torneo/contracts/records/bin'
import { BinButton } from '@torneo/panel/bin/BinButton'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'

const at = '2025-11-15T12:00:00.000Z'
const item = (batch: string, fields: Partial<BinItem> = {}): BinItem => ({
  batch,
  collection: 'sponsors',
  id: batch,
  title: batch,
  at,
  by: { id: 'u', name: 'Carla Núñez' },
  records: 1,
  until: '2025-12-15T12:00:00.000Z',
  ...fields,
})
const team = item('Los Halcones', {
  collection: 'teams',
  records: 16,
  along: [
    { collection: 'matches', count: 3 },
    { collection: 'players', count: 12 },
  ],
})
const player = item('Ana Paz', { collection: 'players', needs: { batch: team.batch, title: team.title } })

/** Refetches other users' changes, as the shell does. */
function Live() {
  useContentChanges()
  return null
}

async function open(items: readonly BinItem[], { kind = 'sponsors', role = 'super' } = {}) {
  const as = aUser({ role })
  const api = new FakeApi(as)
  let left = [...items]
  const list = () => ({ total: left.length, items: left })
  const remove = ({ params }: { params: { batch: string } }) => {
    left = left
      .filter(({ batch }) => batch !== params.batch)
      .map(({ needs, ...one }) => (needs && needs.batch !== params.batch ? { ...one, needs } : one))
  }
  api.respond(endpoints.list, list)
  api.respond(endpoints.purge, (received) => {
    remove(received)
    return undefined
  })
  api.respond(endpoints.restore, (received) => {
    remove(received)
    return { restored: 1 }
  })
  const rendered = renderScreen(
    <>
      <Live />
      <BinButton kind={kind} />
    </>,
    { as, api },
  )
  await rendered.user.click(await screen.findByRole('button', { name: 'Papelera' }))
  return {
    ...rendered,
    api,
    add: (one: BinItem) => {
      left = [one, ...left]
    },
  }
}

const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => within(row).getByText((_, element) => element?.tagName === 'STRONG').textContent)
const batches = (api: FakeApi) => api.callsTo(endpoints.restore).map(({ params }) => params.batch)

test('opens on the kind of its list, says what each was, and gives it back', async () => {
  const { user, api } = await open([item('Panadería Rossi'), item('Acme'), team])
  const row = within((await screen.findByText('Panadería Rossi')).closest('li') as HTMLElement)
  expect(row.getByText('Sponsor')).toBeTruthy()
  expect(row.getByText(/^Lo eliminó Carla Núñez hace/).textContent).toMatch(
    /· Se puede recuperar hasta el 15 de diciembre$/,
  )
  expect(rows()).toEqual(['Panadería Rossi', 'Acme'])
  await user.click(row.getByRole('button', { name: 'Restaurar Panadería Rossi' }))
  expect(await screen.findByText('Panadería Rossi: restaurado')).toBeTruthy()
  await waitFor(() => expect(rows()).toEqual(['Acme']))
  expect(batches(api)).toEqual(['Panadería Rossi'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Restaurar Acme'))

  await user.selectOptions(screen.getByLabelText('Tipo'), 'Todo (2)')
  expect(screen.getByText('Equipo con 12 jugadores y 3 partidos')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en la papelera' }), 'halcon')
  expect(rows()).toEqual(['Los Halcones'])
  await user.type(screen.getByRole('searchbox'), '.*')
  expect(screen.getByText('Nada coincide con tu búsqueda')).toBeTruthy()
})

test('restores first what a deletion depends on, and says so beforehand', async () => {
  const { user, api } = await open([player, team], { kind: 'players', role: 'admin_tournament' })
  expect(await screen.findByText('Primero hay que restaurar Los Halcones.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /para siempre/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restaurar con Los Halcones' }))
  expect(await screen.findByText('2 elementos restaurados')).toBeTruthy()
  expect(batches(api)).toEqual(['Los Halcones', 'Ana Paz'])
  expect(await screen.findByText('La papelera está vacía')).toBeTruthy()
})

test('offers no restore without its dependency, nor where that is out of sight', async () => {
  await open([player, item('Beto', { collection: 'players', lost: true })], { kind: 'players', role: 'team_captain' })
  expect(
    await screen.findByText('Ya no se puede restaurar: se borró para siempre algo de lo que depende.'),
  ).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^Restaurar/ })).toEqual([])
})

test('lets a super delete for good, after a question that names it', async () => {
  const { user, api } = await open([team], { kind: 'teams' })
  await user.click(await screen.findByRole('button', { name: 'Eliminar Los Halcones para siempre' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar Los Halcones para siempre?' }))
  expect(
    question.getByText(/con 12 jugadores y 3 partidos, con sus imágenes y su historial\. No se puede deshacer\.$/),
  ).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Eliminar para siempre' }))
  expect(await screen.findByText('Los Halcones: eliminado para siempre')).toBeTruthy()
  expect(api.callsTo(endpoints.purge)).toHaveLength(1)
})

test('shows why a restore was rejected, that images are missing, and what others delete meanwhile', async () => {
  const { user, api, realtime, add } = await open([item('Acme'), item('Rossi')])
  api.respond(
    endpoints.restore,
    errorReply({ code: 409, type: 'conflict', message: 'Primero restaura lo que también se eliminó: Coop' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Restaurar Acme' }))
  expect(await screen.findByText('Error al restaurar')).toBeTruthy()
  expect(screen.getByText('Primero restaura lo que también se eliminó: Coop')).toBeTruthy()
  api.respond(endpoints.restore, { restored: 1, missingImages: 1 })
  await user.click(screen.getByRole('button', { name: 'Restaurar Rossi' }))
  expect(await screen.findByText('Una de sus imágenes ya no existe: elige otra.')).toBeTruthy()
  add(item('Nuevo'))
  realtime.push('content', { collection: 'sponsors', id: '' })
  await waitFor(() => expect(rows()).toContain('Nuevo'))
})

test('leads on where there is nothing of the kind, and where nothing could be read', async () => {
  const { user } = await open([team])
  expect(await screen.findByText('No hay sponsors en la papelera')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ver todo' }))
  expect(rows()).toEqual(['Los Halcones'])
})

test('can be refetched after a failure', async () => {
  const { user, api } = await open([])
  expect(await screen.findByText('La papelera está vacía')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  api.respond(endpoints.list, errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' }))
  await user.click(screen.getByRole('button', { name: 'Papelera' }))
  const again = await screen.findByRole('button', { name: 'Reintentar' })
  api.respond(endpoints.list, { total: 1, items: [item('Acme')] })
  await user.click(again)
  expect(await screen.findByText('Acme')).toBeTruthy()
})
