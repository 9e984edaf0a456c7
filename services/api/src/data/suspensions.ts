import type { Suspension } from '@torneo/contracts/suspensions'
import { suspends, suspensionsOf } from '@torneo/domain/suspensions'
import type { CachedMatch, TournamentCache } from './tournament-cache'

/** The collections that suspensions are computed from. */
export const suspensionCollections = ['tournament_sports', 'teams', 'players', 'matches']

const push = <K, V>(lists: Map<K, V[]>, key: K, value: V) => lists.set(key, [...lists.get(key) ?? [], value])

/** All suspensions, computed from the tournament in memory: only lifts are stored (B12). Empty, without computing, if no sport suspends. */
export async function currentSuspensions(tournament: TournamentCache): Promise<Suspension[]> {
  await Promise.all([tournament.refreshMatches(), tournament.refreshTables()])
  const rules = new Map(tournament.sports().filter((sport) => suspends(sport.rules)).map(({ id, rules: own }) => [id, own]))
  if (rules.size === 0) return []
  const byTeam = new Map<string, CachedMatch[]>()
  for (const match of tournament.matches()) {
    if (!rules.has(match.sportId)) continue
    push(byTeam, match.homeTeamId, match)
    push(byTeam, match.awayTeamId, match)
  }
  return tournament.teams().flatMap(({ id: teamId, sportId }) => suspensionsOf(teamId, byTeam.get(teamId) ?? [], rules.get(sportId) ?? {}).flatMap((suspension) => {
    const player = tournament.player(suspension.playerId)
    return player && !player.deleted ? [{ ...suspension, playerName: player.name, playerNumber: player.number }] : []
  }))
}
