import { screen, within } from '@testing-library/react'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { gaston, serveMyTeam } from '../../dev/answer-my-team'
import MyTeamScreen from '../features/my-team/MyTeamScreen'

// What the screen fetches when it is opened is here already, as after a moment with the pointer on it.
import '../parts/roster/PasteRoster'
import '../parts/roster/PlayerForm'

/** For tests: the captain's screen over an API that remembers the players, once they are there. */
export async function openMyTeam(team: Parameters<typeof serveMyTeam>[1] = {}, path = '/my-team') {
  const api = new FakeApi(gaston)
  const server = serveMyTeam(api, team)
  const rendered = renderScreen(<MyTeamScreen />, { path, as: gaston, api })
  await screen.findByRole('heading', { name: 'Lista de Buena Fe' })
  return { ...rendered, server }
}

/** Each row of the table as its cells say it, without the buttons. */
export const rosterRows = () => within(screen.getByRole('table', { name: 'Lista de Buena Fe' })).getAllByRole('row').slice(1)
  .map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent).join(' · '))
