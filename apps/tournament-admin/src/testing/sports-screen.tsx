import { screen, within } from '@testing-library/react'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { serveSports, someSports } from '../../dev/sports-fake'
import TournamentSportsScreen from '../features/tournament-sports/TournamentSportsScreen'
// Load the lazy parts in advance, as hovering the link does.
import '../features/tournament-sports/SportForm'

/**
 * Opens the screen over an API with these sports; resolves when the first card, or the list's other state, is shown.
 */
export async function openSports(
  sports: readonly TournamentSport[] = someSports,
  { path = '/tournament/sports' } = {},
) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api, sports)
  const rendered = renderScreen(<TournamentSportsScreen />, { path, as, api })
  await screen.findByText(/^(\d+ (de \d+ )?deportes?|No hay deportes del torneo)$/)
  return rendered
}

export const button = (name: string) => screen.getByRole('button', { name })
/** Finds a field by label rather than by role, which takes seconds with over thirty radios. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio]), textarea' })
export const cardNames = () =>
  within(screen.getByRole('list', { name: 'Lista de deportes' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
