import { act, renderHook, waitFor } from '@testing-library/react'
import type { User } from '@torneo/contracts/people/users'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { beforeEach, expect, it, vi } from 'vitest'

const lucia: User = {
  ...{ id: 'u1', userId: 'u1', email: 'a@b.co', name: 'Lucía', role: 'super', promotionId: null, active: true },
  ...{ createdBy: '', prefs: {}, createdAt: '', updatedAt: '', rev: 1 },
}

const sent: { url: string; proof: string | undefined; by: string }[] = []

/** A page's `fetch` by name: the API accepts one password, and purges with its proof alone. */
const fetchOf =
  (by: string): typeof fetch =>
  (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const proof = (init.headers as Record<string, string>)['X-Proof']
    sent.push({ url, proof, by })
    if (url === '/api/account/proof')
      return Promise.resolve(Response.json({ proof: 'the-proof', until: '2026-11-28T12:00:00.000Z' }))
    if (proof === 'the-proof') return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(Response.json({ code: 403, type: 'proof_required', message: 'Falta' }, { status: 403 }))
  }

beforeEach(() => {
  sent.length = 0
  vi.resetModules()
})

/** A page whose shell kept its `fetch`, and whose section replaced it. */
async function openPage() {
  globalThis.fetch = fetchOf('page')
  const { createStore, keepPageFetch, Provider, useProofRequest } = await import('./index')
  const { callContract } = await import('./contract-call')
  const { sessionActions } = await import('./session-state')
  keepPageFetch()
  globalThis.fetch = fetchOf('section')
  keepPageFetch()
  const store = createStore()
  store.dispatch(sessionActions.signedIn(lucia))
  const { dispatch, getState } = store
  const call = { endpoint: binEndpoints.purge, args: { params: { batch: 'a' } } }
  const purge = (send?: typeof fetch) =>
    callContract(call, { signal: new AbortController().signal, dispatch, getState }, send as never)
  const dialog = () =>
    renderHook(useProofRequest, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> }).result
  return { store, purge, dialog }
}

it('a section that replaces fetch sees neither the password nor the proof, and the store has none', async () => {
  const { store, purge, dialog } = await openPage()
  const request = dialog()
  const outcome = purge()
  await waitFor(() => expect(request.current.isOpen).toBe(true))
  await act(() => request.current.prove({ password: 'clave-correcta' }))
  expect(await outcome).toEqual({ data: null })
  expect(request.current.isOpen).toBe(false)
  expect(sent).toEqual([
    { url: '/api/bin/a', proof: undefined, by: 'page' },
    { url: '/api/account/proof', proof: undefined, by: 'page' },
    { url: '/api/bin/a', proof: 'the-proof', by: 'page' },
  ])
  expect(JSON.stringify(store.getState())).not.toMatch(/the-proof|clave-correcta/)
})

it('a transport of a section gets no proof and opens no dialog', async () => {
  const { purge, dialog } = await openPage()
  const request = dialog()
  const first = purge()
  await waitFor(() => expect(request.current.isOpen).toBe(true))
  await act(() => request.current.prove({ password: 'clave-correcta' }))
  await first
  expect(await purge(fetchOf('transport'))).toMatchObject({ error: { type: 'proof_required' } })
  expect(sent.at(-1)).toEqual({ url: '/api/bin/a', proof: undefined, by: 'transport' })
  expect(request.current.isOpen).toBe(false)
})

it('a page without the dialog fails at once', async () => {
  const { purge } = await openPage()
  expect(await purge()).toMatchObject({ error: { type: 'proof_required' } })
})
