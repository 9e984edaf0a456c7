import { useMemo } from 'react'
import type { Match } from '@torneo/contracts/matches'
import type { Player } from '@torneo/contracts/players'
import { refetchStale } from '@torneo/panel/prefetch'
import { useRosterQuery } from '../../parts/roster/roster-api'

/** A team's players, by number. */
export interface TeamRoster {
  /** Null until they are known. */
  readonly players: readonly Player[] | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

function useRoster(teamId: string): TeamRoster {
  const { data, error, refetch } = useRosterQuery({ query: { teamId } }, refetchStale)
  return useMemo(() => ({ players: data?.items ?? null, hasFailed: error !== undefined, retry: () => void refetch() }), [data, error, refetch])
}

/** Both rosters, read when the match is opened: a goal can be registered without a connection. */
export function useRosters({ homeTeamId, awayTeamId }: Pick<Match, 'homeTeamId' | 'awayTeamId'>) {
  const home = useRoster(homeTeamId)
  const away = useRoster(awayTeamId)
  const byId = useMemo(() => new Map([...(home.players ?? []), ...(away.players ?? [])].map((player) => [player.id, player])), [home, away])
  return { home, away, byId }
}
