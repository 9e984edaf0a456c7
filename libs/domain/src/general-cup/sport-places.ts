import type { Competition, ResolvedKnockout, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { CupSport } from '@torneo/contracts/competition/general-cup'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { StandingRow, TableTeam } from '@torneo/contracts/tournament/standings'
import { levelPlaces } from '../closing/plain-league'

/** A sport as the cup reads it. */
export interface CupSportState {
  readonly id: string
  readonly name: string
  readonly active: boolean
  readonly teams: readonly Pick<TableTeam, 'id' | 'promotionId'>[]
  /** Null: one league of all teams. */
  readonly competition: Pick<Competition, 'phases'> | null
  readonly standings: readonly StandingRow[]
  readonly isOver: boolean
  /** Teams that lead their live match, by its id; both of a level one. Absent: none is live. */
  readonly leading?: ReadonlyMap<string, readonly string[]>
}

/** Places by team id; a team that took part without a place has null. */
export type Places = ReadonlyMap<string, number | null>

/** Places of a league's zones; none before its first result. */
function leaguePlaces({ tables }: ResolvedLeague): [string, number][] {
  const rows = tables.flatMap((table) => table.rows)
  return rows.some(({ played }) => played > 0)
    ? rows.flatMap(({ team, position, withdrawn }) => (withdrawn === 'annul' ? [] : [[team.id, position]]))
    : []
}

/**
 * Places of a knock-out. The losers of a round share its best place, and so do the teams that stand in it now: a place
 * below is no more possible. Who leads a live tie has won it, and a level one both have: they share the place.
 */
function knockoutPlaces({ ties }: ResolvedKnockout, leading: CupSportState['leading']): Map<string, number> {
  const wins = ({ matchId, winnerTeamId }: ResolvedTie, teamId: string) =>
    winnerTeamId === null ? (leading?.get(matchId ?? '')?.includes(teamId) ?? false) : winnerTeamId === teamId
  const places = new Map<string, number>()
  const tree = ties.filter(({ thirdPlace }) => !thirdPlace)
  const last = Math.max(...tree.map(({ round }) => round))
  const finals = tree.filter(({ round }) => round === last).length
  const placeOfLosers = (round: number) => finals * 2 ** (last - round) + 1
  for (const tie of tree.toSorted((one, other) => one.round - other.round)) {
    const lost = placeOfLosers(tie.round)
    const won = tie.round === last ? 1 : placeOfLosers(tie.round + 1)
    for (const team of [tie.homeTeam, tie.awayTeam]) if (team) places.set(team.id, wins(tie, team.id) ? won : lost)
  }
  for (const tie of ties.filter(({ thirdPlace }) => thirdPlace))
    for (const team of [tie.homeTeam, tie.awayTeam])
      if (team && (tie.winnerTeamId !== null || leading?.has(tie.matchId ?? '')))
        places.set(team.id, wins(tie, team.id) ? 3 : 4)
  return places
}

/** Phase that gives the places: the chosen one, else the first knock-out, else the last league. */
const decidingPhase = (phases: Competition['phases'], phaseId: string | undefined) =>
  phases.find(({ id }) => id === phaseId) ?? phases.find(({ kind }) => kind === 'knockout') ?? phases.at(-1)

function competitionPlaces(
  { phases }: Pick<Competition, 'phases'>,
  phaseId: string | undefined,
  leading: CupSportState['leading'],
): Places {
  const phase = decidingPhase(phases, phaseId)
  const leagues = phases.filter((one) => one.kind === 'league')
  const hasBegun = phases.some(({ state }) => state !== 'waiting')
  // A knock-out that has not begun says less than the tables that lead to it.
  const before = leagues.findLast(({ state }) => state !== 'waiting')
  const places =
    phase?.kind === 'league'
      ? leaguePlaces(phase)
      : phase?.state === 'waiting' && before
        ? leaguePlaces(before)
        : phase && hasBegun
          ? knockoutPlaces(phase, leading)
          : []
  const entrants = phases.flatMap((one) =>
    one.kind === 'league'
      ? one.tables.flatMap(({ rows }) => rows.map(({ team }) => team.id))
      : one.ties.flatMap(({ homeTeam, awayTeam }) => [homeTeam?.id ?? [], awayTeam?.id ?? []].flat()),
  )
  return new Map([...entrants.map((id): [string, null] => [id, null]), ...places])
}

/** Places of a sport if it ended now: its podium, and the places beyond it. */
export function sportPlaces(
  { teams, competition, standings, leading }: CupSportState,
  { phaseId }: Pick<CupSport, 'phaseId'>,
): Places {
  if (competition) return competitionPlaces(competition, phaseId, leading)
  const hasBegun = standings.some(({ played }) => played > 0)
  return new Map([
    ...teams.map(({ id }): [string, null] => [id, null]),
    ...(hasBegun ? levelPlaces(standings).map(({ team, place }): [string, number] => [team.id, place]) : []),
  ])
}
