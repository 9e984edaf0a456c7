import type { PageQuery } from '@torneo/contracts/endpoint/record'
import { noPlayerStats, Player, PlayerDraft, PlayerStats } from '@torneo/contracts/tournament/players'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { createRepository, spanish } from '../../platform/database/repository'
import { visible } from '../../platform/database/soft-delete'
import type { PlayersRight } from './player-rights'

/**
 * Stores players, listed by number. Only results change their stats (R5); `former` has those for former teams, by team
 * (B48), and `distinctFrom` the players of the same name who are other people.
 */
export function createPlayersRepository(database: Database) {
  const players = createRepository<Player, PlayerDraft>(database, {
    name: 'players',
    shape: Player,
    indexes: [
      { key: { teamId: 1, number: 1, name: 1 }, collation: spanish },
      { key: { number: 1, name: 1, _id: 1 }, collation: spanish },
      { key: { teamId: 1 } },
    ],
    sort: { number: 1, name: 1 },
    draft: PlayerDraft,
    defaults: { stats: noPlayerStats, left: false },
    without: ['former', 'distinctFrom'],
  })
  const counters = z.optional(PlayerStats)
  const stored = database.collection(
    'players',
    row({
      teamId: z.string(),
      name: z.string(),
      number: z.number(),
      stats: counters,
      former: z.optional(z.record(z.string(), counters)),
    }),
  )
  const ListedPlayer = z.extend(
    row({ teamId: z.string(), name: z.string() }),
    z.pick(Player, { number: true, toConfirm: true }).shape,
  )
  const listed = database.collection('players', ListedPlayer)
  const onList = { left: { $ne: true } } as const
  const { create, createAll, update, softDelete, ...reads } = players
  return {
    ...reads,

    /** Writes of players, for a call that has the right to them. */
    writes: (_right: PlayersRight) => ({ create, createAll, update, softDelete }),

    /** Counts the players on a team's list. */
    countOf: (teamId: string, session: Transaction) =>
      stored.countDocuments({ teamId, ...onList, ...visible }, { session }),

    /** Reads the players on a team's list. */
    onListOf: (teamId: string, session: Transaction) =>
      listed
        .find({ teamId, ...onList, ...visible }, { session, projection: { name: 1, number: 1, toConfirm: 1 } })
        .toArray(),

    /** Lists the names and numbers on the teams' lists. */
    namesOn: (teamIds: readonly string[], session: Transaction) =>
      stored
        .find(
          { teamId: { $in: [...teamIds] }, ...onList, ...visible },
          { session, projection: { teamId: 1, name: 1, number: 1 } },
        )
        .toArray(),

    /** Lists the players on the teams' lists, or those who were dropped from them. `teamIds` null: all teams. */
    list: (teamIds: readonly string[] | null, page?: PageQuery, left = false) =>
      players.list({
        filter: { ...(teamIds ? { teamId: { $in: [...teamIds] } } : {}), ...(left ? { left } : onList) },
        page,
      }),

    /**
     * Stores a player's counters under the former team and restores those of the new team (B48), before the player
     * changes team.
     */
    async moveStats(id: string, teamId: string, { transaction: session }: Required<Write>): Promise<void> {
      const player = await stored.findOne({ _id: id }, { session, projection: { teamId: 1, stats: 1, former: 1 } })
      if (!player) return
      const { stats = noPlayerStats, former: { [teamId]: back = noPlayerStats, ...others } = {} } = player
      const isCounted = Object.values(stats).some((count) => count !== 0)
      await stored.updateOne(
        { _id: id },
        { $set: { stats: back, former: isCounted ? { ...others, [player.teamId]: stats } : others } },
        { session },
      )
    },
  }
}
