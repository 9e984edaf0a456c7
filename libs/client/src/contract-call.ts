import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { contractHeader, deviceTimeHeader, fillPath, takesUserHeader, userHeader, type BodyOf, type Endpoint, type ParamsOf, type QueryOf } from '@torneo/contracts/endpoint'
import { check } from '@torneo/contracts/validation'
import type { Dispatch } from '@reduxjs/toolkit'
import { opaqueError, refusalError, shapeError, unansweredError, type CallError } from './call-error'
import { noteServerDate } from './server-clock'
import { sessionLost, waitForSignIn, type SessionState } from './session-state'

/** The headers that make a write safe to repeat and safe against others (contract, Common). */
export interface CallOptions {
  /** `If-Match`: the rev the change was made on. */
  readonly ifMatch?: number | undefined
  /** `Idempotency-Key`: names the action. */
  readonly key?: string | undefined
  /** `X-Device-Time`: when a match action was done, by `serverNow`. */
  readonly at?: number | undefined
  /** `X-User`: the id of whom the call is made for, when it is not who is signed in. A session of theirs that has ended is not waited for. */
  readonly user?: string | undefined
}

type WithParams<E extends Endpoint> = keyof ParamsOf<E> extends never ? unknown : { readonly params: ParamsOf<E> }
type WithQuery<E extends Endpoint> = QueryOf<E> extends undefined ? unknown : { readonly query?: QueryOf<E> }
type WithBody<E extends Endpoint> = BodyOf<E> extends undefined ? unknown : { readonly body: BodyOf<E> }

/** What a call needs, made from its endpoint: params, query and body where it has them. */
export type CallArgs<E extends Endpoint> = CallOptions & WithParams<E> & WithQuery<E> & WithBody<E>

/** A call whose every part is optional may be made with nothing at all. */
export type ArgsOf<E extends Endpoint> = CallOptions extends CallArgs<E> ? CallArgs<E> | void : CallArgs<E>

/** How a request reaches the server: `fetch`, or for a file something that tells how far it is. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

export interface ContractCall {
  readonly endpoint: Endpoint
  readonly args: (CallOptions & { params?: Record<string, string>; query?: Record<string, string | number | boolean | undefined>; body?: unknown }) | undefined
}

function addressOf({ endpoint, args }: ContractCall): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(args?.query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  const query = search.size > 0 ? `?${search.toString()}` : ''
  return `/api${fillPath(endpoint.path, args?.params)}${query}`
}

function requestOf({ endpoint, args }: ContractCall, user: string | undefined, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = {}
  // The browser names a form's own type, with the boundary that it chose.
  const isForm = args?.body instanceof FormData
  if (args?.body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
  if (args?.ifMatch !== undefined) headers['If-Match'] = String(args.ifMatch)
  if (args?.key !== undefined) headers['Idempotency-Key'] = args.key
  if (args?.at !== undefined) headers[deviceTimeHeader] = new Date(args.at).toISOString()
  if (user !== undefined && takesUserHeader(endpoint)) headers[userHeader] = user
  if (endpoint.method !== 'GET' && endpoint.builtFor !== undefined) headers[contractHeader] = endpoint.builtFor
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin', signal }
  if (args?.body !== undefined) init.body = isForm ? args.body as FormData : JSON.stringify(args.body)
  return init
}

type Outcome = { data: unknown; meta?: Response } | { error: CallError }

async function callOnce(call: ContractCall, user: string | undefined, signal: AbortSignal, send: Transport): Promise<Outcome> {
  const { endpoint } = call
  const sentAt = Date.now()
  let response: Response
  try {
    response = await send(addressOf(call), requestOf(call, user, signal))
    noteServerDate(response.headers.get('Date'), sentAt, Date.now())
  } catch {
    return { error: unansweredError(endpoint) }
  }
  if (response.type === 'opaque') return { error: opaqueError(endpoint) }
  const text = await response.text().catch(() => '')
  let body: unknown = null
  try {
    body = text === '' ? null : JSON.parse(text)
  } catch {
    body = text
  }
  if (response.status >= 400) return { error: refusalError(endpoint, response.status, body) }
  if (!endpoint.response) return { data: null }
  const answer = check(endpoint.response, body)
  return answer.ok ? { data: answer.value, meta: response } : { error: shapeError(endpoint, response.status, body) }
}

interface CallContext {
  readonly signal: AbortSignal
  readonly dispatch: Dispatch
  readonly getState: () => unknown
}

/**
 * Makes a contract call. One that is answered 401 is made once more at once: the token may have been renewed while it was on its way, by this tab
 * or another. When the session has ended meanwhile, it waits for the person to sign in again over what they were
 * doing and then makes the same call once more, so that a save goes through instead of being lost (R31). A write says for whom it is made, so
 * that it never goes through as somebody else's who signed in meanwhile.
 */
export async function callContract(call: ContractCall, { signal, dispatch, getState }: CallContext, send: Transport = fetch): Promise<Outcome> {
  const signedIn = () => (getState() as { session: SessionState }).session.user?.id
  const user = call.args?.user ?? signedIn()
  const isEnded = (outcome: Outcome) => 'error' in outcome && outcome.error.type === 'unauthenticated'
  let first = await callOnce(call, user, signal, send)
  if (isEnded(first) && user !== undefined && user === signedIn()) first = await callOnce(call, user, signal, send)
  if (!isEnded(first) || call.args?.user !== undefined || user !== signedIn() || !sessionLost(dispatch, getState)) return first
  return (await waitForSignIn(signal)) ? callOnce(call, user, signal, send) : first
}

/** The same, as RTK Query makes it. */
export const contractBaseQuery: BaseQueryFn<ContractCall, unknown, CallError, object, Response> = (call, { signal, dispatch, getState }) =>
  callContract(call, { signal, dispatch, getState })
