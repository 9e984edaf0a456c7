import { screen, within } from '@testing-library/react'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { serveSports, someSports } from '../../dev/sports-fake'
import TournamentSportsScreen from '../features/tournament-sports/TournamentSportsScreen'

// What the screen fetches when it is opened is here already, as after a moment with the pointer on it.
import '../features/tournament-sports/SportForm'

/** For tests: the screen over an API that remembers these sports, once its first card (or what else stands for the list) is there. */
export async function openSports(sports: readonly TournamentSport[] = someSports, { path = '/tournament/sports' } = {}) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api, sports)
  const rendered = renderScreen(<TournamentSportsScreen />, { path, as, api })
  await screen.findByText(/^(\d+ (de \d+ )?deportes?|No hay deportes del torneo)$/)
  return rendered
}

export const button = (name: string) => screen.getByRole('button', { name })
/** By its label, not by role: over thirty radios that takes a test from seconds to a moment. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio]), textarea' })
export const cardNames = () => within(screen.getByRole('list', { name: 'Lista de deportes' })).getAllByRole('heading').map(({ textContent }) => textContent)
