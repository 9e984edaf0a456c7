import type { Match } from '@torneo/contracts/match/matches'

/** Names a match as people do: 'Promo 98 – Promo 05'. */
export function titleOf({ homeTeam, awayTeam }: Pick<Match, 'homeTeam' | 'awayTeam'>): string {
  return [homeTeam, awayTeam].map((team) => team?.name ?? 'Equipo no encontrado').join(' – ')
}
