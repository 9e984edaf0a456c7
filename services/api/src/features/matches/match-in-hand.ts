import type { Match } from '@torneo/contracts/matches'
import type { User } from '@torneo/contracts/users'
import { canCommand } from '@torneo/domain/match-lifecycle'
import type { MatchActionKind } from '@torneo/domain/match/match-aggregate'
import type { FastifyRequest } from 'fastify'
import { createMatchActionsRepository, type Effect } from '../../data/match-actions.repository'
import { createMatchesRepository, type MatchChange, type MatchInHand } from '../../data/matches.repository'
import { operationKey } from '../../platform/call-checks'
import type { Database, Write } from '../../platform/database'
import { conflict, notFound } from '../../platform/problems'

/** What a command needs of its call. */
interface CommandCall<Answer, Body> {
  readonly params: { readonly id: string }
  readonly user: User
  readonly request: FastifyRequest
  readonly body: () => Body
  readonly transaction: (work: (write: Required<Write>) => Promise<Answer>) => Promise<Answer>
}

export interface Hand<Body> extends MatchInHand {
  readonly body: Body
  readonly user: User
  readonly write: Required<Write>
  /** Changes the match, once a command; with an `effect` its author may take the action back. */
  readonly change: (change: MatchChange, effect?: Effect) => Promise<Match>
}

/**
 * The frame of every command on a match, in one transaction: existence (404), body (400), state (409 with `refusal`), then its effect. Whoever
 * comes second to a match finds it as the first left it, and is judged by that.
 */
export function createMatchCommands(database: Database) {
  const matches = createMatchesRepository(database)
  const actions = createMatchActionsRepository(database)

  return function command<Answer, Body>(
    { params, user, request, body, transaction }: CommandCall<Answer, Body>, name: MatchActionKind, refusal: string,
    effect: (hand: Hand<Body>) => Promise<Answer>,
  ): Promise<Answer> {
    const key = operationKey(request.headers['idempotency-key'])
    return transaction(async (write) => {
      const inHand = await matches.takeInHand(params.id, write.transaction)
      if (!inHand) throw notFound()
      const sent = body()
      if (!canCommand(name, inHand.match)) throw conflict(refusal)
      return effect({
        ...inHand, body: sent, user, write,
        change: async (change, done) => {
          const match = await matches.change(inHand.match, change, key, write)
          if (done) await actions.add({ matchId: match.id, userId: user.id, key, rev: match.rev, effect: done }, write.transaction)
          return match
        },
      })
    })
  }
}
