import { compareText } from '../format/compare-text'
import { type SortableMatch, sortMatches } from '../match/list/sorted-matches'

/** Parts of the public page (B61) that have an address; `now` is only the matches under its hero. */
export type PublicView =
  | { readonly kind: 'home' | 'now' | 'promotions' | 'galleries' | 'missing' }
  | { readonly kind: 'promotion' | 'gallery'; readonly id: string }

export const publicPagePath = '/inicio'

/** Returns the address of a view, below the service's own. */
export function publicViewPath(view: PublicView): string {
  switch (view.kind) {
    case 'now':
      return `${publicPagePath}/ahora`
    case 'promotions':
      return `${publicPagePath}/promos`
    case 'promotion':
      return `${publicPagePath}/promo/${encodeURIComponent(view.id)}`
    case 'galleries':
      return `${publicPagePath}/fotos`
    case 'gallery':
      return `${publicPagePath}/fotos/${encodeURIComponent(view.id)}`
    case 'home':
    case 'missing':
      return publicPagePath
  }
}

/** Matches under the hero. */
export const shownNow = 3

/** Chooses the matches under the hero: live ones, then the next, then the last results. `today` as yyyy-mm-dd. */
export function matchesNow<M extends SortableMatch>(matches: readonly M[], today: string): readonly M[] {
  const { live, upcoming, results } = sortMatches(matches, today)
  const next = upcoming.filter(({ status, date }) => status === 'scheduled' && date >= today)
  return [...live, ...next, ...results].slice(0, shownNow)
}

interface Played extends SortableMatch {
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
}

/** Chooses a promotion's matches, those of its teams, by kick-off. */
export const matchesOfTeams = <M extends Played>(matches: readonly M[], teamIds: ReadonlySet<string>): readonly M[] =>
  matches
    .filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].some((id) => id !== null && teamIds.has(id)))
    .toSorted((one, other) => compareText(`${one.date} ${one.time}`, `${other.date} ${other.time}`))
