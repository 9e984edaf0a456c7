import { heroEndpoints } from '@torneo/contracts/content/hero'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { afterEach, expect, it, vi } from 'vitest'
import { api, mutationOf, queryOf } from './api'
import { ownNames } from './own-names'
import { createStore } from './store'

afterEach(() => void vi.unstubAllGlobals())

/** A store whose requests are recorded, and fail. */
function openStore() {
  const requests: string[] = []
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    requests.push(`${method ?? 'GET'} ${address}`)
    return Promise.resolve(new Response('{"message":"No"}', { status: 404 }))
  })
  return { ...createStore(), requests }
}

it('two teams with one word for their endpoints each make their own calls', async () => {
  const [referees, scorers] = ['referees-admin', 'scorers-admin'].map((app) => ownNames(api, app))
  if (!referees || !scorers) throw new Error('no apps')
  const ofReferees = referees.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ list: queryOf(build, teamEndpoints.list), save: mutationOf(build, teamEndpoints.create) }),
  })
  const ofScorers = scorers.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ list: queryOf(build, heroEndpoints.get), save: mutationOf(build, heroEndpoints.put) }),
  })
  const { dispatch, requests } = openStore()
  await dispatch(ofReferees.endpoints.list.initiate())
  await dispatch(ofScorers.endpoints.list.initiate())
  await dispatch(ofReferees.endpoints.save.initiate({ body: {} as never }))
  expect(requests).toEqual(['GET /api/teams', 'GET /api/hero', 'POST /api/teams'])
})

it('an app uses its endpoints by the names that it gave: hooks, cached responses, prefetches, later changes', async () => {
  const own = ownNames(api, 'referees-admin')
  const injected = own.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ hero: queryOf(build, heroEndpoints.get) }),
  })
  expect(injected.useHeroQuery).toBe(injected.endpoints.hero.useQuery)
  expect(injected.useLazyHeroQuery).toBe(injected.endpoints.hero.useLazyQuery)
  const store = openStore()
  const { util } = own as typeof injected
  await store.dispatch(util.upsertQueryData('hero', undefined, { title: 'Uno' } as never))
  store.dispatch(util.updateQueryData('hero', undefined, (draft) => ({ ...draft, title: 'Dos' }) as never))
  expect(injected.endpoints.hero.select()(store.getState() as never).data).toMatchObject({ title: 'Dos' })
  expect(Object.keys(store.getState().api.queries)).toEqual(['referees-admin/hero(undefined)'])
  store.dispatch(util.prefetch('hero', undefined, { force: true }))
  await expect.poll(() => store.requests).toEqual(['GET /api/hero'])
  const enhanced = injected.enhanceEndpoints({ endpoints: { hero: { providesTags: ['hero'] as never[] } } })
  expect(enhanced.useHeroQuery).toBe(injected.useHeroQuery)
  expect(enhanced.util.selectInvalidatedBy(store.getState() as never, ['hero'] as never[])).toMatchObject([
    { endpointName: 'referees-admin/hero' },
  ])
})

it("names that an app did not give are the panel's, with a cache that all apps share", () => {
  const shared = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ panelThing: queryOf(build, heroEndpoints.get) }),
  })
  const store = openStore()
  const { util } = ownNames(api, 'referees-admin') as unknown as typeof shared
  void store.dispatch(util.upsertQueryData('panelThing', undefined, { title: 'Uno' } as never))
  expect(Object.keys(store.getState().api.queries)).toEqual(['panelThing(undefined)'])
})
