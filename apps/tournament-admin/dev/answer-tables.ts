import { closingEndpoints } from '@torneo/contracts/competition/closing'
import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { standingsEndpoints, type StandingRow, type TableTeam } from '@torneo/contracts/tournament/standings'
import { scorers } from '@torneo/domain/tables/scorers'
import { standings } from '@torneo/domain/tables/standings'
import type { FakeApi } from '@torneo/testing/fake-api'
import { someSports } from './sports-fake'
import { unavailable } from './unavailable'

export const [footballId, basketballId] = [someSports[0]?.id ?? '', someSports[1]?.id ?? '']

function team(year: number, color: string, category: PromotionCategory = 'Senior'): TableTeam {
  const digits = String(year).slice(-2)
  return {
    id: `t${digits}`,
    name: `Promo ${digits}`,
    color,
    logo: '',
    promotionId: `p${digits}`,
    promotionYear: year,
    promotionColor: color,
    category,
  }
}

/** Teams of the screenshots. The team of 87 takes its promotion's colour; the last team's promotion is missing. */
const teams = {
  98: team(1998, '#1D4ED8'),
  12: team(2012, '#9D174D', 'Junior'),
  5: team(2005, '#F5C400', 'Junior'),
  91: team(1991, '#15803D'),
  15: team(2015, '#7C3AED', 'Junior'),
  3: team(2003, '#F97316', 'Junior'),
  79: team(1979, '#5B3A1E', 'Master'),
  87: { ...team(1987, ''), promotionColor: '#334155' },
  0: { ...team(2000, '#0EA5E9'), name: 'Los sin promoción', promotionYear: null, promotionColor: null, category: null },
} as const

type Results = readonly [won: number, drawn: number, lost: number, goalsFor: number, goalsAgainst: number]

/** Builds a row from a team's results. */
export function aRow(
  of: keyof typeof teams,
  [won, drawn, lost, goalsFor, goalsAgainst]: Results,
): Omit<StandingRow, 'position'> {
  return {
    team: teams[of],
    played: won + drawn + lost,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: won * 3 + drawn,
  }
}

const footballRows = [
  aRow(98, [4, 1, 0, 13, 5]),
  aRow(12, [4, 0, 1, 12, 4]),
  aRow(5, [3, 1, 1, 9, 6]),
  aRow(91, [3, 1, 1, 8, 6]),
  aRow(15, [2, 1, 2, 7, 7]),
  aRow(3, [1, 2, 2, 6, 8]),
  aRow(79, [0, 2, 3, 3, 12]),
  aRow(87, [0, 0, 4, 4, 10]),
  aRow(0, [0, 0, 0, 0, 0]),
]

interface Made {
  readonly goals: number
  readonly assists?: number
  readonly matchesPlayed?: number
}

/** Builds a scorer of that team. */
export function aScorer(
  name: string,
  number: number,
  of: keyof typeof teams,
  { goals, assists = 0, matchesPlayed = 5 }: Made,
) {
  const position = number > 8 ? 'Delantero' : 'Mediocampista'
  return {
    player: { id: name.replaceAll(/\W/g, ''), name, number, position, photo: '' },
    team: teams[of],
    goals,
    assists,
    matchesPlayed,
  }
}

const footballScorers = [
  aScorer('Martín Sosa', 9, 98, { goals: 7, assists: 3 }),
  aScorer('Tomás Vera', 11, 5, { goals: 6, assists: 1 }),
  aScorer('Pablo Ríos', 10, 98, { goals: 4, assists: 4 }),
  aScorer('Nicolás Arce', 7, 12, { goals: 4, assists: 2, matchesPlayed: 3 }),
  aScorer('Julián Peña', 8, 91, { goals: 3 }),
  aScorer('Iván Luna', 5, 5, { goals: 1, assists: 1, matchesPlayed: 0 }),
]

/** Standings and scorers of football, in the API's order. */
export const someTables = { standings: standings(footballRows), scorers: scorers(footballScorers) }

/** Serves tables with rows for football only. */
export function serveTables(api: FakeApi, tables = someTables): void {
  const listed = <Row>(rows: Row[], sportId: string | undefined) => {
    const items = sportId === footballId ? rows : []
    return { total: items.length, items }
  }
  api.respond(standingsEndpoints.list, ({ query }) => listed(tables.standings, query.sportId))
  api.respond(scorersEndpoints.list, ({ query }) => listed(tables.scorers, query.sportId))
}

export function answerTables(api: FakeApi, options: URLSearchParams): void {
  serveTables(api)
  api.respond(closingEndpoints.list, { total: 0, items: [] })
  if (options.has('failing'))
    api.respond(standingsEndpoints.list, unavailable).respond(scorersEndpoints.list, unavailable)
}
