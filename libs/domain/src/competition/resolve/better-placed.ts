import type { LeagueResult } from './league-result'
import type { Sides } from './tie-result'

/** Rank of a team in the last of these leagues that it played; a level team has its place in the list. */
function placeIn(leagues: readonly LeagueResult[], team: Sides['home']) {
  for (const league of leagues.toReversed()) {
    for (const { table } of league.zones) {
      const index = table.rows.findIndex(({ teamId }) => teamId === team)
      if (index >= 0) return { league, rank: index + 1 }
    }
  }
  return null
}

/**
 * Returns the side with the better rank in the leagues before; at one rank the better of that ranking, else the side that
 * is named first.
 */
export function betterPlaced(leagues: readonly LeagueResult[], { home, away }: Sides): 'home' | 'away' {
  const [one, other] = [placeIn(leagues, home), placeIn(leagues, away)]
  if (!one || !other) return 'home'
  if (one.rank !== other.rank) return one.rank < other.rank ? 'home' : 'away'
  const ranking =
    one.league === other.league ? one.league.bestOf(one.rank).rows.map(({ teamId }): Sides['home'] => teamId) : []
  return ranking.indexOf(home) <= ranking.indexOf(away) ? 'home' : 'away'
}
