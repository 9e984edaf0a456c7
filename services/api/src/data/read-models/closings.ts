import type { SportClosing } from '@torneo/contracts/competition/closing'
import { closeSport } from '@torneo/domain/closing/close-sport'
import type { Competitions } from '../competitions/competitions'
import { playedMatch } from '../competitions/played-match'
import { tableTeamOf } from './table-team'
import type { Tables } from './tables'
import type { TournamentCache } from './tournament-cache'

export type Closings = ReturnType<typeof createClosings>

/** Computes the end of the tournament from memory, sport by sport (B46). */
export function createClosings(tournament: TournamentCache, competitions: Competitions, tables: Tables) {
  return {
    /** Returns the closings of the active sports, and the tournament's year. */
    async of(): Promise<{ readonly year: number; readonly sports: SportClosing[] }> {
      await tournament.refresh()
      const [teams, matches] = [tournament.teams(), tournament.matches()]
      const sports = tournament
        .sports()
        .filter(({ active }) => active)
        .map((sport) => {
          const { standings, scorers } = tables.now(sport.id)
          const isOfIt = ({ sportId }: { readonly sportId: string }) => sportId === sport.id
          return closeSport({
            sport,
            teams: teams.filter(isOfIt).map(tableTeamOf),
            matches: matches.filter(isOfIt).map(playedMatch),
            competition: competitions.now(sport.id),
            standings,
            scorers,
          })
        })
      return { year: tournament.tournament()?.year ?? new Date().getFullYear(), sports }
    },
  }
}
