import type { MatchSport } from '@torneo/contracts/matches'

/** '⚽ Fútbol'; the icon is drawn only. */
export function SportName({ sport }: { readonly sport: Pick<MatchSport, 'name' | 'icon'> | null }) {
  return sport ? <span><span aria-hidden>{sport.icon}</span> {sport.name}</span> : null
}
