import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { linkGone, ownAccountEndpoints } from '@torneo/contracts/people/own-account'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

const token = 'a'.repeat(43)
const expired = errorReply({ code: 404, type: 'not_found', message: linkGone })

async function openLink(answer: Parameters<typeof prepare>[0] = { name: 'Marta Gil', email: 'marta@torneo.local' }) {
  const api = prepare(answer)
  await openPanel(`/acceso#${token}`, api)
  return { api, user: userEvent.setup() }
}

const prepare = (answer: { name: string; email: string } | typeof expired | typeof networkFailure) =>
  aPanelApi(null)
    .respond(ownAccountEndpoints.findLink, () => answer)
    .respond(ownAccountEndpoints.useLink, undefined)

test('greets by name, takes a password, and signs in with it', async () => {
  const { api, user } = await openLink()
  api.respond(accountEndpoints.signIn, aUser({ email: 'marta@torneo.local' }))
  expect(await screen.findByText(/Hola, Marta Gil.*marta@torneo\.local/)).toBeDefined()
  const field = screen.getByLabelText('Contraseña nueva')
  await user.type(field, 'corta')
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  expect(await screen.findByText('La contraseña debe tener al menos 12 caracteres')).toBeDefined()
  expect([api.callsTo(ownAccountEndpoints.useLink).length, document.activeElement]).toEqual([0, field])
  await user.clear(field)
  await user.type(field, 'una-clave-elegida{Enter}')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined()
  expect(api.callsTo(accountEndpoints.signIn).map(({ body }) => body)).toEqual([
    { email: 'marta@torneo.local', password: 'una-clave-elegida' },
  ])
  expect(api.callsTo(ownAccountEndpoints.useLink).map(({ body }) => body)).toEqual([
    { token, password: 'una-clave-elegida' },
  ])
  expect([location.pathname, location.hash]).toEqual(['/', ''])
})

test('leads to the sign-in with the mail filled in where an account has a second factor', async () => {
  const { api, user } = await openLink()
  api.respond(
    accountEndpoints.signIn,
    errorReply({ code: 401, type: 'second_factor', message: 'Falta el segundo paso para ingresar' }),
  )
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'una-clave-elegida{Enter}')
  await user.click(await screen.findByRole('link', { name: 'Ir al ingreso' }))
  expect(location.pathname).toBe('/login')
  expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('marta@torneo.local')
})

test('says kindly that a link was used or is too old', async () => {
  await openLink(expired)
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined()
  expect(screen.getByText(linkGone)).toBeDefined()
})

test('announces a link used meanwhile and keeps what was typed', async () => {
  const { api, user } = await openLink()
  api.respond(ownAccountEndpoints.useLink, expired)
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'una-clave-elegida{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(linkGone)
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('una-clave-elegida')
})

test('offers a retry when the server does not respond', async () => {
  const { api, user } = await openLink(networkFailure)
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  api.respond(ownAccountEndpoints.findLink, { name: 'Marta Gil', email: 'marta@torneo.local' })
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/Hola, Marta Gil/)).toBeDefined()
})
