import { screen, waitFor, within } from '@testing-library/react'
import { userEndpoints } from '@torneo/contracts/people/users'
import { afterEach, expect, test } from 'vitest'
import { openUsers, rowOf } from '../../../dev/open-users'
import { marcos, prensa } from '../../../dev/some-users'

afterEach(() => localStorage.clear())

const form = () => within(screen.getByRole('dialog', { name: 'Editar usuario' }))
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label)

async function openForm(name = marcos.name) {
  const opened = openUsers()
  await rowOf(name)
  await opened.user.click(screen.getByRole('button', { name: `Editar a ${name}` }))
  const rename = async (to: string) => {
    await opened.user.clear(field('Nombre'))
    await opened.user.type(field('Nombre'), to)
  }
  const save = () => opened.user.click(form().getByRole('button', { name: 'Guardar cambios' }))
  return { ...opened, rename, save }
}

test('shows the user; the email is read-only and there is no password', async () => {
  const { user } = await openForm()
  expect(field('Nombre').value).toBe(marcos.name)
  expect(field('Rol').value).toBe('admin_tournament')
  expect(field('Correo electrónico').readOnly).toBe(true)
  await user.type(field('Correo electrónico'), 'otro')
  expect(field('Correo electrónico').value).toBe(marcos.email)
  expect(form().queryByLabelText('Contraseña')).toBeNull()
})

test('saves name and role under the rev that was read, and says so', async () => {
  const { api, user, rename, save } = await openForm()
  await rename('Marcos Ibarra Ruiz')
  await user.selectOptions(field('Rol'), 'Admin Landing')
  await save()
  expect(await screen.findByText('Usuario actualizado')).toBeDefined()
  const [call] = api.callsTo(userEndpoints.update)
  expect(call?.params).toEqual({ id: marcos.id })
  expect(call?.body).toEqual({ name: 'Marcos Ibarra Ruiz', role: 'admin_landing', email: marcos.email })
  expect(call?.headers['if-match']).toBe('1')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await rowOf('Marcos Ibarra Ruiz')).getByText('Admin Landing')).toBeDefined()
})

test('sends the role only when it was changed, as a role asks for the person', async () => {
  const { api, rename, save } = await openForm()
  await rename('Marcos Ibarra Ruiz')
  await save()
  expect(await screen.findByText('Usuario actualizado')).toBeDefined()
  expect(api.callsTo(userEndpoints.update)[0]?.body).toEqual({ name: 'Marcos Ibarra Ruiz', email: marcos.email })
})

test('removes the buttons of a new Super Admin and keeps the focus', async () => {
  const { user, save } = await openForm()
  await user.selectOptions(field('Rol'), 'Super Admin')
  await save()
  await waitFor(() => expect(screen.getAllByText('No editable')).toHaveLength(2))
  expect(document.activeElement?.textContent).toBe(marcos.name)
})

test('an account with an unknown role is given a known one before it is saved', async () => {
  const { api, user, save } = await openForm(prensa.name)
  expect(field('Rol').value).toBe('')
  await save()
  expect(await form().findByText('El rol es requerido')).toBeDefined()
  await user.selectOptions(field('Rol'), 'Admin Landing')
  await save()
  expect(await screen.findByText('Usuario actualizado')).toBeDefined()
  expect(api.callsTo(userEndpoints.update).at(-1)?.body.role).toBe('admin_landing')
})
