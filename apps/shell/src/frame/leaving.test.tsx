import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountEndpoints } from '@torneo/contracts/people/account'
import type { User } from '@torneo/contracts/people/users'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, sessionEnded } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { describe, expect, it } from 'vitest'
import { openPanel } from '../testing/open-panel'

describe('leaving', () => {
  const signOut = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Salir' }))
  const store = (name: string, value: object) => localStorage.setItem(`torneo:${name}`, JSON.stringify(value))

  /** Signs in on the current page. */
  async function signIn(api: FakeApi, as: User): Promise<void> {
    const user = userEvent.setup()
    api.respond(accountEndpoints.signIn, () => {
      api.user = as
      return as
    })
    await user.type(await screen.findByLabelText('Correo electrónico'), as.email)
    await user.type(screen.getByLabelText('Contraseña'), 'torneo2025{Enter}')
  }

  it('leads the next one to the Dashboard, not to where the last one was', async () => {
    const api = await openPanel('/users', aUser({ id: 'lucia', role: 'super' }))
    api.respond(accountEndpoints.signOut, undefined)
    await signOut()
    await signIn(api, aUser({ id: 'carla', role: 'admin_landing' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/')
  })

  it('a session that ended can be reopened, and names the contact when it cannot', async () => {
    const lucia = aUser({ id: 'lucia', role: 'super', email: 'lucia@torneo.local' })
    const realtime = new FakeRealtime()
    const api = await openPanel('/users', lucia, realtime)
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.user = null
    realtime.end()
    const dialog = await openedDialog('Tu sesión terminó')
    expect(within(dialog).getByText(/Si ya no puedes ingresar, consulta a un Super Admin/)).toBeDefined()
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Ir a la pantalla de ingreso' }))
    await signIn(api, lucia)
    await expect.poll(() => location.pathname).toBe('/users')
  })

  it('asks first when actions wait, and the sign-in repeats that they wait', async () => {
    store('live:1:diego:m1:k1', { state: 'waiting' })
    store('live:1:diego:m1:k2', { state: 'waiting' })
    store('live:1:diego:m1:k3', { state: 'done' })
    const api = await openPanel('/', aUser({ id: 'diego' }))
    api.respond(accountEndpoints.signOut, undefined)
    await signOut()
    const question = await screen.findByRole('alertdialog', { name: 'Tienes 2 acciones por enviar' })
    const user = userEvent.setup()
    await user.click(within(question).getByRole('button', { name: 'Quedarme' }))
    expect(screen.getByRole('list', { name: 'Resumen' })).toBeDefined()
    expect(api.callsTo(accountEndpoints.signOut)).toHaveLength(0)
    await signOut()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salir' }))
    expect(await screen.findByText(/Acciones por enviar en este dispositivo: 2/)).toBeDefined()
    expect(localStorage.getItem('torneo:live:1:diego:m1:k1')).not.toBeNull()
  })

  it('names the drafts that go, and takes them along', async () => {
    store('draft:lucia:hero', { at: Date.now(), path: '/hero' })
    store('draft:lucia:user:new', { at: Date.now(), path: '/users' })
    store('draft:carla:hero', { at: Date.now(), path: '/hero' })
    const api = await openPanel('/', aUser({ id: 'lucia' }))
    api.respond(accountEndpoints.signOut, undefined)
    await signOut()
    const question = await screen.findByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
    expect(
      within(question).getByText(
        'Al salir se borra de este dispositivo lo que escribiste y no guardaste en Hero y Usuarios.',
      ),
    ).toBeDefined()
    await userEvent.setup().click(within(question).getByRole('button', { name: 'Salir y borrar' }))
    await screen.findByRole('button', { name: 'Iniciar sesión' })
    await expect
      .poll(() => Object.keys(localStorage).filter((name) => name.startsWith('torneo:draft:')))
      .toEqual(['torneo:draft:carla:hero'])
  })

  it('offline says that the server is still to be notified, and admits no other user', async () => {
    const api = await openPanel('/', aUser())
    api.respond(accountEndpoints.signOut, networkFailure)
    await signOut()
    const note = 'Falta avisar al servidor: la sesión se cerrará al volver la conexión.'
    expect(await screen.findByText(note)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
    api.respond(accountEndpoints.signOut, undefined)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.queryByText(note)).toBeNull()
  })

  it('announces over the screen that another tab signed in as another user', async () => {
    await openPanel('/', aUser({ id: 'diego', email: 'diego@torneo.local' }))
    await screen.findByRole('list', { name: 'Resumen' })
    localStorage.setItem('torneo:session', 'in lucia')
    window.dispatchEvent(new StorageEvent('storage', { key: 'torneo:session' }))
    const dialog = await openedDialog('Tu sesión terminó')
    expect(within(dialog).getByText(/Otra persona ingresó en este navegador/)).toBeDefined()
    expect((within(dialog).getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('diego@torneo.local')
  })
})

describe('a session that ends', () => {
  it('elsewhere asks to sign in over the screen as soon as the server says so', async () => {
    const realtime = new FakeRealtime()
    const api = await openPanel('/', aUser({ email: 'lucia@torneo.local' }), realtime)
    await screen.findByRole('list', { name: 'Resumen' })
    await expect.poll(() => realtime.subscribed()).toContain('content')
    const before = api.user
    api.user = null
    realtime.end()
    const dialog = await openedDialog('Tu sesión terminó')
    expect(screen.getByRole('list', { name: 'Resumen', hidden: true })).toBeDefined()
    expect(realtime.subscribed()).toEqual([])
    api.respond(accountEndpoints.signIn, () => {
      api.user = before
      return before as User
    })
    await userEvent.setup().type(within(dialog).getByLabelText('Contraseña'), 'torneo2025{Enter}')
    await expect.poll(() => realtime.subscribed()).toContain('content')
  })

  it('here closes the socket', async () => {
    const realtime = new FakeRealtime()
    const api = await openPanel('/', aUser(), realtime)
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.respond(accountEndpoints.signOut, undefined)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Salir' }))
    await expect.poll(() => realtime.subscribed()).toEqual([])
  })

  it('asks to sign in over the screen, and then makes the call that failed', async () => {
    const api = await openPanel('/', aUser({ email: 'lucia@torneo.local' }))
    await screen.findByRole('list', { name: 'Resumen' })
    const before = api.user
    api.user = null
    api.respond(accountEndpoints.updatePrefs, ({ body }) =>
      api.user ? { ...api.user, prefs: body as User['prefs'] } : sessionEnded(),
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Contraer el menú' }))
    const dialog = await openedDialog('Tu sesión terminó')
    expect((within(dialog).getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('lucia@torneo.local')
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Contraseña'))
    api.respond(accountEndpoints.signIn, () => {
      api.user = before
      return before as User
    })
    await user.type(within(dialog).getByLabelText('Contraseña'), 'torneo2025{Enter}')
    await expect.poll(() => api.callsTo(accountEndpoints.updatePrefs).at(-1)?.body).toEqual({ sidebarCollapsed: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not ask to sign in again when someone leaves a session that had ended', async () => {
    const api = await openPanel('/', aUser())
    api.respond(accountEndpoints.signOut, sessionEnded())
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Salir' }))
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
    await expect.poll(() => api.callsTo(accountEndpoints.signOut)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
