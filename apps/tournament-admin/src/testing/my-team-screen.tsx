import { screen, within } from '@testing-library/react'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { gaston, serveMyTeam } from '../../dev/answer-my-team'
import MyTeamScreen from '../features/my-team/MyTeamScreen'
// Load the lazy parts in advance, as hovering the link does.
import '../parts/roster/PasteRoster'
import '../parts/roster/PlayerForm'

/** Opens the captain's screen over an API with these players; resolves when they are shown. */
export async function openMyTeam(team: Parameters<typeof serveMyTeam>[1] = {}, path = '/my-team') {
  const api = new FakeApi(gaston)
  const server = serveMyTeam(api, team)
  const rendered = renderScreen(<MyTeamScreen />, { path, as: gaston, api })
  await screen.findByRole('heading', { name: 'Lista de Buena Fe' })
  return { ...rendered, server }
}

/** Lists the rows of the table by their cells, without the buttons. */
export const rosterRows = () =>
  within(screen.getByRole('table', { name: 'Lista de Buena Fe' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')]
        .slice(0, 3)
        .map(({ textContent }) => textContent)
        .join(' · '),
    )
