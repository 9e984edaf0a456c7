import { lineUpEndpoints as endpoints, type LineUps } from '@torneo/contracts/match/line-ups'
import { type TournamentSport, tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { errorReply, networkFailure } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'

/** Makes a fake API store the line-ups of one match, whose sports all have them; Carla saves those of others. */
export function serveLineUps(api: FakeApi, sports: readonly TournamentSport[], initial: LineUps = {}) {
  const server = { lineUps: initial, isDown: false }
  const items = sports.map((sport) => ({ ...sport, rules: { ...sport.rules, lineUps: true } }))
  api
    .respond(tournamentSportEndpoints.list, { total: items.length, items })
    .respond(endpoints.find, () => (server.isDown ? networkFailure : server.lineUps))
    .respond(endpoints.save, ({ params: { teamId }, body: { playerIds, starters = [] }, headers }) => {
      if (server.isDown) return networkFailure
      const current = server.lineUps[teamId]
      const rev = current?.rev ?? 0
      if ((headers['if-match'] ?? String(rev)) !== String(rev))
        return errorReply({
          code: 409,
          type: 'stale',
          message: 'Otra persona guardó cambios antes que tú',
          current: current ?? null,
          changedBy: { name: 'Carla Núñez', at: '2025-11-15T12:00:00.000Z' },
        })
      const lineUp = { playerIds, starters, rev: rev + 1 }
      server.lineUps = { ...server.lineUps, [teamId]: lineUp }
      return lineUp
    })
  return server
}
