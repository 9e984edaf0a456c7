import { isKnownTo } from '@torneo/contracts/endpoint/contract-numbers'
import {
  contractHeader,
  type Endpoint,
  needsProof,
  successStatus,
  takesUserHeader,
  userHeader,
} from '@torneo/contracts/endpoint/endpoint'
import type { Shape } from '@torneo/contracts/fields/validation'
import { secondFactorMessages } from '@torneo/contracts/people/second-factor'
import type { User } from '@torneo/contracts/people/users'
import { mayCall } from '@torneo/domain/people/permissions'
import { AssembledBody } from '@torneo/serving/http/assembled-body'
import { wideNetworkOf } from '@torneo/serving/network'
import type { RouteCache } from '@torneo/serving/response-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Author } from '../database/database'
import { reauthorize } from '../sessions/reauthorize'
import { hasReleaseKey, authenticateKey } from '../sessions/release-key'
import { requireProof } from '../sessions/require-proof'
import { needsSecondFactor } from '../sessions/second-factor-need'
import { openSession } from '../sessions/session-cookie'
import { bodyRows } from './body-rows'
import type { ResponseOf, CachedCall, Call, Reader } from './call'
import { checkedBody, checkedParams, checkedQuery, expectedRev } from './call-checks'
import { openOperation, type OpenOperation } from './operations'
import { hostOrigins } from './origin'
import { archived, forbidden, Problem, stale, unauthenticated } from './problems'
import { sendJson, sendRead } from './sent-body'
import { toContract } from './to-contract'

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E>>
type CachedHandler<E extends Endpoint> = (call: CachedCall<E>) => Promise<ResponseOf<E> | AssembledBody>

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws unless the match is in the reach of the user's pass; accounts have none. */
    checkScope: (user: Reader, matchId: string) => Promise<void>
    /** Answers a read that names an archived edition; undefined if it names none. */
    readArchived: (
      endpoint: Endpoint,
      call: Pick<CachedCall<Endpoint>, 'params' | 'query' | 'user'>,
    ) => Promise<unknown>
  }
}

interface RouteOptions {
  /** Bytes, if less than the default. */
  readonly bodyLimit?: number
  /** Runs after session and role, before the body is read. */
  readonly before?: (request: FastifyRequest) => void
  /** The handler stores the Idempotency-Key itself, together with the effect. */
  readonly ownKeys?: true
  /** The write is exempt from the rate limit. */
  readonly unlimited?: true
  /** Pages of other origins may read the response, without cookies. */
  readonly anyOrigin?: true
}

interface CachedOptions extends RouteOptions {
  /** The response is cached until one of the endpoint's `reads` is written. */
  readonly cached: true
  /** Today's date, of a response that changes at midnight. */
  readonly today?: () => string
}

/**
 * Connects a contract endpoint with its handler. Checks session (401), the user that the write is meant for (401), role
 * (403), the person's proof (403), ids (404), a pass's match (403) and query (400), replays repeated commands, runs the handler and strips the response to the
 * contract's shape. A handler of file bytes returns the reply that it sent them with; an upload's handler reads the
 * parts of `request` itself.
 */
