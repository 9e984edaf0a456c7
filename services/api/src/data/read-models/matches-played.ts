import type { PlayerStats } from '@torneo/contracts/tournament/players'
import { matchesPlayed } from '@torneo/domain/tables/matches-played'
import type { TournamentCache } from './tournament-cache'

type Counts = ReturnType<typeof matchesPlayed>

interface Counted {
  readonly id: string
  readonly teamId: string
  readonly stats: PlayerStats
}

export type MatchesPlayed = ReturnType<typeof createMatchesPlayed>

/** Counts matches played by line-ups, in sports that have them, once per change of a sport (B41). */
export function createMatchesPlayed(tournament: TournamentCache) {
  const known = tournament.derived<Counts>('sport')

  function countsOf(sportId: string): Counts {
    const counted = known.get(sportId)
    if (counted) return counted
    const finished = tournament.matches().filter((match) => match.sportId === sportId && match.status === 'finished')
    const counts = matchesPlayed(finished, tournament.lineUp)
    known.set(sportId, counts)
    return counts
  }

  /** Returns the matches of a player with a team from memory; null in a sport without line-ups, where R6 counts them. */
  function now(teamId: string, playerId: string): number | null {
    const sportId = tournament.sportOfTeam(teamId)
    if (sportId === null || !tournament.sport(sportId)?.rules.lineUps) return null
    return countsOf(sportId).get(teamId)?.get(playerId) ?? 0
  }

  return {
    now,

    /** Shows players with the matches that count, with all earlier writes. */
    async shown<P extends Counted>(players: readonly P[]): Promise<P[]> {
      await tournament.refreshTeams()
      if (tournament.sports().some(({ rules }) => rules.lineUps)) await tournament.refreshLineUps()
      return players.map((player) => {
        const count = now(player.teamId, player.id)
        return count === null ? player : { ...player, stats: { ...player.stats, matchesPlayed: count } }
      })
    },
  }
}
