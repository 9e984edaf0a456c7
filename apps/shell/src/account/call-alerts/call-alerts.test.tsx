import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { callAlertEndpoints as endpoints } from '@torneo/contracts/match/call-alerts'
import { alertEndpoints } from '@torneo/contracts/tournament/alerts'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPanelApi, openPanel } from '../../testing/open-panel'
// Load the lazy parts in advance.
import '../AccountMenu'
import './CallAlertsModal'

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
}
const scope = 'http://localhost:3000/avisos-de-llamados/'
let permission: NotificationPermission
/** Scopes of the workers that are registered, each with whether it is subscribed. */
let workers: Map<string, boolean>

/** Simulates a browser with push support, whose site's worker is subscribed to the families' alerts. */
function stubPush() {
  workers = new Map([['http://localhost:3000/', true]])
  const registrationOf = (name: string) => ({
    scope: name,
    active: {},
    unregister: async () => workers.delete(name),
    pushManager: {
      getSubscription: async () => (workers.get(name) ? { options: {}, unsubscribe: async () => true } : null),
      subscribe: async () => {
        workers.set(name, true)
        return { toJSON: () => ({ ...device, expirationTime: null }) }
      },
    },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => permission,
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (_: string, options: { scope: string }) => {
        const name = new URL(options.scope, 'http://localhost:3000').href
        if (!workers.has(name)) workers.set(name, false)
        return registrationOf(name)
      },
      // Browsers choose the registration with the longest scope that the address is in.
      getRegistration: async () => registrationOf(workers.has(scope) ? scope : 'http://localhost:3000/'),
      getRegistrations: async () => [...workers.keys()].map(registrationOf),
    },
  })
}

beforeEach(() => {
  permission = 'granted'
  stubPush()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function openSwitch(isOn = false) {
  const stored = { isOn }
  const api = aPanelApi(aUser({ role: 'admin_tournament', name: 'Diego' }))
    .respond(endpoints.find, () => ({ on: stored.isOn }))
    .respond(endpoints.save, () => void (stored.isOn = true))
    .respond(endpoints.remove, () => void (stored.isOn = false))
    .respond(alertEndpoints.key, { key: 'k'.repeat(87) })
  await openPanel('/', api)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Diego/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Avisos de llamados' }))
  const dialog = within(await openedDialog('Avisos de llamados'))
  const toggle = (state: { readonly checked?: boolean } = {}) =>
    dialog.findByRole('switch', { name: 'Avisar en este dispositivo', ...state })
  return { api, user, dialog, toggle, stored }
}

describe('alerts of calls from the pitch', () => {
  test('are turned on and off by staff on this device, beside the families’ alerts', async () => {
    const { api, user, toggle, stored } = await openSwitch()
    await user.click(await toggle({ checked: false }))
    await toggle({ checked: true })
    expect(api.callsTo(endpoints.save).map(({ body }) => body)).toEqual([device])
    expect([...workers]).toEqual([
      ['http://localhost:3000/', true],
      [scope, true],
    ])
    await user.click(await toggle())
    await toggle({ checked: false })
    expect([stored.isOn, [...workers]]).toEqual([false, [['http://localhost:3000/', true]]])
  })

  test("are off once this device ended them, whatever the service knows, and families' alerts are none of them", async () => {
    const { toggle } = await openSwitch(true)
    expect(await toggle({ checked: false })).toBeDefined()
  })

  test('stay off and say why when the service refuses, and when the browser blocks them', async () => {
    const { api, user, dialog, toggle } = await openSwitch()
    api.respond(
      endpoints.save,
      errorReply({ code: 400, type: 'validation', message: 'El servicio de avisos no está permitido' }),
    )
    await user.click(await toggle())
    expect((await dialog.findByRole('alert')).textContent).toContain('El servicio de avisos no está permitido')
    expect(await toggle({ checked: false })).toBeDefined()
    permission = 'denied'
    await user.click(await toggle())
    expect(await dialog.findByText(/^Los avisos están bloqueados/)).toBeDefined()
  })

  test('say that a browser cannot show them', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    const { dialog } = await openSwitch()
    expect(await dialog.findByText('Este navegador no puede mostrar avisos.')).toBeDefined()
  })

  test('are not offered to an editor of the page', async () => {
    await openPanel('/', aPanelApi(aUser({ role: 'admin_landing', name: 'Lara' })))
    await userEvent.setup().click(await screen.findByRole('button', { name: /Lara/ }))
    expect(await screen.findByRole('menuitem', { name: 'Papelera' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Avisos de llamados' })).toBeNull()
  })
})
