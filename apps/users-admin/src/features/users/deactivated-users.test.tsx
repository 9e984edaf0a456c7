import { screen, waitFor, within } from '@testing-library/react'
import { userEndpoints } from '@torneo/contracts/people/users'
import { networkFailure, errorReply, type ErrorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { openUsers, rowOf } from '../../../dev/open-users'
import { elena, lucia, marcos, raul, someUsers } from '../../../dev/some-users'

const users = [...someUsers, elena, raul]
const path = '/users?state=inactive'
const reactivate = (name: string) => screen.getByRole('button', { name: `Reactivar a ${name}` })

test('Desactivados lists who is out, with nothing but a way back, and stays in the address', async () => {
  const { user, address, api } = openUsers({ users })
  await rowOf(lucia.name)
  expect(screen.queryByText(elena.name)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Desactivados' }))
  const row = await rowOf(elena.name)
  expect(row.getAllByRole('button')).toEqual([reactivate(elena.name)])
  expect(screen.queryByText(lucia.name)).toBeNull()
  expect(screen.getByText('2 usuarios')).toBeDefined()
  expect(screen.getByText('No entran al panel; su correo sigue ocupado.')).toBeDefined()
  expect(address()).toBe(path)
  expect(api.callsTo(userEndpoints.list).map(({ query }) => query)).toEqual([{}, { active: 'false' }])
  await user.click(screen.getByRole('radio', { name: 'Activos' }))
  await rowOf(lucia.name)
  expect(address()).toBe('/users')
})

test('moves a reactivated user to the active ones', async () => {
  const { user, api } = openUsers({ users, path })
  await rowOf(elena.name)
  await user.click(reactivate(elena.name))
  expect(await screen.findByText('Usuario reactivado')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(elena.name)).toBeNull())
  expect(document.activeElement?.textContent).toBe(raul.name)
  expect(api.callsTo(userEndpoints.activate).map(({ params }) => params)).toEqual([{ id: elena.id }])
  await user.click(screen.getByRole('radio', { name: 'Activos' }))
  await rowOf(elena.name)
})

test('a captain is reactivated without a promotion, which is announced', async () => {
  const { user } = openUsers({ users, path })
  await rowOf(raul.name)
  await user.click(reactivate(raul.name))
  expect(await screen.findByText('Capitán reactivado, sin promoción')).toBeDefined()
})

test('lists a user who was just deactivated', async () => {
  const { user } = openUsers({ users })
  await rowOf(marcos.name)
  await user.click(screen.getByRole('button', { name: `Desactivar a ${marcos.name}` }))
  await user.click(screen.getByRole('button', { name: 'Desactivar usuario' }))
  await waitFor(() => expect(screen.queryByText(marcos.name)).toBeNull())
  await user.click(screen.getByRole('radio', { name: 'Desactivados' }))
  await rowOf(marcos.name)
})

test.each<[string, ErrorReply | typeof networkFailure, string]>([
  ['no answer', networkFailure, 'Error al reactivar el usuario'],
  [
    'a refusal',
    errorReply({ code: 403, type: 'forbidden', message: 'No tienes permisos' }),
    'Error al reactivar el usuario. No tienes permisos',
  ],
])('%s leaves the user in the list and says so', async (_case, answer, sentence) => {
  const { user, api } = openUsers({ users, path })
  api.respond(userEndpoints.activate, () => answer)
  await rowOf(raul.name)
  await user.click(reactivate(raul.name))
  expect(within(await screen.findByRole('alert')).getByText(sentence)).toBeDefined()
  await rowOf(raul.name)
})

test('says that the list is empty, and filters stay within it', async () => {
  const { user, address } = openUsers({ path })
  expect(await screen.findByText('No hay usuarios desactivados')).toBeDefined()
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(address()).toBe('/users?state=inactive&q=x')
})

test('a list that cannot be read leaves the way back to the other', async () => {
  const { user, api } = openUsers({ users })
  await rowOf(lucia.name)
  api.respond(userEndpoints.list, ({ query }) =>
    query.active ? errorReply({ code: 500, type: 'internal', message: 'Algo salió mal' }) : { users },
  )
  await user.click(screen.getByRole('radio', { name: 'Desactivados' }))
  await screen.findByText('No pudimos cargar los usuarios')
  await user.click(screen.getByRole('radio', { name: 'Activos' }))
  await rowOf(lucia.name)
  expect(screen.queryByText('No pudimos cargar los usuarios')).toBeNull()
})
