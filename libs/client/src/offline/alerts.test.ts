import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerAlert, renewSubscription, saveAlerts, showAlert } from './alerts'
import type { WorkerScope } from './worker-scope'

const alert = { title: 'Final', body: 'Promo 98 1 – 0 Promo 05', tag: 'm1', url: '/en-vivo/partido/m1' }
const keys = { p256dh: 'p', auth: 'a' }
const shown: unknown[] = []
const opened: string[] = []
let isSubscribed = true

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example.org/a', expirationTime: null, keys }),
  unsubscribe: async () => {
    isSubscribed = false
  },
}
const scope = {
  clients: { openWindow: async (path: string) => opened.push(path) },
  registration: {
    scope: 'https://torneo.test/',
    showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    pushManager: { getSubscription: async () => subscription },
  },
} as unknown as WorkerScope
const click = (action: string, data: unknown, worker = scope) =>
  answerAlert(worker, { action, notification: { data, close: () => shown.pop() } })

beforeEach(() => {
  opened.length = shown.length = 0
  isSubscribed = true
  vi.stubGlobal('location', { origin: 'https://torneo.test' })
})
afterEach(() => vi.unstubAllGlobals())

describe('an alert', () => {
  it('is shown once per match, and opens the match but no other site', async () => {
    await showAlert(scope, { json: () => alert })
    expect(shown).toMatchObject([{ title: 'Final', body: alert.body, tag: 'm1', renotify: true }])
    await click('', alert.url)
    await click('', '/tournament/live?partido=m1')
    await click('', 'https://example.org/en-vivo')
    expect([opened, shown]).toEqual([['/en-vivo/partido/m1', '/tournament/live?partido=m1'], []])
  })

  it("ends a pitch call's alerts for the session alone", async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
      sent.push([method, path])
      return new Response(null, { status: 204 })
    })
    const registration = {
      pushManager: scope.registration.pushManager,
      scope: 'https://torneo.test/avisos-de-llamados/',
    }
    await click('stop', '/tournament/live?partido=m1', { ...scope, registration } as unknown as WorkerScope)
    expect([sent, isSubscribed]).toEqual([[['DELETE', '/api/calls/alerts']], false])
  })

  it.each([
    ['the service knows it', () => new Response(null, { status: 204 })],
    [
      'the service is not reached',
      () => {
        throw new TypeError('no line')
      },
    ],
  ])('ends all alerts of the device in one tap, when %s', async (_case, answer) => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      sent.push([path, JSON.parse(body)])
      return answer()
    })
    await click('stop', alert.url)
    expect(sent).toEqual([['/api/public/alerts', { endpoint: 'https://push.example.org/a', keys, promotionIds: [] }]])
    expect([isSubscribed, opened]).toEqual([false, []])
  })
})

describe('a subscription that the browser replaced', () => {
  const renewed = { toJSON: () => ({ endpoint: 'https://push.example.org/b', keys }) }
  const sent: unknown[] = []
  const workerOf = (path: string) =>
    ({
      registration: {
        scope: `https://torneo.test${path}`,
        pushManager: {
          getSubscription: async () => null,
          subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
            sent.push(['subscribe', applicationServerKey])
            return renewed
          },
        },
      },
    }) as unknown as WorkerScope

  beforeEach(() => {
    sent.length = 0
    const stored = new Map<string, Response>()
    vi.stubGlobal('caches', {
      open: async () => ({ put: async (address: string, response: Response) => void stored.set(address, response) }),
      match: async (address: string) => stored.get(address)?.clone(),
      delete: async () => stored.clear(),
    })
    vi.stubGlobal('fetch', async (path: string, init?: { readonly body: string }) => {
      if (!init) return Response.json({ key: 'k' })
      sent.push([path, JSON.parse(init.body)])
      return new Response(null, { status: 204 })
    })
  })

  it('is registered with the promotions that the device follows, without a page, and not once it ended its alerts', async () => {
    await saveAlerts(subscription as unknown as PushSubscription, ['p98'])
    sent.length = 0
    await renewSubscription(workerOf('/'))
    expect(sent).toEqual([
      ['subscribe', 'k'],
      ['/api/public/alerts', { endpoint: 'https://push.example.org/b', keys, promotionIds: ['p98'] }],
    ])
    await saveAlerts(subscription as unknown as PushSubscription, [])
    sent.length = 0
    await renewSubscription(workerOf('/'))
    expect(sent).toEqual([])
  })

  it('is registered for the session when it is about pitch calls', async () => {
    await renewSubscription(workerOf('/avisos-de-llamados/'))
    expect(sent).toEqual([
      ['subscribe', 'k'],
      ['/api/calls/alerts', { endpoint: 'https://push.example.org/b', keys }],
    ])
  })
})
