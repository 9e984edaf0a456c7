import type { FastifyInstance } from 'fastify'
import type { Write } from '../../platform/database/database'
import { conflict } from '../../platform/http/problems'

/** Creates the check that a team's list has room for `added` more players: 409 if not. */
export const createRosterCapacity =
  ({ config, players }: Pick<FastifyInstance['services'], 'config' | 'players'>) =>
  async (teamId: string, added: number, { transaction }: Required<Write>): Promise<void> => {
    const { playersPerTeam } = config.limits
    const current = await players.countOf(teamId, transaction)
    if (current + added > playersPerTeam)
      throw conflict(`Un equipo tiene ${playersPerTeam} jugadores como máximo, y este ya tiene ${current}`)
  }
