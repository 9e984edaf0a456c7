import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { alertEndpoints } from '@torneo/contracts/tournament/alerts'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewAlerts } from './alerts'
import { AlertsSwitch } from './AlertsSwitch'

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
}
let permission: NotificationPermission
let isSubscribed: boolean
let api: FakeApi

/** Simulates a browser with push support. */
function stubPush() {
  const subscription = {
    options: {},
    toJSON: () => device,
    unsubscribe: async () => {
      isSubscribed = false
    },
  }
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
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
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
}

beforeEach(() => {
  permission = 'granted'
  isSubscribed = false
  api = new FakeApi(null)
  api.respond(alertEndpoints.key, { key: 'k'.repeat(87) })
  api.respond(alertEndpoints.save, undefined)
  api.install()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const saved = () => api.callsTo(alertEndpoints.save).map(({ body }) => body.promotionIds)
const toggle = (state: { readonly checked?: boolean } = {}) => screen.findByRole('switch', { name: 'Avisos', ...state })

it('is turned on and off in one tap, and follows what the device follows', async () => {
  stubPush()
  const user = userEvent.setup()
  const { rerender } = render(<AlertsSwitch following={['p98']} />)
  await user.click(await toggle())
  await toggle({ checked: true })
  rerender(<AlertsSwitch following={['p98', 'p05']} />)
  await expect.poll(saved).toEqual([['p98'], ['p98', 'p05']])
  await expect.poll(async () => (await toggle()).getAttribute('aria-disabled')).toBeNull()
  await user.click(await toggle())
  await toggle({ checked: false })
  expect([saved().at(-1), isSubscribed]).toEqual([[], false])
})

it('says when the service was not reached, and stays off', async () => {
  stubPush()
  api.respond(alertEndpoints.key, networkFailure)
  render(<AlertsSwitch following={['p98']} />)
  await userEvent.setup().click(await toggle())
  expect((await screen.findByRole('alert')).textContent).toBe('No pudimos cambiar los avisos. Prueba de nuevo.')
  await toggle({ checked: false })
})

it('wants a promotion first', async () => {
  stubPush()
  render(<AlertsSwitch following={[]} />)
  await userEvent.setup().click(await toggle())
  expect(await screen.findByText('Elige primero una promoción.')).toBeDefined()
  expect(isSubscribed).toBe(false)
})

it('explains why alerts are not available: an unsupported browser, a denied permission', async () => {
  const { unmount } = render(<AlertsSwitch following={['p98']} />)
  expect(await screen.findByText('Este navegador no puede mostrar avisos.')).toBeDefined()
  unmount()
  stubPush()
  permission = 'denied'
  render(<AlertsSwitch following={['p98']} />)
  expect(await screen.findByText(/^Los avisos están bloqueados/)).toBeDefined()
})

it.each<[string, { subscribed: boolean; stored: string | null; following: string[] }, number]>([
  ['once a day where the browser has its subscription', { subscribed: true, stored: null, following: ['p1'] }, 1],
  ['where the browser dropped it', { subscribed: false, stored: 'Fri Nov 27 2026', following: ['p1'] }, 1],
  ['not twice on one day', { subscribed: true, stored: new Date().toDateString(), following: ['p1'] }, 0],
  ['not where alerts are off', { subscribed: false, stored: null, following: ['p1'] }, 0],
  ['not where no promotion is followed', { subscribed: true, stored: null, following: [] }, 0],
])('a visit registers the device again: %s', async (_case, { subscribed, stored, following }, calls) => {
  stubPush()
  isSubscribed = subscribed
  if (stored === null) localStorage.removeItem('torneo:avisos')
  else localStorage.setItem('torneo:avisos', stored)
  await renewAlerts(following)
  await renewAlerts(following)
  expect(api.callsTo(alertEndpoints.save)).toHaveLength(calls)
})
