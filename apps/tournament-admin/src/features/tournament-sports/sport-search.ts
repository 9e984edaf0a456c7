import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { matchesSearch } from '@torneo/domain/search'

/** Whether every word of a search is somewhere in a sport's name or description. */
export function sportMatches({ name, description }: Pick<TournamentSport, 'name' | 'description'>, search: string): boolean {
  return matchesSearch([name, description], search)
}
