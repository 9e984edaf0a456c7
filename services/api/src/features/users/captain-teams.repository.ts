import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** A captain's team in listings. */
interface CaptainTeam {
  teamId: string
  teamName: string
}

const TeamRow = row({ name: z.string(), promotionId: z.string() })
type TeamRow = z.output<typeof TeamRow>

/** Finds the first team of a promotion: by the sports' own order, then name (R47). */
export function createCaptainTeamsRepository(database: Database) {
  const teams = database.collection('teams', TeamRow, [{ key: { promotionId: 1 } }])
  return {
    /** Returns the first team by promotion; a promotion without a team is left out. */
    async byPromotion(promotionIds: readonly string[]): Promise<ReadonlyMap<string, CaptainTeam>> {
      const rows = await teams
        .aggregate<TeamRow>(
          [
            {
              $match: {
                promotionId: { $in: [...promotionIds] },
                name: { $type: 'string' },
                _id: { $type: 'string' },
                ...visible,
              },
            },
            { $lookup: { from: 'tournament_sports', localField: 'sportId', foreignField: '_id', as: 'sport' } },
            { $set: { sport: { $first: '$sport' } } },
            { $set: { order: { $ifNull: ['$sport.order', Number.MAX_SAFE_INTEGER] } } },
            { $sort: { order: 1, 'sport.name': 1, 'sport._id': 1, name: 1, _id: 1 } },
            { $group: { _id: '$promotionId', team: { $first: '$$ROOT' } } },
            { $replaceWith: '$team' },
          ],
          { collation: { locale: 'es', numericOrdering: false } },
        )
        .toArray()
      return new Map(rows.map(({ _id, name, promotionId }) => [promotionId, { teamId: _id, teamName: name }]))
    },
  }
}
