import type { Suspension } from '@torneo/contracts/suspensions'
import { suspends, suspensionsOf } from '@torneo/domain/suspensions'
import type { CachedMatch, TournamentCache } from './tournament-cache'

/** What suspensions are made of: when one of these changes, they may. */
export const suspensionCollections = ['tournament_sports', 'teams', 'players', 'matches']

const push = <K, V>(lists: Map<K, V[]>, key: K, value: V) => lists.set(key, [...lists.get(key) ?? [], value])

/** Everybody who is suspended, from the tournament in memory: nothing of it is stored but who lifted one (B12). Empty at once where no sport suspends. */
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
