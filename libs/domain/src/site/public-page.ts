import { compareText } from '../format/compare-text'
import { type SortableMatch, sortMatches } from '../match/list/sorted-matches'

/** Parts of the public page (B61) that have an address; `now` is only the matches under its hero. */
export type PublicView =
  | { readonly kind: 'home' | 'now' | 'promotions' | 'galleries' | 'news' | 'missing' }
  | { readonly kind: 'promotion' | 'gallery'; readonly id: string }
  /** The id is the slug. */
  | { readonly kind: 'article' | 'page'; readonly id: string }

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
    case 'news':
      return `${publicPagePath}/novedades`
    case 'article':
      return `${publicPagePath}/novedades/${encodeURIComponent(view.id)}`
    case 'page':
      return `${publicPagePath}/p/${encodeURIComponent(view.id)}`
    case 'home':
    case 'missing':
      return publicPagePath
  }
}

/** Returns the view of an address below the service's own; 'missing' if there is none. */
export function publicViewOf(path: string): PublicView {
  const [, part, id, ...rest] = path.replace(publicPagePath, '').replace(/\/$/, '').split('/')
  if (rest.length > 0) return { kind: 'missing' }
  if (part === undefined) return { kind: 'home' }
  if (id === undefined) {
    const kind = ({ ahora: 'now', promos: 'promotions', fotos: 'galleries', novedades: 'news' } as const)[part]
    return { kind: kind ?? 'missing' }
  }
  const kind = ({ promo: 'promotion', fotos: 'gallery', novedades: 'article', p: 'page' } as const)[part]
  return kind ? { kind, id } : { kind: 'missing' }
}

/** Elements of the home view: a part's section, and the prefix of its records' own. */
const anchors = {
  hero: ['hero'],
  about: ['sobre'],
  landingSports: ['deportes', 'deporte'],
  schedule: ['calendario', 'evento'],
  galleryGroups: ['fotos'],
  sponsors: ['sponsors', 'sponsor'],
  hallOfFame: ['hall-of-fame', 'fama'],
  cta: ['cta'],
  news: ['novedades'],
  pages: ['paginas'],
  settings: ['pie'],
  appearance: ['hero'],
} as const satisfies Readonly<Record<string, readonly [section: string, record?: string]>>

/** Editable part of the landing page. */
export type LandingPart = keyof typeof anchors

export const isLandingPart = (name: string): name is LandingPart => name in anchors

/** Returns the id of the element that shows a part, or one of its records. */
export function landingAnchor(part: LandingPart, id?: string): string {
  const [section, record]: readonly [string, string?] = anchors[part]
  return id !== undefined && record !== undefined ? `${record}-${id}` : section
}

/** Parts whose records have a view of their own. */
const ownViews = { galleryGroups: 'gallery', news: 'article', pages: 'page' } as const satisfies Partial<
  Record<LandingPart, PublicView['kind']>
>

const hasOwnView = (part: LandingPart): part is keyof typeof ownViews => part in ownViews

/** Returns the address that shows a part, or one of its records, below the service's own; news and pages by their slugs. */
export const landingPartPath = (part: LandingPart, id?: string): string =>
  hasOwnView(part) && id !== undefined
    ? publicViewPath({ kind: ownViews[part], id })
    : `${publicPagePath}#${landingAnchor(part, id)}`

/**
 * Places an address below the service's own at the public page, as `GET /public/edition` has it: on a host of its own,
 * where only its home moves to the root.
 */
export function onPublicPage(page: string, path: string): string {
  const [view, hash] = path.split('#')
  if (view === publicPagePath) return hash === undefined ? page : `${page}#${hash}`
  return page.startsWith('/') ? path : new URL(path, page).href
}

/** Pieces of news on the home. */
export const newsOnHome = 3

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
