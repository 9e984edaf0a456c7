import { act, screen } from '@testing-library/react'
import { type MatchCall, matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import { aUser } from '@torneo/testing/builders'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { expect, test } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

const call = (id: string, by = 'Planillero: Ana'): MatchCall => ({
  id,
  matchId: 'm1',
  kind: 'rain',
  text: 'Se inundó',
  by,
  at: '2025-11-15T13:00:00.000Z',
  readBy: null,
  answer: null,
  closed: false,
})

const ana = call('a')

async function openAs(role: 'admin_tournament' | 'admin_landing', before: readonly MatchCall[]) {
  const calls = [...before]
  const realtime = new FakeRealtime()
  const api = aPanelApi(aUser({ role, name: 'Diego' })).respond(matchCallEndpoints.list, () => ({
    total: calls.length,
    items: [...calls],
  }))
  await openPanel('/', api, realtime)
  await screen.findByRole('heading', { name: 'Actividad reciente' })
  return { api, realtime, calls }
}

test('a new call is announced to staff on the dashboard, with its reason, and opens its match; older and own ones are not', async () => {
  const { api, realtime, calls } = await openAs('admin_tournament', [call('old', 'Planillero: Beto')])
  await expect.poll(() => realtime.subscribed()).toContain('calls')
  await expect.poll(() => api.callsTo(matchCallEndpoints.list).length).toBe(1)
  calls.unshift(ana, call('own', 'Diego'))
  act(() => void realtime.push('calls', { id: 'a' }))
  expect(await screen.findByText('Planillero: Ana avisa: Lluvia')).toBeDefined()
  expect(screen.getByText('Se inundó')).toBeDefined()
  expect(screen.queryByText(/Beto|Diego avisa/)).toBeNull()
  act(() => screen.getByRole('button', { name: /^Ver/ }).click())
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/tournament/live?partido=m1')
})

test('an editor of the page neither asks for calls nor listens to them', async () => {
  const { api, realtime } = await openAs('admin_landing', [ana])
  await expect.poll(() => realtime.subscribed()).toContain('content')
  expect([realtime.subscribed().includes('calls'), api.callsTo(matchCallEndpoints.list).length]).toEqual([false, 0])
})
