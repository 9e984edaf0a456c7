import { generalCupEndpoints } from '@torneo/contracts/competition/general-cup'
import { defaultTournamentId, tournamentEndpoints, type Tournament } from '@torneo/contracts/tournament/tournaments'
import type { FakeApi } from '@torneo/testing/fake-api'

const open: Tournament = {
  id: defaultTournamentId,
  createdAt: '2025-11-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
  rev: 1,
  name: 'Torneo de Exalumnos',
  year: 2025,
  rostersClosed: false,
}

/** Makes a fake API store the tournament. */
export function serveTournament(api: FakeApi, fields: Partial<Tournament> = {}) {
  const server = { tournament: { ...open, ...fields } }
  api.respond(tournamentEndpoints.list, () => ({ total: 1, items: [server.tournament] }))
  api.respond(generalCupEndpoints.find, () => null)
  api.respond(tournamentEndpoints.update, ({ body: { rostersClosed = server.tournament.rostersClosed } }) => {
    server.tournament = { ...server.tournament, rostersClosed, rev: server.tournament.rev + 1 }
    return server.tournament
  })
  return server
}
