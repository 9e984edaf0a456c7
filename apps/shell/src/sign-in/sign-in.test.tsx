import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { describe, expect, it } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

describe('the guard', () => {
  it('sends someone without a session to /login and back to where they were going', async () => {
    const api = await openPanel('/', null)
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { name: 'Panel de Administración' })).toBeDefined()
    expect(location.pathname).toBe('/login')
    api.respond(accountEndpoints.signIn, () => {
      api.user = aUser()
      return api.user
    })
    await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@torneo.local')
    await user.type(screen.getByLabelText('Contraseña'), 'torneo2025{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/')
  })

  it('denies a section that the role may not see, and its data is not requested', async () => {
    await openPanel('/users', aUser({ role: 'admin_landing' }))
    expect(await screen.findByText('Acceso Denegado')).toBeDefined()
    expect(screen.getByText('No tienes permisos para gestionar usuarios')).toBeDefined()
    await userEvent.setup().click(screen.getByRole('link', { name: 'Ir al Dashboard' }))
    expect(location.pathname).toBe('/')
  })

  it('says the general sentence outside /users', async () => {
    await openPanel('/hero', aUser({ role: 'team_captain' }))
    expect(await screen.findByText('No tienes permisos para acceder a esta sección')).toBeDefined()
  })

  it('offers a retry when the server does not respond, and continues when it does', async () => {
    const api = aPanelApi(aUser()).respond(accountEndpoints.current, networkFailure)
    await openPanel('/', api)
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    api.respond(accountEndpoints.current, aUser())
    await userEvent.setup().click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  })

  it('leads unknown addresses to the dashboard, and says so', async () => {
    await openPanel('/nada/de/esto', aUser())
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/')
    expect(await screen.findByText('Esa dirección no existe. Te llevamos al inicio.')).toBeDefined()
  })
})

describe('signing in', () => {
  it('focuses the email where there is a mouse, and names the contact for a new password to a Super Admin too', async () => {
    await openPanel('/login', null)
    const email = await screen.findByLabelText('Correo electrónico')
    expect(document.activeElement).toBe(email)
    expect(screen.getByText(/Si tú eres Super Admin, pídela a quien administra el servidor/)).toBeDefined()
  })

  it('says what is missing, at its field, before asking the server', async () => {
    await openPanel('/login', null)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }))
    expect(screen.getByText('El correo es requerido')).toBeDefined()
    expect(screen.getByText('La contraseña es requerida')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'))
    await user.type(screen.getByLabelText('Correo electrónico'), 'nadie')
    await user.type(screen.getByLabelText('Contraseña'), '12345')
    expect(screen.getByText('Correo electrónico inválido')).toBeDefined()
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeDefined()
  })

  it('keeps what was typed when the credentials are wrong, with the focus on the password', async () => {
    const api = await openPanel('/login', null)
    const message = 'Credenciales incorrectas. Por favor, intenta de nuevo.'
    api.respond(accountEndpoints.signIn, errorReply({ code: 401, type: 'bad_credentials', message }))
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@torneo.local')
    await user.type(screen.getByLabelText('Contraseña'), 'otra-clave{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('lucia@torneo.local')
    expect((screen.getByLabelText('Contraseña') as HTMLInputElement).value).toBe('otra-clave')
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'))
    await user.clear(screen.getByLabelText('Contraseña'))
    await user.keyboard('{Enter}')
    expect(screen.queryByText(message)).toBeNull()
  })
})
