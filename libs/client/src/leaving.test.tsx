import { fireEvent, render, screen } from '@testing-library/react'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { api, mutationOf } from './api'
import { useSession, useSessionCheck, useSignIn, useSignOut } from './session'
import { createStore, useAppDispatch } from './store'

const heroApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ testLeavingHero: mutationOf(build, heroEndpoints.put) }),
})

const realFetch = globalThis.fetch

const person = (id: string) => ({
  id,
  userId: id,
  email: `${id}@torneo.local`,
  name: id,
  role: 'super',
  promotionId: null,
  active: true,
  createdBy: '',
  prefs: {},
  createdAt: '',
  updatedAt: '',
  rev: 1,
})
const hero = {
  id: '1',
  createdAt: '',
  updatedAt: '',
  rev: 1,
  title: 'a',
  subtitle: 'b',
  description: 'c',
  logoImage: '',
  backgroundImage: '',
  ctaText: '',
  ctaLink: '',
  ctaVisible: false,
}
const unauthenticated = () =>
  Response.json({ code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' }, { status: 401 })
const unavailable = () =>
  Response.json({ code: 503, type: 'unavailable', message: 'El servicio no está disponible' }, { status: 503 })

/** Simulates a server with one cookie jar, which the tabs of a browser share. */
function aServer(signedIn: string | null) {
  const server = {
    signedIn,
    /** Fate of a sign-out request: it succeeds, gets no response, or fails. */
    line: 'good' as 'good' | 'none' | 'trouble',
    asked: [] as string[],
  }
  globalThis.fetch = (input, init = {}) => {
    const path = (input instanceof Request ? input.url : input.toString()).replace('/api', '')
    const named = new Headers(init.headers).get('X-User')
    server.asked.push(`${init.method} ${path}${named === null ? '' : ` as ${named}`}`)
    if (server.line === 'none') return Promise.reject(new TypeError('Failed to fetch'))
    if (server.line === 'trouble') return Promise.resolve(unavailable())
    if (path === '/account/sessions') {
      server.signedIn = (JSON.parse(init.body as string) as { email: string }).email.split('@')[0] ?? null
      return Promise.resolve(Response.json(person(server.signedIn ?? ''), { status: 201 }))
    }
    if (server.signedIn === null || (named !== null && named !== server.signedIn))
      return Promise.resolve(unauthenticated())
    if (path === '/account') return Promise.resolve(Response.json(person(server.signedIn)))
    if (path === '/hero') return Promise.resolve(Response.json(hero))
    if (init.method === 'DELETE') server.signedIn = null
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  return server
}

const signOuts = (server: { asked: string[] }) => server.asked.filter((line) => line.startsWith('DELETE'))

function Page() {
  const { retry } = useSessionCheck()
  const { status, user, isSignOutPending, toAnother } = useSession()
  const signIn = useSignIn()
  const signOut = useSignOut()
  const dispatch = useAppDispatch()
  const save = () =>
    void dispatch(heroApi.endpoints.testLeavingHero.initiate({ body: { title: 'a', subtitle: 'b', description: 'c' } }))
  return (
    <>
      <p role="status">
        {[status, user?.id, isSignOutPending && 'not confirmed', toAnother && 'to another'].filter(Boolean).join(' ')}
      </p>
      <button type="button" onClick={signOut}>
        Leave
      </button>
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={retry}>
        Again
      </button>
      {['ana', 'lucia'].map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => void signIn({ email: `${name}@torneo.local`, password: 'torneo2025' })}>
          {name}
        </button>
      ))}
    </>
  )
}

const kept = () =>
  Object.keys(localStorage)
    .filter((name) => name !== 'torneo:session')
    .toSorted()
const openTab = () =>
  render(
    <Provider store={createStore()}>
      <Page />
    </Provider>,
  )
