import { matchEndpoints, type Match, type MatchTeam } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { teamEndpoints, type Team } from '@torneo/contracts/tournament/teams'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { aMatch, aPlayer, aPromotion, aTeam, aTournamentSport, aUser } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { serveTournament } from './answer-tournament'
import { serveRoster } from './serve-roster'

export const promo98 = aPromotion({ color: '#1D4ED8' })
export const futbol = aTournamentSport({ order: 1 })
const voley = aTournamentSport({ name: 'Vóley', icon: '🏐', order: 2 })
const own = { promotionId: promo98.id, color: '#1D4ED8', promotionColor: '#1D4ED8' }
export const futbol98 = aTeam({
  ...own,
  name: 'Promo 98',
  sportId: futbol.id,
  stats: { played: 5, won: 4, drawn: 1, lost: 0, goalsFor: 13, goalsAgainst: 5, goalDifference: 8, points: 13 },
})
/** Comes first by name, but second by sport order (R35). */
export const voley98 = aTeam({ ...own, name: 'Los del 98', sportId: voley.id })
export const gaston = aUser({
  name: 'Gastón Prado',
  email: 'gaston@torneo.local',
  role: 'team_captain',
  promotionId: promo98.id,
})

const stats = { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 5 }
const player = (number: number, name: string, position: string, fields: Partial<Player> = {}) =>
  aPlayer({ teamId: futbol98.id, number, name, position, ...fields })
export const [coria, mora, gil, sosa] = [
  player(1, 'Esteban Coria', 'Arquero'),
  player(4, 'Luis Mora', 'Defensor', { stats: { ...stats, yellowCards: 1 } }),
  player(7, 'Andrés Gil', 'Mediocampista'),
  player(9, 'Martín Sosa', 'Delantero', { stats: { ...stats, goals: 7, assists: 2 } }),
] as const
export const somePlayers: readonly Player[] = [sosa, gil, mora, coria]

const sideOf = ({ id, name, color, logo, promotionId, promotionYear, promotionColor }: Team): MatchTeam => ({
  id,
  name,
  color,
  logo,
  promotionId,
  promotionYear,
  promotionColor,
})
const promo05 = aTeam({ name: 'Promo 05', promotionYear: 2005, color: '#0B6B43' })
const pairing = {
  sportId: futbol.id,
  homeTeamId: futbol98.id,
  homeTeam: sideOf(futbol98),
  awayTeamId: promo05.id,
  awayTeam: sideOf(promo05),
}
const someMatches: readonly Match[] = [
  aMatch({ ...pairing, status: 'live', isLive: true, time: '10:30', field: 'Cancha 2' }),
  aMatch({
    ...pairing,
    homeTeamId: 'gone',
    homeTeam: null,
    awayTeamId: futbol98.id,
    awayTeam: sideOf(futbol98),
    date: '2025-11-16',
  }),
]

interface MyTeam {
  readonly teams?: readonly Team[]
  readonly players?: readonly Player[]
  readonly matches?: readonly Match[]
  readonly rostersClosed?: boolean
}

/** Makes a fake API serve the captain of 'Promo 98'; returns its players. */
export function serveMyTeam(
  api: FakeApi,
  { teams = [futbol98], players = somePlayers, matches = someMatches, rostersClosed = false }: MyTeam = {},
) {
  const server = serveRoster(api, players)
  api.respond(promotionEndpoints.find, promo98)
  api.respond(teamEndpoints.list, ({ query }) => {
    const items = teams.filter(({ promotionId }) => promotionId === query.promotionId)
    return { total: items.length, items }
  })
  api.respond(tournamentSportEndpoints.list, { total: 2, items: [futbol, voley] })
  serveTournament(api, { rostersClosed })
  api.respond(matchEndpoints.list, ({ query }) => {
    const items = matches.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(query.teamId ?? ''))
    return { total: items.length, items }
  })
  return server
}

/** Signs the captain in with `?captain`: `&two` has two teams, `&empty` no players, `&closed` closed lists. */
export function answerMyTeam(api: FakeApi, options: URLSearchParams): void {
  if (!options.has('captain')) return
  api.user = gaston
  serveMyTeam(api, {
    teams: options.has('two') ? [voley98, futbol98] : [futbol98],
    players: options.has('empty') ? [] : somePlayers,
    rostersClosed: options.has('closed'),
  })
}