export function route<const E extends Endpoint & { readonly reads: readonly string[] }>(
  app: FastifyInstance,
  endpoint: E,
  handler: CachedHandler<E>,
  options: CachedOptions,
): void
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options?: RouteOptions,
): void
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E> | CachedHandler<E>,
  options: RouteOptions & Partial<CachedOptions> = {},
): void {
  const { config, endpoints, responseCache, countWrite } = app.services
  const orArchived = rejectArchived(app, endpoint)
  endpoints.push(endpoint)
  const isCounted = endpoint.method !== 'GET' && !options.unlimited
  const cached = options.cached ? responseCache.of(endpoint.reads ?? []) : null

  /** Opens the session of a request, or that of a release key; images are the same for everyone, so none is read. */
  async function sessionOf(request: FastifyRequest) {
    if (endpoint.bytes && endpoint.access === 'anyone') return null
    return endpoint.releaseKeys && hasReleaseKey(request) ? authenticateKey(request) : openSession(request)
  }

  /** Returns the path parameters; throws if one is malformed, or names a match out of the pass's reach. */
  async function paramsOf({ params, user }: FastifyRequest): Promise<Readonly<Record<string, string>>> {
    const checked = checkedParams(params as Record<string, string>)
    if (endpoint.scope === 'match' && user) await app.checkScope(user, checked['id'] ?? '')
    return checked
  }

  /** Reads the edition that the query names. */
  async function read(call: CachedCall<E> | Call<E>): Promise<unknown> {
    const isArchivable = (call.query as { tournamentId?: string } | undefined)?.tournamentId !== undefined
    const archivedAnswer = isArchivable ? await app.readArchived(endpoint, call as CachedCall<Endpoint>) : undefined
    return archivedAnswer === undefined ? (handler as Handler<E>)(call as Call<E>) : archivedAnswer
  }

  async function sendCached(cache: RouteCache, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (options.anyOrigin) allowAnyOrigin(reply)
    const call = {
      params: await paramsOf(request),
      query: checkedQuery(endpoint, request.query),
      user: readerOf(endpoint, request.user),
    } as CachedCall<E>
    const load = async () => responseFor(endpoint, await read(call))
    const body = await cache(JSON.stringify(options.today ? [call, options.today()] : call), load)
    return sendRead(reply, successStatus(endpoint), body, { personal: endpoint.personal })
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    // Runs before the body is read: an anonymous client gets 401 whatever it sends.
    onRequest: async (request, reply) => {
      const session = await sessionOf(request)
      request.user = session?.user ?? null
      request.person = session?.person ?? null
      if (takesUserHeader(endpoint) && isForAnother(request)) throw unauthenticated()
      if (!mayCall(request.user?.role ?? null, endpoint)) {
        // Passes ended with their edition: a phone with unsent actions learns why.
        if (!request.user && endpoint.scope === 'match') await orArchived(request, unauthenticated())
        throw request.user ? forbidden() : unauthenticated()
      }
      if (
        request.user &&
        endpoint.access !== 'anyone' &&
        !endpoint.duringSetUp &&
        needsSecondFactor(config, request.user)
      ) {
        throw forbidden(secondFactorMessages.setUpFirst)
      }
      if (isCounted && session) countWrite(session.id)
      if (needsProof(endpoint, undefined)) await requireProof(request)
      options.before?.(request)
      // Answered here, because the later steps are for requests with a body.
      if (cached) return sendCached(cached, request, reply)
    },
    handler: (request, reply) => respond(request, reply).catch((error: unknown) => orArchived(request, error)),
  })

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { user } = request
    if (options.anyOrigin) allowAnyOrigin(reply)
    if (endpoint.proof !== true && needsProof(endpoint, request.body)) await requireProof(request)
    const params = await paramsOf(request)
    const query = checkedQuery(endpoint, request.query)
    const operation =
      endpoint.repeatable && user && !options.ownKeys ? await openOperation(request, user.id, endpoint) : null

    const call = {
      params,
      query,
      user,
      request,
      reply,
      body: () => checkedBody(endpoint, request.body),
      bodyRows: (field: string) => bodyRows(endpoint.body as Shape, request.body, field),
      transaction: transactionOf(endpoint, request, user, operation),
      completed: <Body extends object>(body: Body, current: object | null): Body => ({
        ...unknownFields(endpoint, request, current),
        ...body,
      }),
      requireRev: async (source, current, { transaction }) => {
        const rev = expectedRev(request.headers['if-match'])
        if (rev === null || rev === (current?.rev ?? 0)) return
        throw stale(
          current && toContract(source.shape, current),
          current && (await source.lastChange(current.id, transaction)),
        )
      },
    } as Call<E>
    if (endpoint.bytes) return (await handler(call as CachedCall<E> & Call<E>)) as unknown as FastifyReply

    try {
      if (!endpoint.body && !endpoint.upload) call.body()
      const response = responseFor(endpoint, await read(call))
      return sendJson(reply, successStatus(endpoint), response, { personal: endpoint.personal })
    } catch (error) {
      // A repeated command fails at the latest when its key is stored; it gets the first response, whatever the
      // current state.
      const first = await operation?.answered()
      if (!first) throw error
      return replay(endpoint, request, reply, first.answer)
    }
  }
}

