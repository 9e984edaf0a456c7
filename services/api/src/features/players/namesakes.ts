import { eligibilityMessages, type Namesakes } from '@torneo/contracts/tournament/eligibility'
import { findNamesakes } from '@torneo/domain/roster/namesakes'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'
import { invalidField } from '../../platform/http/problems'

const StoredPlayer = row({
  teamId: z.string(),
  name: z.string(),
  number: z.number(),
  distinctFrom: z.optional(z.array(z.string())),
})

/** Finds players of one name on lists of several teams of a sport, unless staff told them apart (B48). */
export function createNamesakes(database: Database) {
  const players = database.collection('players', StoredPlayer)
  const teams = database.collection('teams', row({ sportId: z.string() }))

  return {
    async list(): Promise<Namesakes[]> {
      const [listed, sides] = await Promise.all([
        players
          .find({ left: { $ne: true }, ...visible }, { projection: { teamId: 1, name: 1, number: 1, distinctFrom: 1 } })
          .sort({ name: 1, _id: 1 })
          .toArray(),
        teams.find(visible, { projection: { sportId: 1 } }).toArray(),
      ])
      const sportOf = new Map(sides.map(({ _id, sportId }) => [_id, sportId]))
      const inSports = listed.flatMap(({ _id: id, ...player }) => {
        const sportId = sportOf.get(player.teamId)
        return sportId === undefined ? [] : [{ id, sportId, ...player }]
      })
      return findNamesakes(inSports).flatMap((group) => {
        const [first] = group
        const named = group.map(({ id, teamId, name, number }) => ({ id, teamId, name, number }))
        return first ? [{ sportId: first.sportId, players: named }] : []
      })
    },

    /** Stores that players are different people; throws if one of them does not exist. */
    async distinguish(playerIds: readonly string[], session: Transaction): Promise<void> {
      const ids = [...new Set(playerIds)]
      const { matchedCount } = await players.updateMany(
        { _id: { $in: ids }, ...visible },
        { $addToSet: { distinctFrom: { $each: ids } } },
        { session },
      )
      if (matchedCount < ids.length) throw invalidField('playerIds', eligibilityMessages.gone)
    },
  }
}
