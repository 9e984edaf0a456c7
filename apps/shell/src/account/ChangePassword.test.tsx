import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountEndpoints } from '@torneo/contracts/account'
import { FakeApi } from '@torneo/testing/fake-api'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { renderScreen } from '@torneo/testing/render-screen'
import { aUser } from '@torneo/testing/builders'
import { ChangePassword } from './ChangePassword'

async function open() {
  const as = aUser({ role: 'team_captain' })
  const api = new FakeApi(as).answer(accountEndpoints.changePassword, undefined)
  const rendered = renderScreen(<ChangePassword />, { as, api })
  await rendered.user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }))
  await screen.findByLabelText('Contraseña actual')
  const fill = async (current: string, next: string) => {
    if (current) await rendered.user.type(screen.getByLabelText('Contraseña actual'), current)
    if (next) await rendered.user.type(screen.getByLabelText('Contraseña nueva'), next)
    await rendered.user.click(screen.getAllByRole('button', { name: 'Cambiar contraseña' }).at(-1) as HTMLElement)
  }
  return { ...rendered, api, fill }
}

test('changes the own password and says so', async () => {
  const { api, fill } = await open()
  await fill('torneo2025', 'otra-clave-larga')
  expect(await screen.findByText('Contraseña actualizada')).toBeDefined()
  expect(api.callsTo(accountEndpoints.changePassword).map(({ body }) => body)).toEqual([{ current: 'torneo2025', next: 'otra-clave-larga' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says what is missing at its field, and sends nothing', async () => {
  const { api, fill } = await open()
  await fill('torneo2025', 'corta')
  expect(await screen.findByText('La contraseña debe tener al menos 8 caracteres')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña nueva'))
  expect(api.callsTo(accountEndpoints.changePassword)).toHaveLength(0)
})

test('shows the server\'s word on a wrong current one at its field', async () => {
  const { api, fill } = await open()
  const details = [{ path: 'current', message: 'La contraseña actual no es correcta' }]
  api.answer(accountEndpoints.changePassword, refuse({ code: 400, type: 'validation', message: 'Revisa los datos ingresados', details }))
  await fill('otra', 'otra-clave-larga')
  expect(await screen.findByText('La contraseña actual no es correcta')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'))
})

test('keeps what was typed when nothing answers', async () => {
  const { api, fill } = await open()
  api.answer(accountEndpoints.changePassword, noAnswer)
  await fill('torneo2025', 'otra-clave-larga')
  expect(await screen.findByText('No hay conexión con el servidor. Revisa tu red y vuelve a intentar.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('otra-clave-larga')
})
