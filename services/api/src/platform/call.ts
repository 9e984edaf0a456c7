import type { Endpoint, ParamsOf, ParsedBodyOf, QueryOf } from '@torneo/contracts/endpoint'
import type { User } from '@torneo/contracts/users'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { OwnOrigins, Write } from './database'
import type { LastChange, RecordFields } from './repository'

/** What a handler gives back: the answer before the contract's shape has taken out what must not leave. */
export type AnswerOf<E extends Endpoint> = E extends { response: infer S extends z.ZodMiniType } ? z.input<S>
  : E extends { bytes: true } ? FastifyReply : void

/** Where a record comes from: what of it may leave, and who changed it last. */
interface ConditionalSource {
  readonly shape: z.ZodMiniType
  lastChange(id: string, transaction: Write['transaction']): Promise<LastChange | null>
}

/** What an answer may depend on of who asks: it is cached for all who are equal in this. */
export type Reader = Pick<User, 'role' | 'promotionId' | 'pass'>

/** A read whose answer is cached: the handler sees what the cache tells apart, and no more. */
export interface CachedCall<E extends Endpoint> extends Pick<Call<E>, 'params' | 'query'> {
  /** Null where the contract says `anyone`: the answer is the same for all. */
  readonly user: E['access'] extends 'anyone' ? null : Reader
}

/** What the writes of a call are made with: who, from which network (for the audit log), the transaction, and how the caller spells our own origin. */
export type WriteOfCall = Required<Write> & OwnOrigins & { readonly from: string }

/** One request of an endpoint, past session and role. */
export interface Call<E extends Endpoint> {
  /** Well-formed ids; a malformed one was answered 404. */
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  /**
   * The body, checked by the contract at this call: 400 with each bad field. A function, so that a handler can answer
   * ownership (403) and existence (404) first, in the order the contract gives.
   */
  readonly body: () => ParsedBodyOf<E>
  /** Who asks; null only where the contract says `anyone`. */
  readonly user: E['access'] extends 'anyone' ? User | null : User
  /**
   * Runs the whole effect in one transaction and gives its answer; who lost the session or the rights since the request's head came is
   * refused, and nothing is written. On a repeatable endpoint it also stores the Idempotency-Key:
   * what `work` returns is the answer a repetition gets. `work` may run several times.
   */
  readonly transaction: (work: (write: WriteOfCall) => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>
  /** Answers 409 `stale` when If-Match names another rev than the record's; null stands for a record not there yet. */
  readonly requireRev: (source: ConditionalSource, current: RecordFields | null, write: Write) => Promise<void>
  /** What a save makes of a whole record: the body, with the fields that its client is too old to know as they are stored. */
  readonly completed: <Body extends object>(body: Body, current: object | null) => Body
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
