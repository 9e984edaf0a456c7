import type { Match } from '@torneo/contracts/match/matches'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FillMatches } from '../../data/competitions/fill-matches'
import { titleOf } from '../../data/matches/match-title'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { Write } from '../../platform/database/database'
import { deviceTime, operationKey } from '../../platform/http/call-checks'
import { fingerprintOf } from '../../platform/http/operations'
import { markReplayed } from '../../platform/http/route'
import { reauthorize } from '../../platform/sessions/reauthorize'
import { type Done, type MatchActions, NeedsTransaction, type Request, type Requester } from './match-actions'

/** Parts of a call that a command needs. */
interface CommandCall<Answer> {
  readonly params: { readonly id: string }
  readonly user: Requester
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly transaction: (work: (write: Required<Write>) => Promise<Answer>) => Promise<Answer>
}
export type ToAnswer<Answer> = (match: Match, done: Done) => Answer

/** Writes further records in the transaction of the match. */
export type WriteMore = (
  done: Done & { readonly before: Done['match'] },
  write: Required<Write>,
  match: Match,
) => Promise<void>

/** Only an action whose effect already existed has a row without a key (B14). */
const repeatOf = ({ row: { key } }: Done) => (key === null ? 'already' : 'true')

/** Match commands store their keys with the match. */
export const ownKeys = { ownKeys: true } as const

/**
 * Handles every command on a match: current rights, existence (404), body (400), state (409), its effect once (by its
 * key), and the response. A repeated command gets the current state.
 */
export function createMatchCommand(
  { activity, database, matchResults }: Pick<FastifyInstance['services'], 'activity' | 'database' | 'matchResults'>,
  actions: MatchActions,
  cache: TournamentCache,
  fill: FillMatches,
) {
  /** Updates the counters of teams and players after a change of a finished match (B4). */
  const moveResult: WriteMore = async ({ before, match: after, row: { effect } }, write, match) => {
    const isCounted = before.status === 'finished'
    if (isCounted) await matchResults.move(before, after, write.transaction)
    const action = isCounted
      ? effect.after && 'bonus' in effect.after
        ? 'Puntos bonus corregidos'
        : 'Evento corregido'
      : effect.undid?.kind === 'start'
        ? 'Inicio del partido deshecho'
        : null
    if (action) await activity.add({ action, subject: titleOf(match), section: 'live_control' }, write)
  }

  async function requestOf<Answer>(
    { user, request }: CommandCall<Answer>,
    toAction: () => MatchAction,
  ): Promise<Request> {
    const key = operationKey(request.headers['idempotency-key'])
    const deviceAt = deviceTime(request.headers, await database.now())
    let action: MatchAction | null = null
    return {
      by: { id: user.id, name: user.name },
      user,
      key,
      asked: key === null ? undefined : fingerprintOf(request),
      deviceAt,
      authorize: () => reauthorize(request),
      action: () => (action ??= toAction()),
    }
  }

  /** Applies a command by one write of one document. */
  async function apply<Answer>(
    call: CommandCall<Answer>,
    toAction: () => MatchAction,
    toAnswer: ToAnswer<Answer>,
  ): Promise<Answer> {
    const done = await actions.act(call.params.id, await requestOf(call, toAction))
    if (done.isRepeat) markReplayed(call.reply, repeatOf(done))
    return toAnswer(await cache.withTeamsRefreshed(done.match), done)
  }

  /** Applies a command with its further writes, all or nothing. */
  async function applyInTransaction<Answer>(
    call: CommandCall<Answer>,
    toAction: () => MatchAction,
    toAnswer: ToAnswer<Answer>,
    writeMore: WriteMore,
  ): Promise<Answer> {
    const request = await requestOf(call, toAction)
    const { id } = call.params
    return actions.exclusive(id, async () => {
      let last: Done | null = null
      const answer = await call.transaction(async (write) => {
        const done = await actions.actIn(id, request, write.transaction)
        last = done
        const match = await cache.withTeamsRefreshed(done.match)
        if (!done.isRepeat) {
          await writeMore(done, write, match)
          await fill.after(done.before, done.match, write)
        }
        return toAnswer(match, done)
      })
      // The transaction may run several times: the last attempt counts.
      const done = last as Done | null
      if (done?.isRepeat) markReplayed(call.reply, repeatOf(done))
      else if (done) cache.putMatch(done.match)
      return answer
    })
  }

  /**
   * Applies a command, with `writeMore` in one transaction. Without it, by one write if possible: undoing a start or
   * changing a finished match needs a transaction.
   */
  return async function command<Answer>(
    call: CommandCall<Answer>,
    toAction: () => MatchAction,
    toAnswer: ToAnswer<Answer>,
    writeMore?: WriteMore,
  ): Promise<Answer> {
    if (writeMore) return applyInTransaction(call, toAction, toAnswer, writeMore)
    try {
      return await apply(call, toAction, toAnswer)
    } catch (error) {
      if (!(error instanceof NeedsTransaction)) throw error
      return applyInTransaction(call, toAction, toAnswer, moveResult)
    }
  }
}

export type MatchCommand = ReturnType<typeof createMatchCommand>