const session = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Simulates a write to localStorage by another tab. */
function otherTabSays(mark: string): void {
  localStorage.setItem('torneo:session', mark)
  window.dispatchEvent(new StorageEvent('storage', { key: 'torneo:session', newValue: mark }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('signing out', () => {
  it('tells the server whose session is over, once', async () => {
    const server = aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    press('Leave')
    await expect.poll(session).toBe('out')
    await expect.poll(() => server.signedIn).toBeNull()
    expect(signOuts(server)).toEqual(['DELETE /account/sessions/current as lucia'])
  })

  it.each(['none', 'trouble'] as const)(
    'is unconfirmed over a connection of "%s", and is sent once reconnected',
    async (line) => {
      const server = aServer('lucia')
      openTab()
      await expect.poll(session).toBe('in lucia')
      server.line = line
      press('Leave')
      await expect.poll(session).toBe('out not confirmed')
      expect(server.signedIn).toBe('lucia')
      server.line = 'good'
      window.dispatchEvent(new Event('online'))
      await expect.poll(session).toBe('out')
      expect(server.signedIn).toBeNull()
    },
  )

  it('opens no session with the remaining cookie, even after a reload, until the server confirms', async () => {
    const server = aServer('lucia')
    const { unmount } = openTab()
    await expect.poll(session).toBe('in lucia')
    server.line = 'none'
    press('Leave')
    await expect.poll(session).toBe('out not confirmed')
    unmount()
    server.asked = []
    openTab()
    await expect.poll(session).toBe('out not confirmed')
    expect(server.asked).toEqual(['DELETE /account/sessions/current as lucia'])
    server.line = 'good'
    window.dispatchEvent(new Event('online'))
    await expect.poll(session).toBe('out')
    expect(server.asked).not.toContain('GET /account')
    press('Again')
    await expect.poll(() => server.asked.at(-1)).toBe('GET /account')
    await expect.poll(session).toBe('out')
  })

  it('ends when a user signs in: no sign-out is sent any more', async () => {
    const server = aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    server.line = 'none'
    press('Leave')
    await expect.poll(session).toBe('out not confirmed')
    server.line = 'good'
    press('ana')
    await expect.poll(session).toBe('in ana')
    server.asked = []
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => server.signedIn).toBe('ana')
    expect(server.asked).toEqual([])
  })

  it('leaves the session of another user who signed in meanwhile', async () => {
    const server = aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    server.signedIn = 'ana'
    press('Leave')
    await expect.poll(session).toBe('out')
    await expect.poll(() => localStorage.getItem('torneo:session')).toBe('in ')
    expect(server.signedIn).toBe('ana')
  })

  it("removes the user's data from the device, except unsent match actions", async () => {
    const drafts = ['torneo:draft:lucia:user:new', 'torneo:draft:ana:hero']
    for (const name of drafts) localStorage.setItem(name, '{}')
    localStorage.setItem('torneo:live-seen:1:lucia:m1', '{}')
    localStorage.setItem('torneo:live:1:lucia:m1:k1', '{"state":"done"}')
    aServer('lucia')
    const { unmount } = openTab()
    await expect.poll(session).toBe('in lucia')
    press('Leave')
    await expect.poll(session).toBe('out')
    await expect.poll(kept).toEqual(['torneo:draft:ana:hero'])
    unmount()

    localStorage.setItem('torneo:live:1:lucia:m1:k1', '{"state":"done"}')
    localStorage.setItem('torneo:live:1:lucia:m1:k2', '{"state":"waiting"}')
    aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    press('Leave')
    await expect.poll(() => localStorage.getItem('torneo:session')).toBe('in ')
    expect(kept()).toEqual(['torneo:draft:ana:hero', 'torneo:live:1:lucia:m1:k1', 'torneo:live:1:lucia:m1:k2'])
  })
})

it("ends the device's alerts of calls from the pitch, not those of the families' page", async () => {
  const scopes = new Set(['/', '/avisos-de-llamados/'])
  const registrations = [...scopes].map((scope) => ({
    scope: new URL(scope, location.origin).href,
    unregister: async () => scopes.delete(scope),
  }))
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {}, getRegistrations: async () => registrations },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  aServer('lucia')
  openTab()
  await expect.poll(session).toBe('in lucia')
  press('Leave')
  await expect.poll(() => [...scopes]).toEqual(['/'])
})

describe('another tab', () => {
  it("ends this tab's session when another user signs in there", async () => {
    aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    otherTabSays('in ana')
    await expect.poll(session).toBe('lost lucia to another')
  })

  it('ends this session when its user signs out there, and reports another user who follows', async () => {
    aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    otherTabSays('leaving lucia')
    await expect.poll(session).toBe('lost lucia')
    otherTabSays('in ')
    otherTabSays('in ana')
    await expect.poll(session).toBe('lost lucia to another')
  })

  it('changes nothing when the same user signs in there', async () => {
    const server = aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    otherTabSays('in lucia')
    press('Save')
    await expect.poll(() => server.asked.at(-1)).toBe('PUT /hero as lucia')
    expect(session()).toBe('in lucia')
  })

  it('leaves the author of a write unchanged: it is rejected and sent once its user is back', async () => {
    const server = aServer('lucia')
    openTab()
    await expect.poll(session).toBe('in lucia')
    server.signedIn = 'ana'
    press('Save')
    await expect.poll(session).toBe('lost lucia')
    press('lucia')
    await expect.poll(session).toBe('in lucia')
    await expect
      .poll(() => server.asked.filter((line) => line.startsWith('PUT')))
      .toEqual(Array.from({ length: 3 }, () => 'PUT /hero as lucia'))
  })
})
