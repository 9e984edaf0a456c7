import type { FairPlayRow } from '@torneo/contracts/competition/closing'
import type { FairPlayScale } from '@torneo/contracts/competition/tie-breaks'
import type { MatchTeam } from '@torneo/contracts/match/match'
import { cardPenalty, sentOff, yellowCards } from '../competition/tables/card-penalty'
import type { PlayedMatch, SideCards } from '../competition/tables/played-match'
import { compareNames } from '../format/compare-names'
import { compareText } from '../format/compare-text'
import { isWalkover } from '../match/result/endings'

/**
 * Ranks the teams that played by their cards in the finished matches, fewest penalty points first; level ones by name.
 * A walkover has no cards.
 */
export function fairPlayTable(
  teams: readonly MatchTeam[],
  matches: readonly PlayedMatch[],
  scale: FairPlayScale,
): FairPlayRow[] {
  const played = matches.filter((match) => match.status === 'finished' && !isWalkover(match))
  return teams
    .flatMap((team): FairPlayRow[] => {
      const cards = played.flatMap(({ homeTeamId, awayTeamId, cards: { home, away } }): SideCards[] =>
        homeTeamId === team.id ? [home] : awayTeamId === team.id ? [away] : [],
      )
      const sum = (count: (of: SideCards) => number) => cards.reduce((total, of) => total + count(of), 0)
      return cards.length === 0
        ? []
        : [{ team, points: sum((of) => cardPenalty(of, scale)), yellows: sum(yellowCards), reds: sum(sentOff) }]
    })
    .sort(
      (one, other) =>
        one.points - other.points ||
        compareNames(one.team.name, other.team.name) ||
        compareText(one.team.id, other.team.id),
    )
}

/** The teams that share the fewest penalty points; empty if no team had a card. */
export const fairestOf = (rows: readonly FairPlayRow[]): FairPlayRow[] =>
  rows.some(({ points }) => points > 0) ? rows.filter(({ points }) => points === rows[0]?.points) : []
