import { screen } from '@testing-library/react'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { somePromotions } from '../../dev/answer-promotions'
import { football98, serveTeams } from '../../dev/answer-teams'
import { serveTournament } from '../../dev/answer-tournament'
import { serveSports } from '../../dev/sports-fake'
import Section from '../Section'
// Load the lazy parts in advance, as hovering the link does.
import '../features/teams/TeamRosterScreen'
import '../features/teams/TeamsScreen'
import '../parts/roster/PasteRoster'
import '../parts/roster/PlayerForm'

interface Options {
  readonly teamId?: string
  /** Address of the screen; defaults to the team's. */
  readonly path?: string
  readonly role?: 'super' | 'admin_tournament'
  readonly rostersClosed?: boolean
  readonly answer?: (api: FakeApi) => void
}

/** Opens a team's roster at its address, over an API with teams and players. */
export function openTeamRoster(options: Options = {}) {
  const {
    teamId = football98.id,
    path = `/tournament/teams/${teamId}`,
    role = 'admin_tournament',
    rostersClosed = false,
    answer,
  } = options
  const as = aUser({ role })
  const api = new FakeApi(as)
  serveSports(api)
  api.respond(promotionEndpoints.list, { total: somePromotions.length, items: [...somePromotions] })
  serveTeams(api)
  serveTournament(api, { rostersClosed })
  answer?.(api)
  return renderScreen(<Section />, { path, as, api })
}

export const rosterHeading = () => screen.findByRole('heading', { name: 'Lista de Buena Fe' })
