import type { Match } from '@torneo/contracts/match/matches'
import { noPlayerStats, type Player } from '@torneo/contracts/tournament/players'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { useMemo } from 'react'
import { useMatchRostersQuery } from '../../data/live-api'
import { useSuspendedIn } from '../../data/suspensions-api'
import { useRosterQuery } from '../../parts/roster/roster-api'

/** A team's players, by number. */
export interface TeamRoster {
  /** Null until loaded. */
  readonly players: readonly Player[] | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Placeholders for player fields that pass holders cannot read and the board does not show. */
const unseen = {
  position: '',
  photo: '',
  stats: noPlayerStats,
  left: false,
  createdAt: '',
  updatedAt: '',
  rev: 0,
} as const

/** Reads a roster through the match, as pass holders may, not through the team. */
function useRosterOfMatch(matchId: string, teamId: string, skip: boolean): TeamRoster {
  const { data, error, refetch } = useMatchRostersQuery({ params: { id: matchId } }, { ...refetchStale, skip })
  return useMemo(
    () => ({
      players: data?.items.filter((row) => row.teamId === teamId).map((row) => ({ ...unseen, ...row })) ?? null,
      hasFailed: error !== undefined,
      retry: () => void refetch(),
    }),
    [data, error, refetch, teamId],
  )
}

function useRosterOfTeam(teamId: string, skip: boolean): TeamRoster {
  const { data, error, refetch } = useRosterQuery({ query: { teamId } }, { ...refetchStale, skip })
  return useMemo(
    () => ({ players: data?.items ?? null, hasFailed: error !== undefined, retry: () => void refetch() }),
    [data, error, refetch],
  )
}

/** Loads both rosters and the suspended players when the match opens, so that a goal can be registered offline. */
export function useRosters({ id, homeTeamId, awayTeamId }: Pick<Match, 'id' | 'homeTeamId' | 'awayTeamId'>) {
  const { home, away } = useBoth(id, homeTeamId ?? '', awayTeamId ?? '')
  const byId = useMemo(
    () => new Map([...(home.players ?? []), ...(away.players ?? [])].map((player) => [player.id, player])),
    [home, away],
  )
  const suspended = useSuspendedIn(id)
  return { home, away, byId, suspended }
}

function useBoth(matchId: string, ...[home, away]: readonly [home: string, away: string]) {
  const { canReadTeams } = useCapabilities()
  const ofTeams = {
    home: useRosterOfTeam(home, !canReadTeams || !home),
    away: useRosterOfTeam(away, !canReadTeams || !away),
  }
  const ofMatch = {
    home: useRosterOfMatch(matchId, home, canReadTeams),
    away: useRosterOfMatch(matchId, away, canReadTeams),
  }
  return canReadTeams ? ofTeams : ofMatch
}
