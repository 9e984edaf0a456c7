import type { AuditKind } from '@torneo/contracts/audit'
import { matchCommandMessages as messages } from '@torneo/contracts/match-commands'
import type { Match } from '@torneo/contracts/matches'
import type { FastifyInstance } from 'fastify'
import type { Write } from '../../platform/database'
import { conflict } from '../../platform/problems'
import type { Done } from './match-actions'
import { titleOf } from '../../data/match-title'

const auditOf = (kind: AuditKind, { id, homeScore, awayScore }: Match) => ({ kind, collection: 'matches', id, detail: `${homeScore}-${awayScore}` })

export type EndingWrites = ReturnType<typeof createEndingWrites>

/** Writes that accompany a command which begins or ends a match. */
export function createEndingWrites({ activity, matchResults: results }: FastifyInstance['services']) {
  /** Records only the begin and end of a match as activity: a row per goal would bury the rest. */
  const noteActivity = (action: string, kind?: AuditKind) => (_done: Done, write: Required<Write>, match: Match) =>
    activity.add({ action, subject: titleOf(match), section: 'live_control', ...kind && { audit: auditOf(kind, match) } }, write)

  return {
    noteActivity,

    /** Counts the result for both teams, then all players; a missing team rolls everything back (R4). */
    finished: (action: string) => async (done: Done, write: Required<Write>, match: Match): Promise<void> => {
      if (!(await results.add(done.match, write.transaction))) throw conflict(messages.noTeams)
      await noteActivity(action, 'match-finished')(done, write, match)
    },
  }
}
