import { screen, waitFor, within } from '@testing-library/react'
import { userEndpoints } from '@torneo/contracts/people/users'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { openUsers, rowOf } from '../../../dev/open-users'
import { ana, gaston, jose, lucia, marcos, pablo, prensa } from '../../../dev/some-users'

const broken = errorReply({ code: 500, type: 'internal', message: 'Algo salió mal' })

test('lists the active users with email, role, team and date', async () => {
  openUsers()
  const row = await rowOf(marcos.name)
  expect(row.getByText('torneo@torneo.local')).toBeDefined()
  expect(row.getByText('Admin Torneo')).toBeDefined()
  expect(row.getByText(/14 ago 2025/)).toBeDefined()
  expect(screen.getByText('7 usuarios')).toBeDefined()
})

test.each([
  { user: ana, team: 'Promo 98' },
  { user: pablo, team: 'Equipo no encontrado' },
  { user: gaston, team: '-' },
])(
  'captain $user.name appears with the team "$team" and is neither edited nor deactivated here (R47)',
  async ({ user, team }) => {
    openUsers()
    const row = await rowOf(user.name)
    expect(row.getByText('Capitán')).toBeDefined()
    expect(row.getByText(team)).toBeDefined()
    expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `Nueva contraseña para ${user.name}`,
    ])
  },
)

test('a super is not editable and has no buttons; oneself is marked', async () => {
  const other = aUser({ name: 'Otra Súper', email: 'otra@torneo.local' })
  openUsers({ users: [lucia, other] })
  const own = await rowOf(lucia.name)
  expect(own.getByText('No editable')).toBeDefined()
  expect(own.getByText('Tú')).toBeDefined()
  expect(own.queryByRole('button')).toBeNull()
  const others = await rowOf(other.name)
  expect(others.getByText('No editable')).toBeDefined()
  expect(others.queryByText('Tú')).toBeNull()
})

test('an unknown role is shown as its label, can be edited and be filtered by (R36)', async () => {
  const { user } = openUsers()
  expect((await rowOf(prensa.name)).getByText('prensa')).toBeDefined()
  expect(screen.getByRole('button', { name: `Editar a ${prensa.name}` })).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Rol'), 'prensa')
  expect(screen.getByText('1 de 7 usuarios')).toBeDefined()
})

test('the roles panel says what each role may do', async () => {
  openUsers()
  const panel = within(await screen.findByRole('region', { name: 'Roles y permisos' }))
  for (const label of ['Super Admin', 'Admin Torneo', 'Admin Landing', 'Capitán'])
    expect(panel.getByText(label)).toBeDefined()
  expect(panel.getByText(/Solo la lista de buena fe/)).toBeDefined()
})

test('search and role filter the list and stay in the address', async () => {
  const { user, address } = openUsers()
  await rowOf(lucia.name)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' }), 'jose')
  expect(screen.queryByRole('row', { name: new RegExp(lucia.name) })).toBeNull()
  await rowOf(jose.name)
  expect(address()).toBe('/users?q=jose')
  await user.selectOptions(screen.getByLabelText('Rol'), 'Capitán')
  expect(address()).toBe('/users?q=jose&role=team_captain')
  expect(screen.getByText('Ningún usuario coincide')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await rowOf(lucia.name)
  expect(address()).toBe('/users')
})

test('an address with a filter opens filtered', async () => {
  openUsers({ path: '/users?q=local&role=admin_landing' })
  await rowOf(jose.name)
  expect(screen.getByText('1 de 7 usuarios')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('local')
})

test('says that it is loading, then shows the list', async () => {
  openUsers()
  expect(await screen.findByText('Cargando usuarios')).toBeDefined()
  await rowOf(lucia.name)
  expect(screen.queryByText('Cargando usuarios')).toBeNull()
})

test('a failed list is empty with Reintentar, which works', async () => {
  const { api, user } = openUsers()
  api.respond(userEndpoints.list, networkFailure)
  await screen.findByText('No pudimos cargar los usuarios')
  expect(screen.getByText('Error al cargar los datos')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'Nuevo Admin' })).toBeDefined()
  api.respond(userEndpoints.list, broken)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Algo salió mal')
  api.respond(userEndpoints.list, { users: [lucia] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await rowOf(lucia.name)
  expect(screen.queryByText('No pudimos cargar los usuarios')).toBeNull()
})

test('a list that cannot be refreshed stays and says so', async () => {
  const { api, user } = openUsers()
  await rowOf(marcos.name)
  api.respond(userEndpoints.list, broken)
  await user.click(screen.getByRole('button', { name: `Desactivar a ${marcos.name}` }))
  await user.click(screen.getByRole('button', { name: 'Desactivar usuario' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/No pudimos actualizar la lista/)).toBeDefined()
  api.respond(userEndpoints.list, { users: [lucia] })
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(marcos.name)).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty list says so', async () => {
  openUsers({ users: [] })
  expect(await screen.findByText('No hay usuarios activos')).toBeDefined()
})

test('a 403 of the API shows that access is denied, and nothing else', async () => {
  const { api } = openUsers()
  api.respond(
    userEndpoints.list,
    errorReply({ code: 403, type: 'forbidden', message: 'No tienes permisos para hacer esto' }),
  )
  expect(await screen.findByText('Acceso Denegado')).toBeDefined()
  expect(screen.getByText('No tienes permisos para gestionar usuarios')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['admin_tournament', 'admin_landing', 'team_captain', 'prensa'])(
  '%s is denied without asking the API',
  async (role) => {
    const { api } = openUsers({ as: aUser({ role }) })
    expect(await screen.findByText('Acceso Denegado')).toBeDefined()
    expect(screen.getByText('No tienes permisos para gestionar usuarios')).toBeDefined()
    expect(api.callsTo(userEndpoints.list)).toHaveLength(0)
  },
)

test('a path below /users leads to the start (R24)', async () => {
  const { address } = openUsers({ path: '/users/nadie' })
  await waitFor(() => expect(address()).toBe('/'))
})
