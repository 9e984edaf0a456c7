import type { Match } from '@torneo/contracts/matches'
import type { MatchAction, Person } from '@torneo/domain/match/match-aggregate'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TournamentCache } from '../../data/tournament-cache'
import { operationKey } from '../../platform/call-checks'
import type { Write } from '../../platform/database'
import { askedOf } from '../../platform/operations'
import { markReplayed } from '../../platform/route'
import { reauthorize } from '../../platform/reauthorize'
import type { Done, MatchActions, Request } from './match-actions'

/** What a command needs of its call. */
interface CommandCall<Answer, Body> {
  readonly params: { readonly id: string }
  readonly user: Person
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly body: () => Body
  readonly transaction: (work: (write: Required<Write>) => Promise<Answer>) => Promise<Answer>
}
type ToAction<Body> = (body: Body) => MatchAction
type ToAnswer<Answer> = (match: Match, done: Done) => Answer

/** What else a command writes, in the transaction of its match. */
type WriteMore = (done: Done & { readonly before: Done['match'] }, write: Required<Write>, match: Match) => Promise<void>

/** Match commands keep their keys with the match. */
export const ownKeys = { ownKeys: true } as const

/**
 * The frame of every command on a match: the rights as they are now, existence (404), body (400), state (409), its effect once (by its key), the
 * answer. A repeat is answered with the present state.
 */
export function createMatchCommand(actions: MatchActions, cache: TournamentCache) {

  function requestOf<Answer, Body>({ body, user, request }: CommandCall<Answer, Body>, toAction: ToAction<Body>): Request {
    const key = operationKey(request.headers['idempotency-key'])
    let action: MatchAction | null = null
    return {
      by: { id: user.id, name: user.name }, key, asked: key === null ? undefined : askedOf(request),
      authorize: () => reauthorize(request), action: () => (action ??= toAction(body())),
    }
  }

  return {
    /** One write of one document. */
    async apply<Answer, Body>(call: CommandCall<Answer, Body>, toAction: ToAction<Body>, toAnswer: ToAnswer<Answer>): Promise<Answer> {
      const done = await actions.act(call.params.id, requestOf(call, toAction))
      if (done.isRepeat) markReplayed(call.reply)
      return toAnswer(await cache.withTeamsRefreshed(done.match), done)
    },

    /** With what else it changes, all or nothing. */
    applyInTransaction<Answer, Body>(
      call: CommandCall<Answer, Body>, toAction: ToAction<Body>, toAnswer: ToAnswer<Answer>, writeMore: WriteMore,
    ): Promise<Answer> {
      const request = requestOf(call, toAction)
      const { id } = call.params
      return actions.exclusive(id, async () => {
        let last: Done | null = null
        const answer = await call.transaction(async (write) => {
          const done = last = await actions.actIn(id, request, write.transaction)
          const match = await cache.withTeamsRefreshed(done.match)
          if (!done.isRepeat) await writeMore(done, write, match)
          return toAnswer(match, done)
        })
        // The last of its tries is the one that counts.
        const done = last as Done | null
        if (done?.isRepeat) markReplayed(call.reply)
        else if (done) cache.putMatch(done.match)
        return answer
      })
    },
  }
}

export type MatchCommand = ReturnType<typeof createMatchCommand>
