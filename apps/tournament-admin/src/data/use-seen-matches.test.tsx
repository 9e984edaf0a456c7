import { screen, waitFor } from '@testing-library/react'
import { matchPlanEndpoints } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSeenMatches } from './use-seen-matches'

const match = aMatch({ id: 'uno', time: '10:00' })

function Shown() {
  const [matches, setMatches] = useState<readonly Match[]>([match])
  useSeenMatches(matches)
  return (
    <>
      <button onClick={() => setMatches([{ ...match, homeScore: 1 }])}>gol</button>
      <button onClick={() => setMatches([{ ...match, time: '12:00' }])}>mover</button>
    </>
  )
}

afterEach(() => vi.restoreAllMocks())

test('notes each schedule once, while it can be seen', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const api = new FakeApi(aUser({ role: 'team_captain' })).respond(matchPlanEndpoints.seen, () => undefined)
  const { user } = renderScreen(<Shown />, { api })
  const noted = () => api.callsTo(matchPlanEndpoints.seen).length
  await user.click(await screen.findByText('gol'))
  expect(noted()).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(noted()).toBe(1))
  await user.click(screen.getByText('gol'))
  document.dispatchEvent(new Event('visibilitychange'))
  await user.click(screen.getByText('mover'))
  await waitFor(() => expect(noted()).toBe(2))
})
