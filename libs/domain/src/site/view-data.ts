import { own } from '@torneo/contracts/fields/own'
import type { PublicLanding, PublicTournament } from '@torneo/contracts/site/public'
import { matchesNow, matchesOfTeams, newsOnHome, type PublicView } from './public-page'

/** Parts of the tournament that a view of the public page shows; the others are empty. */
export type ViewData = Pick<PublicTournament, 'teams' | 'matches' | 'standings'> & {
  readonly competitions: NonNullable<PublicTournament['competitions']>
}

/** Lists the tables of these sports, with only the rows that are shown. */
function tablesOf(
  { standings, competitions = {} }: PublicTournament,
  sportIds: readonly string[],
  isShown: (promotionId: string) => boolean = () => true,
): Pick<ViewData, 'standings' | 'competitions'> {
  const rowsOf = (id: string) => (own(standings, id) ?? []).filter(({ team }) => isShown(team.promotionId))
  return {
    standings: Object.fromEntries(sportIds.map((id) => [id, rowsOf(id)])),
    competitions: Object.fromEntries(
      sportIds.flatMap((id) => {
        const competition = own(competitions, id)
        return competition ? [[id, competition]] : []
      }),
    ),
  }
}

/** Chooses what a view of the public page shows of the tournament. `today` as yyyy-mm-dd in its zone. */
export function viewData(view: PublicView, tournament: PublicTournament, today: string): ViewData {
  const { sports, matches } = tournament
  const sportIds = sports.map(({ id }) => id)
  const nothing: ViewData = { teams: [], matches: [], standings: {}, competitions: {} }
  const now = () => [...matchesNow(matches, today)]
  switch (view.kind) {
    case 'home':
      return { teams: tournament.teams, matches: now(), ...tablesOf(tournament, sportIds) }
    case 'now':
      return { ...nothing, matches: now() }
    case 'promotions':
      return { ...nothing, teams: tournament.teams }
    case 'promotion': {
      const teams = tournament.teams.filter(({ promotionId }) => promotionId === view.id)
      const played = new Set(teams.map(({ sportId }) => sportId))
      return {
        teams,
        matches: [...matchesOfTeams(matches, new Set(teams.map(({ id }) => id)))],
        ...tablesOf(
          tournament,
          sportIds.filter((id) => played.has(id)),
          (promotionId) => promotionId === view.id,
        ),
      }
    }
    case 'galleries':
    case 'gallery':
    case 'news':
    case 'article':
    case 'page':
    case 'missing':
      return nothing
  }
}

/** Leaves out the texts of news and pages that a view does not show, because every rendering reads what it is given. */
export function shownLanding(view: PublicView, landing: PublicLanding): PublicLanding {
  const { news = [], pages = [] } = landing
  const isOwn = (kind: 'article' | 'page', slug: string) => view.kind === kind && view.id === slug
  const isShown = (slug: string, index: number) =>
    view.kind === 'news' || (view.kind === 'home' && index < newsOnHome) || isOwn('article', slug)
  return {
    ...landing,
    news: news.map((item, index) => (isShown(item.slug, index) ? item : { ...item, text: '' })),
    pages: pages.map((page) => (isOwn('page', page.slug) ? page : { ...page, text: '' })),
  }
}

/** Content whose records have views of their own. */
type Viewed = Pick<PublicLanding, 'galleryGroups' | 'news' | 'pages'>

/** Lists the ids of the views of each kind. */
const viewIds = (
  { promotions }: Pick<PublicTournament, 'promotions'>,
  { galleryGroups, news = [], pages = [] }: Viewed,
) => ({
  promotion: promotions.map(({ id }) => id),
  gallery: galleryGroups.map(({ id }) => id),
  article: news.map(({ slug }) => slug),
  page: pages.map(({ slug }) => slug),
})

/** Returns the view, or 'missing' for a record that does not exist. */
export function existingView(
  view: PublicView,
  tournament: Pick<PublicTournament, 'promotions'>,
  landing: Viewed,
): PublicView {
  return !('id' in view) || viewIds(tournament, landing)[view.kind].includes(view.id) ? view : { kind: 'missing' }
}

/** Lists a view of each kind. */
export const sampleViews = (tournament: Pick<PublicTournament, 'promotions'>, landing: Viewed): PublicView[] => [
  ...(['home', 'now', 'promotions', 'galleries', 'news', 'missing'] as const).map((kind) => ({ kind })),
  ...Object.entries(viewIds(tournament, landing)).flatMap(([kind, ids]) =>
    ids.slice(0, 1).map((id) => ({ kind, id }) as PublicView),
  ),
]
