import { screen, waitFor, within } from '@testing-library/react'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { type AccountSession, ownAccountEndpoints } from '@torneo/contracts/people/own-account'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { Account } from './Account'

async function open() {
  localStorage.clear()
  const as = aUser({ role: 'team_captain', name: 'Lucía Ferreyra', email: 'lucia@torneo.local' })
  const api = new FakeApi(as).respond(accountEndpoints.changePassword, undefined)
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

const nameButton = () => screen.getByRole('button', { name: /Lucía Ferreyra/ })

test('opens the account menu by keyboard and returns the focus on leaving', async () => {
  const { user, menu } = await open()
  expect(nameButton().getAttribute('aria-expanded')).toBe('true')
  const shownTexts = (role: string) =>
    within(menu)
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect([shownTexts('menuitem'), shownTexts('menuitemradio')]).toEqual([
    [
      'Ver la página de las familias',
      'Ayuda',
      'Cambiar nombre',
      'Cambiar contraseña',
      'Verificación en dos pasos',
      'Dónde ingresaste',
      'Papelera',
    ],
    ['Del sistema', 'Claro', 'Oscuro'],
  ])
  const page = within(menu).getByRole('menuitem', { name: 'Ver la página de las familias' })
  expect([page.getAttribute('href'), page.getAttribute('target'), document.activeElement]).toEqual([
    '/en-vivo',
    '_blank',
    page,
  ])
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(within(menu).getByRole('menuitem', { name: 'Ayuda' }))
  await user.keyboard('{Escape}')
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, nameButton()])
})

test("the theme is chosen there, applied at once and stored in the user's settings", async () => {
  const { user, menu, api } = await open()
  const themes = within(menu).getByRole('group', { name: 'Tema' })
  expect(within(themes).getByRole('menuitemradio', { checked: true }).textContent).toBe('Del sistema')
  await user.click(within(themes).getByRole('menuitemradio', { name: 'Oscuro' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(within(themes).getByRole('menuitemradio', { checked: true }).textContent).toBe('Oscuro')
  await waitFor(() =>
    expect(api.callsTo(accountEndpoints.updatePrefs).map(({ body }) => body)).toEqual([{ theme: 'dark' }]),
  )
})

test('changes the own password and says so', async () => {
  const { api, fill } = await openPassword()
  await fill('torneo2025', 'otra-clave-larga')
  expect(await screen.findByText('Contraseña actualizada')).toBeDefined()
  expect(api.callsTo(accountEndpoints.changePassword).map(({ body }) => body)).toEqual([
    { current: 'torneo2025', next: 'otra-clave-larga' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says what is missing at its field, and sends nothing', async () => {
  const { api, fill } = await openPassword()
  await fill('torneo2025', 'corta')
  expect(await screen.findByText('La contraseña debe tener al menos 12 caracteres')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña nueva'))
  expect(api.callsTo(accountEndpoints.changePassword)).toHaveLength(0)
})

test("shows the server's word on a wrong current one at its field", async () => {
  const { api, fill } = await openPassword()
  const details = [{ path: 'current', message: 'La contraseña actual no es correcta' }]
  api.respond(
    accountEndpoints.changePassword,
    errorReply({ code: 400, type: 'validation', message: 'Revisa los datos ingresados', details }),
  )
  await fill('otra', 'otra-clave-larga')
  expect(await screen.findByText('La contraseña actual no es correcta')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'))
})

test('keeps what was typed when nothing answers', async () => {
  const { api, fill } = await openPassword()
  api.respond(accountEndpoints.changePassword, networkFailure)
  await fill('torneo2025', 'otra-clave-larga')
  expect(await screen.findByText('No hay conexión con el servidor. Revisa tu red y vuelve a intentar.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('otra-clave-larga')
})

test('changes the own name, which is seen at once', async () => {
  const { user, menu, api } = await open()
  api.respond(ownAccountEndpoints.update, ({ body }) => ({
    ...aUser({ role: 'team_captain', email: 'lucia@torneo.local' }),
    ...body,
  }))
  await user.click(within(menu).getByRole('menuitem', { name: 'Cambiar nombre' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre')
  expect(name.value).toBe('Lucía Ferreyra')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Guardar nombre' }))
  expect(await screen.findByText('El nombre es requerido')).toBeDefined()
  expect([api.callsTo(ownAccountEndpoints.update).length, document.activeElement]).toEqual([0, name])
  await user.type(name, 'Lucía F.')
  await user.click(screen.getByRole('button', { name: 'Guardar nombre' }))
  expect(await screen.findByText('Nombre actualizado')).toBeDefined()
  expect(screen.getByRole('button', { name: /Lucía F\./ })).toBeDefined()
})

const session = (id: string, fields: Partial<AccountSession> = {}): AccountSession => ({
  id,
  device: 'Chrome en Android',
  createdAt: new Date().toISOString(),
  lastSeenAt: new Date().toISOString(),
  current: false,
  ...fields,
})

async function openSessions(sessions: AccountSession[]) {
  const opened = await open()
  let list = sessions
  opened.api
    .respond(ownAccountEndpoints.sessions, () => ({ sessions: list }))
    .respond(
      ownAccountEndpoints.endSession,
      ({ params }) => void (list = list.filter(({ id }) => id !== params.id)) as undefined,
    )
    .respond(
      ownAccountEndpoints.endOtherSessions,
      () => void (list = list.filter(({ current }) => current)) as undefined,
    )
  await opened.user.click(within(opened.menu).getByRole('menuitem', { name: 'Dónde ingresaste' }))
  const rows = await screen.findByRole('list', { name: 'Sesiones abiertas' })
  return {
    ...opened,
    shownTexts: () =>
      within(rows)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  }
}

test('shows where one is signed in, and ends one of them, or all the others', async () => {
  const { user, api, shownTexts } = await openSessions([
    session('a', { device: 'Firefox en Windows', current: true }),
    session('b'),
    session('c', { device: '', lastSeenAt: new Date(Date.now() - 300_000).toISOString() }),
  ])
  expect(shownTexts()).toEqual([
    'Firefox en WindowsEn uso recién · Ingresaste reciénEste dispositivo',
    'Chrome en AndroidEn uso recién · Ingresaste reciénCerrar sesión',
    'Dispositivo desconocidoEn uso hace 5 min · Ingresaste reciénCerrar sesión',
  ])
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }))
  expect(await screen.findByText('Sesión cerrada')).toBeDefined()
  await waitFor(() => expect(shownTexts()).toHaveLength(2))
  expect(api.callsTo(ownAccountEndpoints.endSession).map(({ params }) => params)).toEqual([{ id: 'b' }])
  await user.click(screen.getByRole('button', { name: 'Cerrar las demás sesiones' }))
  expect(await screen.findByText('Las demás sesiones se cerraron')).toBeDefined()
  await waitFor(() => expect(shownTexts()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Cerrar la/ })).toBeNull()
})

test('shows that a session could not be ended, and refetches the list', async () => {
  const { user, api } = await openSessions([session('a', { current: true }), session('b')])
  api.respond(
    ownAccountEndpoints.endSession,
    errorReply({ code: 404, type: 'not_found', message: 'No encontramos lo que buscas' }),
  )
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }))
  expect(await screen.findByText('No encontramos lo que buscas')).toBeDefined()
  await waitFor(() => expect(api.callsTo(ownAccountEndpoints.sessions)).toHaveLength(2))
})
