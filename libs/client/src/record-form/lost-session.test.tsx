import { act, screen } from '@testing-library/react'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api, mutationOf } from '../api'
import { sessionActions, resolveSignIn } from '../session-state'
import { aSignedInStore, field, note, openForm, press, retype, state, type Save } from '../testing/note-form'

const noteApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ testPutNote: mutationOf(build, heroEndpoints.put) }),
})
const realFetch = globalThis.fetch

/** Simulates a server without a session until `signedIn`. */
function aForgetfulServer() {
  const server = { signedIn: false, received: [] as string[] }
  globalThis.fetch = async (_, init) => {
    const body = init?.body as string
    server.received.push(body)
    if (!server.signedIn)
      return Response.json(
        { code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' },
        { status: 401 },
      )
    const stored = {
      ...note,
      ...JSON.parse(body),
      rev: 4,
      id: 'hero',
      createdAt: '',
      updatedAt: '',
      logoImage: '',
      backgroundImage: '',
    }
    return Response.json(stored)
  }
  return server
}

function openLosingForm() {
  const server = aForgetfulServer()
  const store = aSignedInStore()
  const save: Save = (values, { ifMatch }) =>
    store.dispatch(noteApi.endpoints.testPutNote.initiate({ body: values, ifMatch })).unwrap() as ReturnType<Save>
  return { server, store, ...openForm({ save, store }) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  globalThis.fetch = realFetch
})

test('a save whose session ended waits for the sign-in and then succeeds', async () => {
  const { server, store } = openLosingForm()
  await retype('Título', 'Copa')
  await press('Guardar')
  await expect.poll(() => store.getState().session.status).toBe('lost')
  expect([field('Título').value, state()]).toEqual(['Copa', 'sin guardar'])
  server.signedIn = true
  act(() => {
    store.dispatch(sessionActions.signedIn(store.getState().session.user!))
    resolveSignIn(true)
  })
  expect(await screen.findByText('guardado')).toBeDefined()
  // Two requests before the session counts as lost: its token may have been renewed meanwhile.
  expect(server.received).toHaveLength(3)
  expect(new Set(server.received).size).toBe(1)
})

test('input survives without a new sign-in', async () => {
  const { store } = openLosingForm()
  await retype('Título', 'Copa')
  await press('Guardar')
  await expect.poll(() => store.getState().session.status).toBe('lost')
  act(() => resolveSignIn(false))
  expect(await screen.findByText('Inicia sesión para continuar')).toBeDefined()
  expect([field('Título').value, state()]).toEqual(['Copa', 'sin guardar'])
})
