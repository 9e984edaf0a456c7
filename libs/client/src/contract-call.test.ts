import { heroEndpoints } from '@torneo/contracts/content/hero'
import { builtFor } from '@torneo/contracts/endpoint/contract-numbers'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { type User, userEndpoints } from '@torneo/contracts/people/users'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, mutationOf, queryOf } from './api'
import type { CallError } from './call-error'
import { sessionActions } from './session-state'
import { createStore } from './store'

const testApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    testUsers: queryOf(build, userEndpoints.list),
    testHero: queryOf(build, heroEndpoints.get),
    testSaveHero: mutationOf(build, heroEndpoints.put),
    testSignIn: mutationOf(build, accountEndpoints.signIn),
    testDeactivate: mutationOf(build, userEndpoints.deactivate),
  }),
})

const lucia: User = {
  id: 'u1',
  userId: 'u1',
  email: 'a@b.co',
  name: 'Lucía',
  role: 'super',
  promotionId: null,
  active: true,
  createdBy: '',
  prefs: {},
  createdAt: '',
  updatedAt: '',
  rev: 1,
}

const sent: { url: string; init: RequestInit }[] = []
const logged: unknown[][] = []

/** Queues network responses; an Error stands for a failed request. */
function network(...responses: (Response | Error)[]): void {
  globalThis.fetch = (input, init = {}) => {
    sent.push({ url: input instanceof Request ? input.url : input.toString(), init })
    const response = responses.shift() ?? new Error('nothing more to answer')
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response)
  }
}

const body = { title: 'T', subtitle: 'S', description: 'D' }
const hero = {
  id: '1',
  createdAt: '',
  updatedAt: '',
  rev: 2,
  ...body,
  logoImage: '',
  backgroundImage: '',
  ctaText: '',
  ctaLink: '',
  ctaVisible: false,
}

async function errorOf(work: Promise<unknown>): Promise<CallError> {
  return work.then(
    () => {
      throw new Error('it was answered')
    },
    (error: CallError) => error,
  )
}

beforeEach(() => {
  sent.length = 0
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words))
})
afterEach(() => vi.restoreAllMocks())

