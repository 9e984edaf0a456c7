import type { EditionChampions, EditionTeam } from '@torneo/contracts/site/champions'
import { editionTeams } from '@torneo/domain/closing/edition-teams'
import type { FastifyInstance } from 'fastify'
import type { Closings } from '../../../data/read-models/closings'
import type { TournamentCache } from '../../../data/read-models/tournament-cache'

/** Lists the editions with their podiums, newest first, and the teams of a promotion; null: no teams. */
export type ChampionsOf = (promotionId: string | null) => Promise<EditionChampions[]>

export function createChampions(
  { archive, tournaments }: Pick<FastifyInstance['services'], 'archive' | 'tournaments'>,
  tournament: TournamentCache,
  closings: Closings,
): ChampionsOf {
  return async (promotionId) => {
    const isOurs = ({ team }: EditionTeam) => team.promotionId === promotionId
    const [{ items: editions }, { sports: current }, archived] = await Promise.all([
      tournaments.list(),
      closings.of(),
      archive.memories(),
    ])
    const open = {
      closings: current,
      teams: editionTeams({ sports: tournament.sports(), teams: tournament.teams(), closings: current }),
    }
    return editions.flatMap(({ id, name, year, state }) => {
      const memory = state === 'archived' ? archived.find(({ _id }) => _id === id) : open
      if (!memory) return []
      const podiums = memory.closings.flatMap((closing) => closing.podiums.filter(({ places }) => places.length > 0))
      return { name, year, podiums, teams: memory.teams.filter(isOurs) }
    })
  }
}
