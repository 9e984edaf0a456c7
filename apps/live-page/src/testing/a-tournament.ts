import type { Match, MatchTeam } from '@torneo/contracts/match/matches'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow, TableTeam } from '@torneo/contracts/tournament/standings'
import { aMatch, aTournamentSport } from '@torneo/testing/builders'

export const football = aTournamentSport({ id: 'futbol', name: 'Fútbol', icon: '⚽' })
export const volley = aTournamentSport({
  id: 'voley',
  name: 'Vóley',
  icon: '🏐',
  rules: { ...football.rules, hasHalves: false },
})

/** Builds the team of a promotion's year. */
function team(year: number): MatchTeam {
  const promotionId = `p${year}`
  return {
    id: `t${year}`,
    name: `Promo ${String(year).slice(2)}`,
    color: '#1D4ED8',
    logo: '',
    promotionId,
    promotionYear: year,
    promotionColor: '#1D4ED8',
  }
}

const tableTeam = (year: number, category: TableTeam['category']): TableTeam => ({ ...team(year), category })

/** Builds a match between two promotions, by default of football. */
export function match(home: number, away: number, fields: Partial<Match> = {}): Match {
  const sport = fields.sportId === volley.id ? volley : football
  return aMatch({
    sportId: sport.id,
    sport: { id: sport.id, name: sport.name, icon: sport.icon },
    homeTeamId: `t${home}`,
    awayTeamId: `t${away}`,
    homeTeam: team(home),
    awayTeam: team(away),
    location: 'Campo de deportes',
    field: 'Cancha 1',
    ...fields,
  })
}

export function standing(
  position: number,
  [year, category]: readonly [year: number, category: TableTeam['category']],
  points: number,
  goalDifference: number,
): StandingRow {
  return {
    position,
    team: tableTeam(year, category),
    played: 5,
    won: 4,
    drawn: 1,
    lost: 0,
    goalsFor: 13,
    goalsAgainst: 5,
    goalDifference,
    points,
  }
}

export function scorer(position: number, name: string, year: number, goals: number): ScorerRow {
  const player = { id: `j-${name}`, name, number: 9, position: 'Delantero', photo: '' }
  return {
    position,
    player,
    team: tableTeam(year, 'Senior'),
    goals,
    assists: 1,
    matchesPlayed: 5,
    average: Math.round((goals / 5) * 100) / 100,
  }
}

export function aTournament(fields: Partial<PublicTournament> = {}): PublicTournament {
  return {
    tournament: {
      id: '1',
      createdAt: '2025-11-01T12:00:00.000Z',
      updatedAt: '2025-11-01T12:00:00.000Z',
      rev: 1,
      name: 'Torneo de Exalumnos',
      year: 2025,
      rostersClosed: false,
    },
    sports: [football, volley],
    promotions: [],
    teams: [],
    matches: [],
    standings: { [football.id]: [], [volley.id]: [] },
    scorers: { [football.id]: [], [volley.id]: [] },
    ...fields,
  }
}
