import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountEndpoints } from '@torneo/contracts/account'
import { FakeApi } from '@torneo/testing/fake-api'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { renderScreen } from '@torneo/testing/render-screen'
import { aUser } from '@torneo/testing/builders'
import { Account } from './Account'

async function open() {
  localStorage.clear()
  const as = aUser({ role: 'team_captain', name: 'Lucía Ferreyra', email: 'lucia@torneo.local' })
  const api = new FakeApi(as).answer(accountEndpoints.changePassword, undefined)
  const rendered = renderScreen(<Account />, { as, api })
  await rendered.user.click(await screen.findByRole('button', { name: /Lucía Ferreyra/ }))
  const menu = await screen.findByRole('menu', { name: 'Tu cuenta' })
  return { ...rendered, api, menu }
}

async function openPassword() {
  const opened = await open()
  const { user } = opened
  await user.click(within(opened.menu).getByRole('menuitem', { name: 'Cambiar contraseña' }))
  await screen.findByLabelText('Contraseña actual')
  const fill = async (current: string, next: string) => {
    if (current) await user.type(screen.getByLabelText('Contraseña actual'), current)
    if (next) await user.type(screen.getByLabelText('Contraseña nueva'), next)
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  }
  return { ...opened, fill }
}

const who = () => screen.getByRole('button', { name: /Lucía Ferreyra/ })

test('behind the name is what is one\'s own: by keyboard, with the focus back on leaving', async () => {
  const { user, menu } = await open()
  expect(who().getAttribute('aria-expanded')).toBe('true')
  const words = (role: string) => within(menu).getAllByRole(role).map(({ textContent }) => textContent)
  expect([words('menuitem'), words('menuitemradio')]).toEqual([['Ver la página pública', 'Cambiar contraseña'], ['Del sistema', 'Claro', 'Oscuro']])
  const page = within(menu).getByRole('menuitem', { name: 'Ver la página pública' })
  expect([page.getAttribute('href'), page.getAttribute('target'), document.activeElement]).toEqual(['/en-vivo', '_blank', page])
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(within(menu).getByRole('menuitem', { name: 'Cambiar contraseña' }))
  await user.keyboard('{Escape}')
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, who()])
})

test('the theme is chosen there, seen at once and kept in the own settings', async () => {
  const { user, menu, api } = await open()
  const themes = within(menu).getByRole('group', { name: 'Tema' })
  expect(within(themes).getByRole('menuitemradio', { checked: true }).textContent).toBe('Del sistema')
  await user.click(within(themes).getByRole('menuitemradio', { name: 'Oscuro' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(within(themes).getByRole('menuitemradio', { checked: true }).textContent).toBe('Oscuro')
  await waitFor(() => expect(api.callsTo(accountEndpoints.updatePrefs).map(({ body }) => body)).toEqual([{ theme: 'dark' }]))
})

test('changes the own password and says so', async () => {
  const { api, fill } = await openPassword()
  await fill('torneo2025', 'otra-clave-larga')
  expect(await screen.findByText('Contraseña actualizada')).toBeDefined()
  expect(api.callsTo(accountEndpoints.changePassword).map(({ body }) => body)).toEqual([{ current: 'torneo2025', next: 'otra-clave-larga' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says what is missing at its field, and sends nothing', async () => {
  const { api, fill } = await openPassword()
  await fill('torneo2025', 'corta')
  expect(await screen.findByText('La contraseña debe tener al menos 8 caracteres')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña nueva'))
  expect(api.callsTo(accountEndpoints.changePassword)).toHaveLength(0)
})

test('shows the server\'s word on a wrong current one at its field', async () => {
  const { api, fill } = await openPassword()
  const details = [{ path: 'current', message: 'La contraseña actual no es correcta' }]
  api.answer(accountEndpoints.changePassword, refuse({ code: 400, type: 'validation', message: 'Revisa los datos ingresados', details }))
  await fill('otra', 'otra-clave-larga')
  expect(await screen.findByText('La contraseña actual no es correcta')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'))
})

test('keeps what was typed when nothing answers', async () => {
  const { api, fill } = await openPassword()
  api.answer(accountEndpoints.changePassword, noAnswer)
  await fill('torneo2025', 'otra-clave-larga')
  expect(await screen.findByText('No hay conexión con el servidor. Revisa tu red y vuelve a intentar.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('otra-clave-larga')
})
