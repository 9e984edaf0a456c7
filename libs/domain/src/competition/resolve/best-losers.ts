import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { PlayedMatch } from '../tables/played-match'
import { settleTeams } from '../tables/rank-teams'
import type { SettledOrder } from '../tables/table'
import { nobody, type Occupant } from './occupant'
import type { TieResult } from './tie-result'

/** Losers of one round of a knock-out by goal difference, goals for, then lots (B86). */
export interface BestLosers {
  readonly order: readonly string[]
  /** Groups that nothing separates. */
  readonly level: readonly (readonly string[])[]
}

interface Loser {
  readonly teamId: string
  readonly difference: number
  readonly score: number
}

function loserOf(match: PlayedMatch | undefined, teamId: string): Loser {
  const { homeTeamId, homeScore = 0, awayScore = 0 } = match ?? {}
  const [own, other] = homeTeamId === teamId ? [homeScore, awayScore] : [awayScore, homeScore]
  return { teamId, difference: own - other, score: own }
}

/** Returns the order of the losers of a round; null while one of its ties is open. */
export function bestLosers(
  { ties }: Knockout,
  round: number,
  {
    resultOf,
    matchOf,
  }: {
    readonly resultOf: (tieId: string) => TieResult | undefined
    readonly matchOf: (tieId: string) => PlayedMatch | undefined
  },
  lots: readonly SettledOrder[],
): BestLosers | null {
  const own = ties.filter((tie) => tie.round === round && !tie.thirdPlace)
  const results = own.map(({ id }) => ({ match: matchOf(id), loser: resultOf(id)?.loser ?? null }))
  if (results.some(({ loser }) => loser === null)) return null
  const losers = results
    .flatMap(({ match, loser }) => (typeof loser === 'string' ? [loserOf(match, loser)] : []))
    .toSorted((one, other) => other.difference - one.difference || other.score - one.score)
  const groups: Loser[][] = []
  for (const loser of losers) {
    const last = groups.at(-1)
    if (last?.[0]?.difference === loser.difference && last[0].score === loser.score) last.push(loser)
    else groups.push([loser])
  }
  const clusters = groups.flatMap((group) =>
    settleTeams(
      group.map(({ teamId }) => teamId),
      lots,
    ),
  )
  return {
    order: clusters.flatMap(({ teams }) => teams),
    level: clusters.flatMap(({ teams }) => (teams.length > 1 ? [teams] : [])),
  }
}

/** Returns the nth best loser; null while lots are due for the place, nobody if there are fewer. */
export function nthLoser(losers: BestLosers | null, nth: number): Occupant {
  if (!losers) return null
  const teamId = losers.order[nth - 1]
  if (teamId === undefined) return nobody
  return losers.level.some((group) => group.includes(teamId)) ? null : teamId
}
