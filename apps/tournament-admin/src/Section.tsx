import { retryableLazy } from '@torneo/client'
import { sectionScreens } from '@torneo/panel/section-screens'

export default sectionScreens('tournament-admin', {
  tournament_sports: retryableLazy(() => import('./features/tournament-sports/TournamentSportsScreen')),
  fixtures: retryableLazy(() => import('./features/fixtures/FixturesScreen')),
})
