import { act, screen } from '@testing-library/react'
import { type MatchCall, matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import Notices from './notices'

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

test('tells of a new call with its reason, which opens its match; not of older and own ones', async () => {
  const calls = [call('old', 'Planillero: Beto')]
  const realtime = new FakeRealtime()
  const as = aUser({ role: 'admin_tournament', name: 'Diego' })
  const api = new FakeApi(as).respond(matchCallEndpoints.list, () => ({ total: calls.length, items: [...calls] }))
  const { address } = renderScreen(<Notices />, { as, api, realtime })
  await expect.poll(() => realtime.subscribed()).toContain('calls')
  await expect.poll(() => api.callsTo(matchCallEndpoints.list).length).toBe(1)
  calls.unshift(ana, call('own', 'Diego'))
  act(() => void realtime.push('calls', { id: 'a' }))
  expect(await screen.findByText('Planillero: Ana avisa: Lluvia')).toBeDefined()
  expect(screen.getByText('Se inundó')).toBeDefined()
  expect(screen.queryByText(/Beto|Diego avisa/)).toBeNull()
  act(() => screen.getByRole('button', { name: /^Ver/ }).click())
  await expect.poll(address).toBe('/tournament/live?partido=m1')
})
