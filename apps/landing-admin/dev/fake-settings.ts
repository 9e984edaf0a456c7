import { settingsEndpoints } from '@torneo/contracts/site/settings'
import { editionsEndpoints } from '@torneo/contracts/tournament/editions'
import { defaultTournamentId, tournamentEndpoints, type Tournament } from '@torneo/contracts/tournament/tournaments'
import { blankSettings, someSettings } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { aSingleRecord } from '@torneo/testing/single-record'
import { unavailable } from './unavailable'

export const torneo: Tournament = {
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
  let editions: Tournament[] = [torneo, { ...torneo, id: '0', year: 2024, state: 'archived' }]
  const current = () => editions[0] ?? torneo
  api.respond(tournamentEndpoints.list, () => ({ total: editions.length, items: editions }))
  api.respond(tournamentEndpoints.update, ({ body: { name = current().name, year = current().year } }) => {
    editions = [{ ...current(), name, year, rev: current().rev + 1 }, ...editions.slice(1)]
    return current()
  })
  api.respond(editionsEndpoints.unfinished, {
    items: [{ collection: 'matches', id: 'final', title: 'Final de Vóley', why: 'no se jugó' }],
  })
  api.respond(editionsEndpoints.create, ({ body: { name, year } }) => {
    const opened: Tournament = { ...torneo, id: String(year), name, year, state: 'open' }
    editions = [opened, ...editions.map((one) => ({ ...one, state: 'archived' as const }))]
    return opened
  })
  api.respond(editionsEndpoints.remove, () => {
    editions = editions.slice(1).map((one, index) => (index === 0 ? { ...one, state: 'open' as const } : one))
    return undefined
  })
}