/**
 * Returns the rejection of a failed call: 409 `archived` if a write names an archived edition or a record of one, which
 * cannot be found, otherwise its own error.
 */
function rejectArchived({ services: { archive } }: FastifyInstance, { method }: Endpoint) {
  return async ({ params, body }: FastifyRequest, error: unknown): Promise<never> => {
    const isRejection = error instanceof Problem && [400, 401, 403, 404, 409].includes(error.code)
    if (method !== 'GET' && isRejection && (await archive.holds(idsIn([params, body])))) throw archived()
    throw error
  }
}

/** Maximum number of ids that are looked up for one call. */
const maxIds = 5000

/** Lists the texts in a call that may be ids. */
function idsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string' && /^[0-9A-Za-z]{1,36}$/.test(value) && found.length < maxIds) found.push(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) idsIn(one, found)
  return found
}

/**
 * True if a write is meant for another user than the session's. Tabs share one cookie, so a tab may still show the user
 * of an earlier session. 401, not 403: the new user's rights say nothing about the old user's write.
 */
function isForAnother({ headers, user }: FastifyRequest): boolean {
  const named = headers[userHeader.toLowerCase()]
  return named !== undefined && named !== user?.id
}

/** Returns the stored values of fields that were added after the contract that the client was built for. */
function unknownFields({ since = {} }: Endpoint, { headers }: FastifyRequest, current: object | null): object {
  const client = headers[contractHeader.toLowerCase()]
  const isUnknown = (field: string) =>
    since[field] !== undefined && !isKnownTo(client === undefined ? undefined : String(client), since[field])
  return Object.fromEntries(Object.entries(current ?? {}).filter(([field]) => isUnknown(field)))
}

function allowAnyOrigin(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
}

function readerOf({ access }: Endpoint, user: User | null): Reader | null {
  return access === 'anyone' || !user ? null : { role: user.role, promotionId: user.promotionId, pass: user.pass }
}

const responseFor = ({ response }: Endpoint, data: unknown): unknown =>
  !response ? undefined : data instanceof AssembledBody ? data : toContract(response, data)

/** Marks the response as a replay of an earlier command; `already`: another user's call had the same effect. */
export function markReplayed(reply: FastifyReply, by: 'true' | 'already' = 'true'): void {
  reply.header('idempotency-replayed', by)
}

function replay(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  response: unknown,
): Promise<FastifyReply> {
  markReplayed(reply)
  return sendJson(reply, successStatus(endpoint), response)
}

function transactionOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  user: User | null,
  operation: OpenOperation | null,
): Call<E>['transaction'] {
  const by: Author = { id: user?.id ?? '', name: user?.name ?? '' }
  return (work) =>
    request.server.services.database.transaction(async (transaction) => {
      const effect = async () => {
        const write = { by, from: wideNetworkOf(request.ip), transaction, origins: hostOrigins(request) }
        const response = responseFor(endpoint, await work(write)) as ResponseOf<E>
        await operation?.store(transaction, response)
        return response
      }
      // Checked while the work runs, so that locks are not extended; the transaction commits only if both succeed.
      const [rights, done] = await Promise.allSettled([reauthorize(request), effect()])
      if (rights.status === 'rejected') throw rights.reason
      if (done.status === 'rejected') throw done.reason
      return done.value
    })
}
