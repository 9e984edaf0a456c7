import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'

/** A team with its sport; null if the sport is missing. */
export interface TeamOfSport {
  readonly team: Team
  readonly sport: TournamentSport | null
}

/** Sorts teams by sport order (R35: the first is shown). A team whose sport is missing comes last. */
export function bySportOrder(teams: readonly Team[], sports: readonly TournamentSport[]): TeamOfSport[] {
  const order = sports.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'es')).map(({ id }) => id)
  const orderOf = ({ sportId }: Team) => {
    const index = order.indexOf(sportId)
    return index < 0 ? order.length : index
  }
  return teams
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.name.localeCompare(b.name, 'es'))
    .map((team) => ({ team, sport: sports.find(({ id }) => id === team.sportId) ?? null }))
}
