import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, mutationOf } from './api'
import { createStore } from './store'

const withdrawn = { teamId: 'a', results: 'void', reason: 'Lesiones' } as const
const other = { ...withdrawn, reason: 'Viaje' }

/** What the network does with a call, in turn: nothing comes back, or this response. */
type Fate = 'lost' | Response

/** Makes the same calls of `endpoint` one after the other, and returns the keys that were sent. */
async function keysOf(endpoint: Endpoint, calls: readonly (readonly [body: unknown, fate: Fate, key?: string])[]) {
  const keys: (string | null)[] = []
  const { endpoints } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ testRepeat: mutationOf(build, endpoint) }),
  })
  const store = createStore()
  const params = { id: 'x', sportId: 'x', tieId: 'x', batch: 'x', app: 'x', key: 'x', bucket: 'x', eventId: 'x' }
  for (const [body, fate, key] of calls) {
    globalThis.fetch = (_, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      return fate === 'lost' ? Promise.reject(new Error('the connection broke')) : Promise.resolve(fate)
    }
    await store.dispatch(endpoints.testRepeat.initiate({ params, body, ...(key && { key }) } as never))
  }
  return keys
}

const rejected = (status: number) =>
  Response.json({ code: status, type: 'conflict', message: 'Ya no se puede' }, { status })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe.each(allEndpoints.filter(({ repeatable }) => repeatable).map((one) => [`${one.method} ${one.path}`, one]))(
  '%s',
  (_, endpoint) => {
    it('is sent with its key again until a response arrives, so that it is done once', async () => {
      const [first, again, next] = await keysOf(endpoint as Endpoint, [
        [withdrawn, 'lost'],
        [withdrawn, rejected(409)],
        [withdrawn, rejected(409)],
      ])
      expect(first).toMatch(/^[0-9a-f]{32}$/)
      expect(again).toBe(first)
      expect(next).not.toBe(first)
    })
  },
)

describe('a repeated call', () => {
  const { withdraw, save } = competitionEndpoints

  it('has the key of the same content only', async () => {
    const [first, changed, again] = await keysOf(withdraw, [
      [withdrawn, 'lost'],
      [other, 'lost'],
      [withdrawn, rejected(409)],
    ])
    expect(changed).not.toBe(first)
    expect(again).toBe(first)
  })

  it.each([
    ['a server that failed on the way', rejected(503)],
    ["a proxy's error page", new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a response that this version cannot read', Response.json({ hello: 'world' })],
  ])('keeps its key after %s, which may have done it', async (_, fate) => {
    const [first, again] = await keysOf(withdraw, [
      [withdrawn, fate],
      [withdrawn, rejected(409)],
    ])
    expect(again).toBe(first)
  })

  it('has the key that its caller gives, and none where the service takes none', async () => {
    expect(await keysOf(withdraw, [[withdrawn, 'lost', 'clave-propia']])).toEqual(['clave-propia'])
    expect(await keysOf(save, [[withdrawn, 'lost']])).toEqual([null])
  })
})
