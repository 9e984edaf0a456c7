import type { Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import {
  contractHeader,
  deviceTimeHeader,
  fillPath,
  proofHeader,
  takesUserHeader,
  userHeader,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@torneo/contracts/endpoint/endpoint'
import { check } from '@torneo/contracts/fields/validation'
import { opaqueError, responseError, shapeError, networkError, type CallError } from './call-error'
import { pageFetch } from './page-fetch'
import { proofOf, waitForProof } from './proof-state'
import { withRepeatKey } from './repeat-key'
import { noteServerDate } from './server-clock'
import { markSessionLost, waitForSignIn, type SessionState } from './session-state'

/** Headers that make a write repeatable and protect it from concurrent writes (contract, Common). */
export interface CallOptions {
  /** `If-Match`: the rev that the change is based on. */
  readonly ifMatch?: number | undefined
  /** `Idempotency-Key` of an action that outlives the page; other repeatable calls get theirs from `withRepeatKey`. */
  readonly key?: string | undefined
  /** `X-Device-Time`: the time of a match action, by `serverNow`. */
  readonly at?: number | undefined
  /** `X-User`: id of the account, if not the signed-in one. If its session has ended, the call fails at once. */
  readonly user?: string | undefined
}

type WithParams<E extends Endpoint> = keyof ParamsOf<E> extends never ? unknown : { readonly params: ParamsOf<E> }
type WithQuery<E extends Endpoint> = QueryOf<E> extends undefined ? unknown : { readonly query?: QueryOf<E> }
type WithBody<E extends Endpoint> = BodyOf<E> extends undefined ? unknown : { readonly body: BodyOf<E> }

/** Arguments of a call, derived from its endpoint: params, query and body if it has them. */
export type CallArgs<E extends Endpoint> = CallOptions & WithParams<E> & WithQuery<E> & WithBody<E>

/** Allows a call whose parts are all optional to be made without arguments. */
export type ArgsOf<E extends Endpoint> = CallOptions extends CallArgs<E> ? CallArgs<E> | void : CallArgs<E>

/** Sends a request: `fetch`, or an uploader that reports progress. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

export interface ContractCall {
  readonly endpoint: Endpoint
  readonly args:
    | (CallOptions & {
        params?: Record<string, string>
        query?: Record<string, string | number | boolean | undefined>
        body?: unknown
      })
    | undefined
}

function addressOf({ endpoint, args }: ContractCall): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(args?.query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  const query = search.size > 0 ? `?${search.toString()}` : ''
  return `/api${fillPath(endpoint.path, args?.params)}${query}`
}

function requestOf(
  { endpoint, args }: ContractCall,
  user: string | undefined,
  proof: string | undefined,
  signal: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = {}
  // The browser sets a form's content type, with the boundary that it chose.
  const isForm = args?.body instanceof FormData
  if (args?.body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
  if (args?.ifMatch !== undefined) headers['If-Match'] = String(args.ifMatch)
  if (args?.key !== undefined) headers['Idempotency-Key'] = args.key
  if (args?.at !== undefined) headers[deviceTimeHeader] = new Date(args.at).toISOString()
  if (user !== undefined && takesUserHeader(endpoint)) headers[userHeader] = user
  if (proof !== undefined) headers[proofHeader] = proof
  if (endpoint.method !== 'GET' && endpoint.builtFor !== undefined) headers[contractHeader] = endpoint.builtFor
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin', signal }
  if (args?.body !== undefined) init.body = isForm ? (args.body as FormData) : JSON.stringify(args.body)
  return init
}

type Outcome = { data: unknown; meta?: Response } | { error: CallError }

async function callOnce(
  call: ContractCall,
  user: string | undefined,
  signal: AbortSignal,
  send: Transport,
): Promise<Outcome> {
  const { endpoint } = call
  // An upload's transport belongs to its section, which must not read the proof.
  const proof = send === pageFetch && endpoint.method !== 'GET' ? proofOf(user) : undefined
  const sentAt = Date.now()
  let response: Response
  try {
    response = await send(addressOf(call), requestOf(call, user, proof, signal))
    noteServerDate(response.headers.get('Date'), sentAt, Date.now())
  } catch {
    return { error: networkError(endpoint) }
  }
  if (response.type === 'opaque') return { error: opaqueError(endpoint) }
  const text = await response.text().catch(() => '')
  let body: unknown = null
  try {
    body = text === '' ? null : JSON.parse(text)
  } catch {
    body = text
  }
  if (response.status >= 400) return { error: responseError(endpoint, response.status, body) }
  if (!endpoint.response) return { data: null }
  const checked = check(endpoint.response, body)
  return checked.ok ? { data: checked.value, meta: response } : { error: shapeError(endpoint, response.status, body) }
}

interface CallContext {
  readonly signal: AbortSignal
  readonly dispatch: Dispatch
  readonly getState: () => unknown
}

const userOf = ({ args }: ContractCall, { getState }: CallContext): string | undefined =>
  args?.user ?? (getState() as { session: SessionState }).session.user?.id

/** Makes a contract call, under a key if the service takes one. */
export function callContract(call: ContractCall, context: CallContext, send: Transport = pageFetch): Promise<Outcome> {
  const { endpoint, args } = call
  if (!endpoint.repeatable || args?.key !== undefined) return callWithProof(call, context, send)
  return withRepeatKey([userOf(call, context), endpoint.method, addressOf(call), args?.body], (key) =>
    callWithProof({ endpoint, args: { ...args, key } }, context, send),
  )
}

/**
 * Makes a call. Where it needs a proof of the person, it waits for the shell's dialog and is repeated once, so that the
 * screen knows only success or, after 'Cancelar', a failure.
 */
async function callWithProof(call: ContractCall, context: CallContext, send: Transport): Promise<Outcome> {
  const first = await callInSession(call, context, send)
  const isProofRequired = 'error' in first && first.error.type === 'proof_required' && send === pageFetch
  return isProofRequired && (await waitForProof(context.signal)) ? callInSession(call, context, send) : first
}

/**
 * Makes a call of the signed-in user. A 401 is retried once at once, because this tab or another may have renewed the token
 * meanwhile. If the session has ended, the call waits for the person to sign in again over the screen and is then
 * retried once, so that a save is not lost (R31). A write names its user, so that it never succeeds under another
 * account that signed in meanwhile.
 */
async function callInSession(call: ContractCall, context: CallContext, send: Transport): Promise<Outcome> {
  const { signal, dispatch, getState } = context
  const currentUserId = () => (getState() as { session: SessionState }).session.user?.id
  const user = userOf(call, context)
  const isEnded = (outcome: Outcome) => 'error' in outcome && outcome.error.type === 'unauthenticated'
  let first = await callOnce(call, user, signal, send)
  if (isEnded(first) && user !== undefined && user === currentUserId()) first = await callOnce(call, user, signal, send)
  if (
    !isEnded(first) ||
    call.args?.user !== undefined ||
    user !== currentUserId() ||
    !markSessionLost(dispatch, getState)
  )
    return first
  return (await waitForSignIn(signal)) ? callOnce(call, user, signal, send) : first
}

/** Adapts `callContract` to RTK Query. */
export const contractBaseQuery: BaseQueryFn<ContractCall, unknown, CallError, object, Response> = (
  call,
  { signal, dispatch, getState },
) => callContract(call, { signal, dispatch, getState })
