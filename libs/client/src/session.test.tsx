import { fireEvent, render, screen } from '@testing-library/react'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { api, queryOf } from './api'
import { useLeaveSession, useSession, useSessionCheck, useSignIn } from './session'
import { createStore } from './store'

const { useTestSessionHeroQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ testSessionHero: queryOf(build, heroEndpoints.get) }),
})

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
const hero = (title: string) => ({
  id: '1',
  createdAt: '',
  updatedAt: '',
  rev: 1,
  title,
  subtitle: 'S',
  description: 'D',
  logoImage: '',
  backgroundImage: '',
  ctaText: '',
  ctaLink: '',
  ctaVisible: false,
})

/** Simulates a server with responses for each user; `someone` owns its cookie. */
function aServer(someone: string) {
  globalThis.fetch = (input, init = {}) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (address !== '/api/account/sessions')
      return Promise.resolve(Response.json(address === '/api/hero' ? hero(`For ${someone}`) : person(someone)))
    someone = (JSON.parse(init.body as string) as { email: string }).email.split('@')[0] ?? ''
    return Promise.resolve(Response.json(person(someone), { status: 201 }))
  }
}

function Inside() {
  const { data } = useTestSessionHeroQuery()
  return <p>{data?.title ?? 'Loading'}</p>
}

function Page() {
  useSessionCheck()
  const { status } = useSession()
  const leave = useLeaveSession()
  const signIn = useSignIn()
  if (status === 'in')
    return (
      <>
        <Inside />
        <button type="button" onClick={leave}>
          Leave
        </button>
      </>
    )
  return (
    <button type="button" onClick={() => void signIn({ email: 'ana@torneo.local', password: 'torneo2025' })}>
      Sign in
    </button>
  )
}

it("keeps none of one user's reads for the next user", async () => {
  aServer('lucia')
  render(
    <Provider store={createStore()}>
      <Page />
    </Provider>,
  )
  expect(await screen.findByText('For lucia')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('For ana')).toBeDefined()
})
