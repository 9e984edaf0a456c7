import type { PublicLanding } from '@torneo/contracts/site/public'
import { matchesNow, matchesOfTeams, type PublicView } from '@torneo/domain/site/public-page'
import type { Tables } from '../../../data/read-models/tables'
import type { TournamentCache } from '../../../data/read-models/tournament-cache'
import type { PublicTournamentSource } from '../live-page/public-tournament'

/** Reads what a view of the public page shows of the tournament, as JSON. */
export function createPublicViews(
  tournament: TournamentCache,
  tables: Tables,
  { partOf, activeSports }: PublicTournamentSource,
) {
  /** Lists the tables of these sports, with only the rows that are shown. */
  function tablesOf(sportIds: readonly string[], isShown: (promotionId: string) => boolean = () => true) {
    const found = sportIds.map((id) => [id, tables.now(id)] as const)
    return {
      standings: Object.fromEntries(
        found.map(([id, { standings }]) => [id, standings.filter(({ team }) => isShown(team.promotionId))]),
      ),
      competitions: Object.fromEntries(
        found.flatMap(([id, { competition }]) => (competition ? [[id, competition]] : [])),
      ),
    }
  }

  function shownIn(view: PublicView, today: string): string {
    const sportIds = activeSports().map(({ id }) => id)
    const active = new Set(sportIds)
    const ofActive = ({ sportId }: { readonly sportId: string }) => active.has(sportId)
    const now = () => matchesNow(tournament.matches().filter(ofActive), today)
    switch (view.kind) {
      case 'home':
        return partOf({ teams: tournament.teams().filter(ofActive), matches: now(), ...tablesOf(sportIds) })
      case 'now':
        return partOf({ matches: now() })
      case 'promotions':
        return partOf({ teams: tournament.teams().filter(ofActive), matches: [] })
      case 'promotion': {
        const teams = tournament.teams().filter((team) => ofActive(team) && team.promotionId === view.id)
        const played = new Set(teams.map(({ sportId }) => sportId))
        return partOf({
          teams,
          matches: matchesOfTeams(tournament.matches().filter(ofActive), new Set(teams.map(({ id }) => id))),
          ...tablesOf(
            sportIds.filter((id) => played.has(id)),
            (promotionId) => promotionId === view.id,
          ),
        })
      }
      case 'galleries':
      case 'gallery':
      case 'missing':
        return partOf({ matches: [] })
    }
  }

  function exists(view: PublicView, { galleryGroups }: PublicLanding): boolean {
    if (view.kind === 'promotion') return tournament.promotions().some(({ id }) => id === view.id)
    return view.kind !== 'gallery' || galleryGroups.some(({ id }) => id === view.id)
  }

  return {
    shownIn,
    /** Lists a view of each kind. */
    samples: ({ galleryGroups }: PublicLanding): PublicView[] => [
      ...(['home', 'now', 'promotions', 'galleries', 'missing'] as const).map((kind) => ({ kind })),
      ...tournament
        .promotions()
        .slice(0, 1)
        .map(({ id }) => ({ kind: 'promotion' as const, id })),
      ...galleryGroups.slice(0, 1).map(({ id }) => ({ kind: 'gallery' as const, id })),
    ],
    /** Returns the view, or 'missing' for a record that does not exist. */
    existing: (view: PublicView, landing: PublicLanding): PublicView =>
      exists(view, landing) ? view : { kind: 'missing' },
  }
}
