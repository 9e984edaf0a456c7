import { createJob } from '@torneo/serving/jobs'
import type { FastifyInstance } from 'fastify'
import type { TournamentCache } from '../read-models/tournament-cache'
import type { FillMatches } from './fill-matches'

/** A match whose stored sides are not those that its competition says. */
export interface WrongSides {
  readonly sportId: string
  readonly matchId: string
}

export type RepairCompetitions = ReturnType<typeof createRepairCompetitions>

/**
 * Compares the matches of ties that have not begun with their competitions, and repairs them (B31): a node of an earlier
 * version, or a restore of some collections, may have left other teams in them.
 */
export function createRepairCompetitions(
  { competitions, database }: Pick<FastifyInstance['services'], 'competitions' | 'database'>,
  tournament: TournamentCache,
  fill: FillMatches,
) {
  /** Changes nothing. */
  async function check(): Promise<WrongSides[]> {
    await tournament.refreshMatches()
    const wrong: WrongSides[] = []
    for (const sportId of await competitions.sportIds()) {
      const found = await database.snapshot(async (session) => {
        const competition = await competitions.find(sportId, session)
        return competition ? fill.wrong(competition, session) : []
      })
      wrong.push(...found.map((matchId) => ({ sportId, matchId })))
    }
    return wrong
  }

  /** Returns the matches as `check` did. Safe while matches are played, as every fill is. */
  async function repair(): Promise<WrongSides[]> {
    const wrong = await check()
    for (const sportId of new Set(wrong.map((match) => match.sportId))) {
      await database.transaction(async (transaction) => {
        const competition = await competitions.lock(sportId, transaction)
        if (competition) await fill.write(competition, { by: { id: '', name: 'Competencia' }, transaction })
      })
    }
    return wrong
  }

  return { check, repair }
}

interface RepairLog {
  warn(fields: object, message: string): void
}

/** Milliseconds after the start: the first requests come first. */
const first = 5000

/** Repairs once after a node starts. */
export const createRepairCompetitionsJob = ({ repair }: RepairCompetitions, log: RepairLog) =>
  createJob(
    'matches of competitions',
    async () => {
      const matches = await repair()
      if (matches.length > 0) log.warn({ matches }, 'matches had other teams than their competition says')
      return false
    },
    { first, next: 60_000 },
  )
