import type { Role } from '@torneo/contracts/people/roles'
import type { TeamRoster } from '@torneo/contracts/tournament/teams'
import { z } from 'zod/mini'
import type { UsersRepository } from '../../data/accounts/users.repository'
import { anyRow, row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

const captain: Role = 'team_captain'

/** The number of players and the captain of each team, for the list of teams. */
export function createTeamRosters(database: Database, users: UsersRepository) {
  const teams = database.collection('teams', row({ promotionId: z.string() }))
  const players = database.collection('players', anyRow())

  return {
    async list(): Promise<TeamRoster[]> {
      const [rows, counts, captains] = await Promise.all([
        teams.find(visible, { projection: { promotionId: 1 } }).toArray(),
        players
          .aggregate<{ _id: string; players: number; toConfirm: number; ineligible: number }>([
            { $match: { ...visible, left: { $ne: true } } },
            {
              $group: {
                _id: '$teamId',
                players: { $sum: 1 },
                toConfirm: { $sum: { $cond: [{ $eq: ['$toConfirm', true] }, 1, 0] } },
                ineligible: { $sum: { $cond: [{ $eq: ['$eligible', false] }, 1, 0] } },
              },
            },
          ])
          .toArray(),
        users.list({ active: true, role: captain }),
      ])
      const countOf = new Map(counts.map(({ _id, ...count }) => [_id, count]))
      const captainOf = new Map(captains.map(({ promotionId, name }) => [promotionId, name]))
      return rows.map(({ _id, promotionId }) => {
        const {
          players: count,
          toConfirm,
          ineligible,
        } = countOf.get(_id) ?? { players: 0, toConfirm: 0, ineligible: 0 }
        return {
          teamId: _id,
          players: count,
          captain: captainOf.get(promotionId) ?? null,
          ...(toConfirm > 0 && { toConfirm }),
          ...(ineligible > 0 && { ineligible }),
        }
      })
    },
  }
}
