import { noPlayerStats, Player, PlayerDraft } from '@torneo/contracts/players'
import type { PageQuery } from '@torneo/contracts/record'
import { z } from 'zod/mini'
import { row } from '../platform/checked-collection'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'
import { createRepository, spanish } from '../platform/repository'

/** Players by number. Only results change their stats (R5). */
export function createPlayersRepository(database: Database) {
  const players = createRepository<Player, PlayerDraft>(database, {
    name: 'players',
    shape: Player,
    indexes: [
      { key: { teamId: 1, number: 1, name: 1 }, collation: spanish }, { key: { number: 1, name: 1, _id: 1 }, collation: spanish }, { key: { teamId: 1 } },
    ],
    sort: { number: 1, name: 1 },
    draft: PlayerDraft,
    defaults: { stats: noPlayerStats, left: false },
  })
  const stored = database.collection('players', row({ teamId: z.string() }))
  return {
    ...players,

    countOf: (teamId: string, session: Transaction) => stored.countDocuments({ teamId, ...visible }, { session }),

    /** `teamIds` null: the players of all teams. */
    list: (teamIds: readonly string[] | null, page?: PageQuery) => players.list({ filter: teamIds ? { teamId: { $in: [...teamIds] } } : {}, page }),
  }
}

