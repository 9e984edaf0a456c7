import { screen } from '@testing-library/react'
import { promotionEndpoints } from '@torneo/contracts/promotions'
import type { Team } from '@torneo/contracts/teams'
import { somePromotions } from '../../dev/answer-promotions'
import { serveTeams } from '../../dev/answer-teams'
import { openList } from './list-screen'
import { serveSports } from '../../dev/sports-fake'
import TeamsScreen from '../features/teams/TeamsScreen'

// What the screen fetches when it is opened is here already, as after a moment with the pointer on it.
import '../features/teams/TeamForm'

/** For tests: the screen over an api that remembers teams, once they, the sports and the promotions are there. */
export async function openTeams(teams?: readonly Team[], path = '/tournament/teams') {
  const holder: { server?: ReturnType<typeof serveTeams> } = {}
  const rendered = openList(TeamsScreen, path, (api) => {
    serveSports(api)
    api.answer(promotionEndpoints.list, { total: somePromotions.length, items: [...somePromotions] })
    holder.server = serveTeams(api, teams)
  })
  await screen.findByText(teams?.length === 0 ? 'Todavía no hay equipos' : /^\d+ (de \d+ )?equipos?$/)
  if (teams === undefined) {
    await screen.findByRole('option', { name: '⚽ Fútbol' })
    await screen.findAllByText('Promo 98')
  }
  return { ...rendered, server: holder.server as ReturnType<typeof serveTeams> }
}
