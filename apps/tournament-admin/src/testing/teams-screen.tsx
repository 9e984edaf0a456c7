import { screen } from '@testing-library/react'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import { openList } from '@torneo/testing/list-screen'
import { somePromotions } from '../../dev/answer-promotions'
import { serveTeams } from '../../dev/answer-teams'
import { serveSports } from '../../dev/sports-fake'
import TeamsScreen from '../features/teams/TeamsScreen'
// Load the lazy parts in advance, as hovering the link does.
import '../features/teams/TeamForm'

/** Opens the screen over an API with these teams; resolves when they, the sports and the promotions are loaded. */
export async function openTeams(teams?: readonly Team[], path = '/tournament/teams') {
  const holder: { server?: ReturnType<typeof serveTeams> } = {}
  const rendered = openList(TeamsScreen, path, (api) => {
    serveSports(api)
    api.respond(promotionEndpoints.list, { total: somePromotions.length, items: [...somePromotions] })
    holder.server = serveTeams(api, teams)
  })
  await screen.findByText(teams?.length === 0 ? 'Todavía no hay equipos' : /^\d+ (de \d+ )?equipos?$/)
  if (teams === undefined) {
    await screen.findByRole('option', { name: '⚽ Fútbol' })
    await screen.findAllByText('Promo 98')
  }
  return { ...rendered, server: holder.server as ReturnType<typeof serveTeams> }
}
