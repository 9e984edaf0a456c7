import { matchCommandMessages as messages } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import type { AuditKind } from '@torneo/contracts/records/audit'
import type { MatchAction, MatchActionKind } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import { checkYear } from '../../data/matches/check-year'
import type { MatchBoards } from '../../data/matches/match-boards'
import { titleOf } from '../../data/matches/match-title'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import { conflict } from '../../platform/http/problems'
import type { WriteMore } from './match-command'

interface FurtherWrite {
  /** Checks the action before the match is read. */
  readonly check?: (action: MatchAction) => Promise<void>
  readonly write: WriteMore
}

const auditOf = (kind: AuditKind, { id, homeScore, awayScore }: Match) => ({
  kind,
  collection: 'matches',
  id,
  detail: `${homeScore}-${awayScore}`,
})

/** Further writes of the actions that begin or end a match, in its transaction; all other actions write only the match. */
export function createFurtherWrites(
  { activity, matchResults: results }: FastifyInstance['services'],
  tournament: TournamentCache,
  boards: MatchBoards,
): { readonly [Kind in MatchActionKind]?: FurtherWrite } {
  /** Records only the begin and end of a match as activity: a row per goal would bury the rest. */
  const noteActivity =
    (action: string, kind?: AuditKind): WriteMore =>
    (_done, write, match) =>
      activity.add(
        { action, subject: titleOf(match), section: 'live_control', ...(kind && { audit: auditOf(kind, match) }) },
        write,
      )

  /** Counts the result for both teams, then all players; a missing team rolls everything back (R4). */
  const finished =
    (action: string): WriteMore =>
    async (done, write, match) => {
      if (!(await results.add(done.match, write.transaction))) throw conflict(messages.noTeams)
      await noteActivity(action, 'match-finished')(done, write, match)
    }

  const newDate = (action: MatchAction) => checkYear(tournament, 'date' in action ? action : {})

  return {
    start: {
      async write(done, write, match) {
        // The user who starts a match leads it, unless it has a lead (B14).
        await boards.lead(match.id, write.by, { transaction: write.transaction, ifNone: true })
        await noteActivity('Partido iniciado')(done, write, match)
      },
    },
    finish: { write: finished('Partido finalizado') },
    result: { write: finished('Partido finalizado') },
    walkover: { write: finished('Partido terminado por W.O.') },
    retire: { write: finished('Partido terminado por retiro') },
    award: {
      async write(done, write, match) {
        await results.move(done.before, done.match, write.transaction)
        await noteActivity('Partido dado por perdido', 'match-finished')(done, write, match)
      },
    },
    abandon: { check: newDate, write: noteActivity('Partido suspendido') },
    postpone: { check: newDate, write: noteActivity('Partido postergado') },
    cancel: { write: noteActivity('Partido cancelado') },
    reopen: {
      async write(done, write, match) {
        // Reopening an awarded match brings back the result that was played.
        if (done.match.status === 'finished') await results.move(done.before, done.match, write.transaction)
        else if (done.before.status === 'finished') await results.revert(done.before, write.transaction)
        await noteActivity('Partido reabierto', 'match-reopened')(done, write, match)
      },
    },
  }
}
