import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Podium } from '@torneo/contracts/competition/podium'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { rankedTeam } from './decided-places'
import type { LeagueResult } from './league-result'
import type { Occupant } from './occupant'
import type { ResolvedTies } from './resolve-ties'

type Place = readonly [place: number, team: Occupant]

/** Places of a knock-out with one final: without a match for it, both losers of the semi-finals are third. */
function knockoutPlaces({ ties }: Knockout, { resultOf }: ResolvedTies): Place[] | null {
  const last = Math.max(...ties.map(({ round }) => round))
  const finals = ties.filter((tie) => tie.round === last && !tie.thirdPlace)
  const [final] = finals
  if (!final || finals.length > 1) return null
  const { winner, loser } = resultOf(final.id)
  if (winner === null) return []
  const third = ties.find(({ thirdPlace }) => thirdPlace)
  const semifinals = [final.home, final.away].flatMap((slot) =>
    slot && 'winner' in slot ? ties.filter(({ id }) => id === slot.winner) : [],
  )
  const thirds = third ? [resultOf(third.id).winner] : semifinals.map(({ id }) => resultOf(id).loser)
  return [[1, winner], [2, loser], ...thirds.map((team): Place => [3, team])]
}

/** The league that decides the champion itself: the last one of a competition without a knock-out. */
export const podiumLeague = (phases: readonly Phase[]): string | null =>
  phases.some(({ kind }) => kind === 'knockout') ? null : (phases.at(-1)?.id ?? null)

/** Podiums in the order of the phases; `places` is empty until the champion is decided. */
export function podiumsOf(
  phases: readonly Phase[],
  leagues: readonly LeagueResult[],
  ties: ResolvedTies,
  teams: ReadonlyMap<string, TableTeam>,
): Podium[] {
  const podium = (phaseId: string, name: string, places: readonly Place[]): Podium => ({
    phaseId,
    name,
    places: places.flatMap(([place, occupant]) => {
      const team = typeof occupant === 'string' ? teams.get(occupant) : undefined
      return team ? [{ place, team }] : []
    }),
  })
  return phases.flatMap((phase): Podium[] => {
    if (phase.kind === 'knockout') {
      const places = knockoutPlaces(phase, ties)
      return places ? [podium(phase.id, phase.name, places)] : []
    }
    const league = leagues.find((one) => one.league.id === phase.id && phase.id === podiumLeague(phases))
    return (league?.zones ?? []).map((zone) => {
      const places = [1, 2, 3].map((rank): Place => [rank, rankedTeam(zone, rank)])
      return podium(
        phase.id,
        league?.zones.length === 1 ? phase.name : zone.zone.name,
        places[0]?.[1] === null ? [] : places,
      )
    })
  })
}
