import type { EditionChampions } from '@torneo/contracts/site/champions'
import type { PublicEdition } from '@torneo/contracts/site/public-channels'

/** Returns the podiums of editions, with the teams of a promotion alone; null: no teams. */
export const championsOf = (editions: readonly PublicEdition[], promotionId: string | null): EditionChampions[] =>
  editions.map(({ name, year, podiums, teams }) => ({
    name,
    year,
    podiums,
    teams: teams.filter(({ team }) => team.promotionId === promotionId),
  }))
