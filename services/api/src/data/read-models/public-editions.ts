import type { EditionChampions } from '@torneo/contracts/site/champions'
import type { PublicEdition } from '@torneo/contracts/site/public-channels'
import { editionTeams } from '@torneo/domain/closing/edition-teams'
import { championsOf } from '@torneo/domain/site/champions-of'
import type { FastifyInstance } from 'fastify'
import type { Closings } from './closings'
import type { GeneralCups } from './general-cups'
import type { TournamentCache } from './tournament-cache'

/** Lists the editions with their podiums, newest first, and all of their teams. */
export type PublicEditions = () => Promise<PublicEdition[]>
/** Lists them with the teams of a promotion; null: no teams. */
export type ChampionsOf = (promotionId: string | null) => Promise<EditionChampions[]>

export function createPublicEditions(
  { archive, tournaments }: Pick<FastifyInstance['services'], 'archive' | 'tournaments'>,
  tournament: TournamentCache,
  closings: Closings,
  generalCups: GeneralCups,
): PublicEditions {
  return async () => {
    const [{ items: editions }, { sports: current }, archived] = await Promise.all([
      tournaments.list(),
      closings.of(),
      archive.memories(),
    ])
    const open = {
      closings: [...generalCups.closing(), ...current],
      teams: editionTeams({ sports: tournament.sports(), teams: tournament.teams(), closings: current }),
    }
    return editions.flatMap(({ id, name, year, state }) => {
      const isOpen = state !== 'archived'
      const memory = isOpen ? open : archived.find(({ _id }) => _id === id)
      if (!memory) return []
      const podiums = memory.closings.flatMap((closing) => closing.podiums.filter(({ places }) => places.length > 0))
      return { id, name, year, isOpen, podiums, teams: memory.teams }
    })
  }
}

export function createChampions(publicEditions: PublicEditions): ChampionsOf {
  return async (promotionId) => championsOf(await publicEditions(), promotionId)
}
