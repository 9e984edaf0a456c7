import type { FastifyInstance } from 'fastify'
import type { Write } from '../../platform/database/database'
import { conflict } from '../../platform/http/problems'

/** Sentence about a team whose list has no room for more players. */
export const fullRoster = (max: number, current: number): string =>
  `Un equipo tiene ${max} jugadores como máximo, y este ya tiene ${current}`

/**
 * Creates the check that a team's list has room for `added` more players: 409 if not. Locks the team, because another
 * transaction may take the last place.
 */
export const createRosterCapacity =
  ({ config, players, teams }: Pick<FastifyInstance['services'], 'config' | 'players' | 'teams'>) =>
  async (teamId: string, added: number, { transaction }: Required<Write>): Promise<void> => {
    const { playersPerTeam } = config.limits
    await teams.lock(teamId, transaction)
    const current = await players.countOf(teamId, transaction)
    if (current + added > playersPerTeam) throw conflict(fullRoster(playersPerTeam, current))
  }
