import type { MatchSport } from '@torneo/contracts/match/matches'

/** Formats '⚽ Fútbol'; the icon is hidden from screen readers. */
export function SportName({ sport }: { readonly sport: Pick<MatchSport, 'name' | 'icon'> | null }) {
  return sport ? (
    <span>
      <span aria-hidden>{sport.icon}</span> {sport.name}
    </span>
  ) : null
}
