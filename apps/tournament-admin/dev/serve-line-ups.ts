import { lineUpEndpoints as endpoints, type LineUps } from '@torneo/contracts/match/line-ups'
import { type TournamentSport, tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import type { FakeApi } from '@torneo/testing/fake-api'

/** Makes a fake API store the line-ups of one match, whose sports all have them. */
export function serveLineUps(api: FakeApi, sports: readonly TournamentSport[], initial: LineUps = {}) {
  const server = { lineUps: initial }
  const items = sports.map((sport) => ({ ...sport, rules: { ...sport.rules, lineUps: true } }))
  api
    .respond(tournamentSportEndpoints.list, { total: items.length, items })
    .respond(endpoints.find, () => server.lineUps)
    .respond(endpoints.save, ({ params: { teamId }, body: { playerIds, starters = [] } }) => {
      const lineUp = { playerIds, starters }
      server.lineUps = { ...server.lineUps, [teamId]: lineUp }
      return lineUp
    })
  return server
}