describe('a call', () => {
  it("sends the contract's method, path and body, with the rev that it is based on", async () => {
    network(Response.json(hero))
    const saved = await createStore()
      .dispatch(testApi.endpoints.testSaveHero.initiate({ body, ifMatch: 1 }))
      .unwrap()
    expect(saved).toEqual(hero)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: '/api/hero',
      init: { method: 'PUT', body: JSON.stringify(body), headers: { 'If-Match': '1' } },
    })
  })

  it('names the user of a write; a read and a sign-in name none', async () => {
    network(Response.json(hero), Response.json(hero), Response.json(lucia, { status: 201 }))
    const store = createStore()
    store.dispatch(sessionActions.signedIn(lucia))
    await store.dispatch(testApi.endpoints.testSaveHero.initiate({ body })).unwrap()
    await store.dispatch(testApi.endpoints.testHero.initiate()).unwrap()
    await store
      .dispatch(testApi.endpoints.testSignIn.initiate({ body: { email: 'a@b.co', password: 'torneo2025' } }))
      .unwrap()
    expect(sent.map(({ init }) => new Headers(init.headers).get('X-User'))).toEqual(['u1', null, null])
  })

  it("names the contract that the write's caller was built for, not the panel's", async () => {
    network(Response.json(hero), Response.json(hero), Response.json(hero))
    const older = api.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({ testOlderSave: mutationOf(build, { ...heroEndpoints.put, builtFor: '1.3' }) }),
    })
    const store = createStore()
    await store.dispatch(testApi.endpoints.testSaveHero.initiate({ body })).unwrap()
    await store.dispatch(older.endpoints.testOlderSave.initiate({ body })).unwrap()
    await store.dispatch(testApi.endpoints.testHero.initiate()).unwrap()
    expect(sent.map(({ init }) => new Headers(init.headers).get('X-Contract'))).toEqual([builtFor, '1.3', null])
  })

  it('is retried once with the new token when the token was renewed while it ran', async () => {
    const ended = () =>
      Response.json({ code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' }, { status: 401 })
    network(ended(), Response.json(hero), ended(), ended())
    const store = createStore()
    store.dispatch(sessionActions.signedIn(lucia))
    await store.dispatch(testApi.endpoints.testSaveHero.initiate({ body })).unwrap()
    expect([sent.length, store.getState().session.status]).toEqual([2, 'in'])
    void store.dispatch(testApi.endpoints.testHero.initiate())
    await expect.poll(() => store.getState().session.status).toBe('lost')
    expect(sent).toHaveLength(4)
  })

  it("leaves the next user's session intact after its user signed out", async () => {
    const waiting: ((response: Response) => void)[] = []
    globalThis.fetch = () =>
      new Promise((resolve) => {
        waiting.push(resolve)
      })
    const store = createStore()
    store.dispatch(sessionActions.signedIn(lucia))
    const saving = errorOf(store.dispatch(testApi.endpoints.testSaveHero.initiate({ body })).unwrap())
    await expect.poll(() => waiting).toHaveLength(1)
    store.dispatch(sessionActions.signedIn({ ...lucia, id: 'u2', userId: 'u2' }))
    waiting[0]?.(
      Response.json({ code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' }, { status: 401 }),
    )
    expect((await saving).code).toBe(401)
    expect(store.getState().session.status).toBe('in')
  })

  it('fills the path and the query', async () => {
    network(new Response(null, { status: 204 }), Response.json({ users: [] }))
    const store = createStore()
    await store.dispatch(testApi.endpoints.testDeactivate.initiate({ params: { id: 'a b' } })).unwrap()
    await store.dispatch(testApi.endpoints.testUsers.initiate({ query: { active: 'false' } })).unwrap()
    expect(sent.map(({ url }) => url)).toEqual(['/api/users/a%20b', '/api/users?active=false'])
  })
})

describe('a call that fails', () => {
  it('raises code, type and response, with the own message of the call, and logs it', async () => {
    const rejection = {
      code: 409,
      type: 'conflict',
      message: 'Ya existe',
      details: [{ path: 'email', message: 'Ya existe' }],
    }
    network(Response.json(rejection, { status: 409 }))
    const error = await errorOf(
      createStore()
        .dispatch(testApi.endpoints.testDeactivate.initiate({ params: { id: 'a' } }))
        .unwrap(),
    )
    expect(error).toMatchObject({
      code: 409,
      type: 'conflict',
      message: 'Error deactivating user',
      sentence: 'Ya existe',
      response: rejection,
    })
    expect(error.details).toEqual(rejection.details)
    expect(logged).toEqual([['Error deactivating user', 409, 'conflict']])
  })

  it('says "Error fetching users" when the list of users fails', async () => {
    network(new Error('offline'))
    const error = await errorOf(createStore().dispatch(testApi.endpoints.testUsers.initiate()).unwrap())
    expect(error).toMatchObject({ code: 0, type: 'network', message: 'Error fetching users' })
  })

  it('reports an opaque response as an unregistered origin', async () => {
    const opaque = Response.error()
    Object.defineProperty(opaque, 'type', { value: 'opaque' })
    network(opaque)
    const error = await errorOf(createStore().dispatch(testApi.endpoints.testHero.initiate()).unwrap())
    expect(error).toMatchObject({ code: 403, type: 'invalid_origin' })
    expect(error.sentence).toBe(`Invalid Origin. Register your new client (${location.origin}) as a new web platform`)
  })

  it('returns no response that violates the contract', async () => {
    network(Response.json({ hello: 'world' }))
    const error = await errorOf(createStore().dispatch(testApi.endpoints.testUsers.initiate()).unwrap())
    expect(error).toMatchObject({ code: 200, type: 'unexpected' })
  })

  it("treats a proxy's error page as an error", async () => {
    network(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await errorOf(createStore().dispatch(testApi.endpoints.testHero.initiate()).unwrap())
    expect(error).toMatchObject({ code: 502, type: 'unexpected', response: '<h1>Bad gateway</h1>' })
  })
})
