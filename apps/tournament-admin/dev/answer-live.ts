import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import type { MatchEvent } from '@torneo/contracts/match/match-events'
import { matchEndpoints, type Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { aPlayer } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import type { FakeRealtime } from '@torneo/testing/fake-socket'
import { someFixtures } from './answer-fixtures'
import { serveLineUps } from './serve-line-ups'
import { aMatchEvent, serveLiveMatch } from './serve-live-match'
import { serveRoster } from './serve-roster'
import { someSports } from './sports-fake'

const { live, clashing, sunday, finished, cancelled } = someFixtures
const rosterOf = (teamId: string, names: readonly string[]) =>
  names.map((name, index) =>
    aPlayer({ teamId, name, number: [1, 2, 4, 7, 9, 10, 11, 14, 16, 22][index] ?? 30 + index }),
  )

/** Players of the two teams of the live match. */
export const livePlayers: readonly Player[] = [
  ...rosterOf(live.homeTeamId, [
    'Esteban Coria',
    'Luis Mora',
    'Juan Paz',
    'Andrés Gil',
    'Martín Sosa',
    'Pablo Ríos',
    'Darío Vega',
    'Nicolás Funes',
  ]),
  ...rosterOf(live.awayTeamId, [
    'Ramiro Ortiz',
    'Iván Luna',
    'Tomás Vera',
    'Bruno Salas',
    'Gonzalo Peña',
    'Mateo Ruiz',
  ]),
]
const named = (name: string) => {
  const player = livePlayers.find((one) => one.name === name)
  if (!player) throw new Error(`Nobody is called ${name}`)
  return player
}

/** Builds an event of one of these players. */
export function anEventOf(name: string, fields: Partial<MatchEvent>, assist?: string): MatchEvent {
  const { id, teamId, number } = named(name)
  return aMatchEvent({
    matchId: live.id,
    playerId: id,
    playerName: name,
    playerNumber: number,
    teamId,
    assistPlayerId: assist ? named(assist).id : null,
    assistPlayerName: assist ?? null,
    ...fields,
  })
}

/** The live match of the screenshots, with its events, latest first. */
export const liveMatch = { ...live, currentMinute: 34, rev: 5 }
export const liveEvents: readonly MatchEvent[] = [
  anEventOf('Martín Sosa', { id: 'e34', minute: 34 }, 'Pablo Ríos'),
  anEventOf('Iván Luna', { id: 'e27', minute: 27, type: 'yellow_card' }),
  anEventOf('Tomás Vera', { id: 'e22', minute: 22 }),
  anEventOf('Luis Mora', { id: 'e19', minute: 19, type: 'substitution' }),
  anEventOf('Pablo Ríos', { id: 'e6', minute: 6 }, 'Andrés Gil'),
]

interface Live {
  readonly match?: Match
  readonly events?: readonly MatchEvent[]
  readonly players?: readonly Player[]
  /** Matches of the list. */
  readonly matches?: readonly Match[]
}

/** Makes a fake API and a fake socket serve one match and the list that it is chosen from. */
export function serveLive(
  api: FakeApi,
  realtime: FakeRealtime,
  { match = liveMatch, events = liveEvents, players = livePlayers, matches }: Live = {},
) {
  const roster = serveRoster(api, players)
  const server = serveLiveMatch(api, { match, events, players: () => roster.items })
  const items = [...(matches ?? [match, clashing, sunday, finished, cancelled])].filter(
    ({ status }) => status === 'scheduled' || status === 'live',
  )
  api.respond(matchEndpoints.list, { total: items.length, items })
  api.respond(tournamentSportEndpoints.list, { total: someSports.length, items: [...someSports] })
  realtime.setSnapshot('matches', { items })
  realtime.setSnapshot(matchChannel(match.id), server.state())
  return server
}

/**
 * Answers for the standalone app: `?empty` has no matches, `?scheduled` begins before the kick-off, `?presentes` has
 * line-ups, `?offline` disconnects after 2 s.
 */
export function answerLive(api: FakeApi, realtime: FakeRealtime, options: URLSearchParams): void {
  const before: Match = {
    ...liveMatch,
    status: 'scheduled',
    isLive: false,
    homeScore: 0,
    awayScore: 0,
    currentMinute: 0,
  }
  const server = serveLive(api, realtime, {
    ...(options.has('scheduled') && { match: before, events: [] }),
    ...(options.has('empty') && { matches: [] }),
  })
  if (options.has('presentes')) serveLineUps(api, someSports)
  if (!options.has('offline')) return
  setTimeout(() => {
    server.connection = 'down'
    realtime.goOffline()
  }, 2000)
}
