import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEndpoints, userMessages } from '@torneo/contracts/users'
import { noAnswer, refuse, type Refusal } from '@torneo/testing/refuse'
import { openUsers, reasonIn, rowOf } from '../../../dev/open-users'
import { ana, lucia, marcos } from '../../../dev/some-users'

afterEach(() => localStorage.clear())

const form = () => within(screen.getByRole('dialog', { name: 'Nueva contraseña' }))
const password = () => form().getByLabelText<HTMLInputElement>('Contraseña')

async function openForm(name = ana.name) {
  const opened = openUsers()
  await rowOf(name)
  await opened.user.click(screen.getByRole('button', { name: `Nueva contraseña para ${name}` }))
  const save = () => opened.user.click(form().getByRole('button', { name: 'Guardar contraseña' }))
  return { ...opened, save }
}

test.each([ana, marcos])('$name gets one that is shown once, to copy, and never kept on the device', async ({ id, name, email }) => {
  const { api, user, save } = await openForm(name)
  expect(form().getByText(`${name} sale del panel en todos sus dispositivos y vuelve a ingresar con la contraseña nueva.`)).toBeDefined()
  await user.type(password(), 'una-clave-nueva')
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.values(localStorage).join()).not.toContain('una-clave-nueva')
  await save()

  const credentials = within(await screen.findByRole('dialog', { name: 'Datos de acceso' }))
  expect(credentials.getByText(email)).toBeDefined()
  await user.click(credentials.getByRole('button', { name: 'Copiar' }))
  expect(await navigator.clipboard.readText()).toBe(`Correo electrónico: ${email}\nContraseña: una-clave-nueva`)
  await user.click(credentials.getByRole('button', { name: 'Listo' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('una-clave-nueva')).toBeNull()
  const [call, ...others] = api.callsTo(userEndpoints.setPassword)
  expect([call?.params, call?.body, others]).toEqual([{ id }, { password: 'una-clave-nueva' }, []])
  expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
})

test('nobody sets a super\'s', async () => {
  openUsers()
  expect((await rowOf(lucia.name)).queryByRole('button')).toBeNull()
})

test('one can be generated; a short one is refused before anything is sent', async () => {
  const { api, user, save } = await openForm()
  await user.type(password(), '1234567')
  await save()
  expect(await form().findByText('La contraseña debe tener al menos 12 caracteres')).toBeDefined()
  expect(api.callsTo(userEndpoints.setPassword)).toHaveLength(0)
  await user.click(form().getByRole('button', { name: 'Generar' }))
  const generated = password().value
  expect(generated).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  await save()
  expect(within(await screen.findByRole('dialog', { name: 'Datos de acceso' })).getByText(generated)).toBeDefined()
})

test.each<[string, Refusal | typeof noAnswer, string]>([
  ['no answer', noAnswer, 'No hay conexión con el servidor'],
  ['a refusal', refuse({ code: 403, type: 'forbidden', message: userMessages.superProtected }), userMessages.superProtected],
])('%s keeps the form open with what was typed', async (_case, answer, reason) => {
  const { api, user, save } = await openForm()
  api.answer(userEndpoints.setPassword, () => answer)
  await user.type(password(), 'una-clave-nueva')
  await save()
  await reasonIn('Nueva contraseña', `Error al guardar la contraseña. ${reason}`)
  expect(password().value).toBe('una-clave-nueva')
  expect(password().readOnly).toBe(false)
})
