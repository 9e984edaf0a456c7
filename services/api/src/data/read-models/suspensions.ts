import type { Suspension } from '@torneo/contracts/tournament/suspensions'
import { type PlayerSuspension, suspends, suspensionsOf } from '@torneo/domain/tables/suspensions'
import type { TournamentCache } from './tournament-cache'
import type { CachedMatch } from './tournament-caches'

/** A suspension with the matches that the rule alone gives. */
type Computed = Suspension & Pick<PlayerSuspension, 'byRule'>

const push = <K, V>(lists: Map<K, V[]>, key: K, value: V) => lists.set(key, [...(lists.get(key) ?? []), value])

/** Moves the suspension of a player who changed team to the next matches of the new team (B48). */
function takenAlong(suspension: Computed, teamId: string, matches: readonly CachedMatch[]): Computed {
  const open = matches.filter(({ status }) => status === 'scheduled' || status === 'live')
  return {
    ...suspension,
    teamId,
    matchIds: suspension.lift ? suspension.matchIds : open.slice(0, suspension.left).map(({ id }) => id),
  }
}

/**
 * Computes all suspensions from the tournament in memory: only lifts and sanctions are stored (B12, B49). Returns early
 * if no sport suspends players. `served`: includes those that are over.
 */
export async function currentSuspensions(
  tournament: TournamentCache,
  options?: { readonly served: boolean },
): Promise<Computed[]> {
  await tournament.refreshPlayers()
  const rules = new Map(
    tournament
      .sports()
      .filter((sport) => suspends(sport.rules))
      .map(({ id, rules: own }) => [id, own]),
  )
  if (rules.size === 0) return []
  const byTeam = new Map<string | null, CachedMatch[]>()
  for (const match of tournament.matches()) {
    if (!rules.has(match.sportId)) continue
    push(byTeam, match.homeTeamId, match)
    push(byTeam, match.awayTeamId, match)
  }
  return tournament.teams().flatMap(({ id: teamId, sportId }) =>
    suspensionsOf(teamId, byTeam.get(teamId) ?? [], rules.get(sportId) ?? {}, options).flatMap((suspension) => {
      const player = tournament.player(suspension.playerId)
      if (!player || player.deleted || player.left) return []
      const named = { ...suspension, playerName: player.name, playerNumber: player.number }
      return player.teamId === teamId ? [named] : [takenAlong(named, player.teamId, byTeam.get(player.teamId) ?? [])]
    }),
  )
}
