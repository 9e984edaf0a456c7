import type { Endpoint, ParamsOf, ParsedBodyOf, QueryOf } from '@torneo/contracts/endpoint/endpoint'
import type { User } from '@torneo/contracts/people/users'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { OwnOrigins, Write } from '../database/database'
import type { LastChange, RecordFields } from '../database/repository'
import type { RowsOf } from './body-rows'

/** Return type of a handler: the response before the contract's shape removes internal fields. */
export type ResponseOf<E extends Endpoint> = E extends { response: infer S extends z.ZodMiniType }
  ? z.input<S>
  : E extends { bytes: string }
    ? FastifyReply
    : void

/** Repository of a record with If-Match: its public shape and its last change. */
interface ConditionalSource {
  readonly shape: z.ZodMiniType
  lastChange(id: string, transaction: Write['transaction']): Promise<LastChange | null>
}

/** Properties of the user that a cached response may depend on: users with the same values share it. */
export type Reader = Pick<User, 'role' | 'promotionId' | 'pass'>

/** A read whose response is cached: the handler sees only what the cache key contains. */
export interface CachedCall<E extends Endpoint> extends Pick<Call<E>, 'params' | 'query'> {
  /** Null where the contract allows `anyone`: the response is the same for all. */
  readonly user: E['access'] extends 'anyone' ? null : Reader
}

/**
 * Context of a call's writes: author, network (for the audit log), transaction, and the caller's spelling of our own
 * origin.
 */
export type WriteOfCall = Required<Write> & OwnOrigins & { readonly from: string }

/** One request to an endpoint, after session and role were checked. */
export interface Call<E extends Endpoint> {
  /** Well-formed ids; a malformed one was answered 404. */
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  /**
   * Parses the body by the contract; throws 400 with each bad field. A function, so that a handler can check ownership
   * (403) and existence (404) first, in the order that the contract gives.
   */
  readonly body: () => ParsedBodyOf<E>
  /** Parses a body whose field is a list of rows: malformed ones are reported together with the route's own faults. */
  readonly bodyRows: RowsOf<E>
  /** The signed-in user; null only where the contract allows `anyone`. */
  readonly user: E['access'] extends 'anyone' ? User | null : User
  /**
   * Runs all effects in one transaction and returns the response. A user who lost the session or the rights since the
   * request's head arrived is rejected, and nothing is written. A repeatable endpoint also stores the Idempotency-Key:
   * repeated requests get the response that `work` returned. `work` may run several times.
   */
  readonly transaction: (work: (write: WriteOfCall) => Promise<ResponseOf<E>>) => Promise<ResponseOf<E>>
  /** Throws 409 `stale` if If-Match names another rev than the record's; null stands for a missing record. */
  readonly requireRev: (
    source: ConditionalSource,
    current: Pick<RecordFields, 'id' | 'rev'> | null,
    write: Write,
  ) => Promise<void>
  /** Completes a saved body with the stored values of fields that its client is too old to know. */
  readonly completed: <Body extends object>(body: Body, current: object | null) => Body
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
