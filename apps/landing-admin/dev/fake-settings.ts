import { settingsEndpoints } from '@torneo/contracts/site/settings'
import { defaultTournamentId, tournamentEndpoints, type Tournament } from '@torneo/contracts/tournament/tournaments'
import { blankSettings, someSettings } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

const torneo: Tournament = {
  id: defaultTournamentId,
  createdAt: '2025-11-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
  rev: 1,
  name: 'Torneo de Ex Alumnos',
  year: 2025,
  rostersClosed: false,
}

export function fakeSettings(api: FakeApi, options: URLSearchParams): void {
  const server = aSingleRecord(options.has('empty') ? null : someSettings(), blankSettings)
  api.respond(settingsEndpoints.get, () => (options.has('failing') ? unavailable() : server.current))
  api.respond(settingsEndpoints.update, server.save)
  let tournament = torneo
  api.respond(tournamentEndpoints.find, () => tournament)
  api.respond(tournamentEndpoints.update, ({ body: { name = tournament.name, year = tournament.year } }) => {
    tournament = { ...tournament, name, year, rev: tournament.rev + 1 }
    return tournament
  })
}
