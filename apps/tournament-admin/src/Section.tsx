import { retryableLazy } from '@torneo/client'
import { screensOf } from '@torneo/panel/screen/section-screens'
import { TeamRosterScreen } from './features/teams/late-team-roster'
import { PagesOfCompetition, PagesOfFixtures } from './pages-below'
import { rows } from './sections'

export default screensOf(
  rows,
  {
    live_control: retryableLazy(() => import('./features/live/LiveScreen')),
    tournament_sports: retryableLazy(() => import('./features/tournament-sports/TournamentSportsScreen')),
    promotions: retryableLazy(() => import('./features/promotions/PromotionsScreen')),
    teams: { list: retryableLazy(() => import('./features/teams/TeamsScreen')), one: TeamRosterScreen },
    fixtures: { list: retryableLazy(() => import('./features/fixtures/FixturesScreen')), one: PagesOfFixtures },
    standings: retryableLazy(() => import('./features/standings/StandingsScreen')),
    scorers: retryableLazy(() => import('./features/scorers/ScorersScreen')),
    competition: {
      list: retryableLazy(() => import('./features/competition/CompetitionScreen')),
      one: PagesOfCompetition,
    },
    general_cup: retryableLazy(() => import('./features/general-cup/GeneralCupScreen')),
    my_team: retryableLazy(() => import('./features/my-team/MyTeamScreen')),
  },
  () => import('./help'),
)
