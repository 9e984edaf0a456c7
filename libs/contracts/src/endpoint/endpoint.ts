import type { z } from '../fields/zod'
import type { Role } from '../people/roles'
import type { SectionId } from '../releases/sections'
import { builtFor } from './contract-numbers'

/**
 * Callers that an endpoint accepts (spec 1 §6). Ownership is checked by the route with a rule of `domain`. `anyone`
 * needs no session and ignores an invalid cookie; `signed-in` allows every role.
 */
export type Access = 'anyone' | 'signed-in' | { readonly section: SectionId } | { readonly roles: readonly Role[] }

/**
 * Reach of a pass. `match`: the match named by the path's `:id`, checked before the handler; `filtered`: the handler
 * returns only what concerns the pass's matches; `any`: the response contains no match.
 */
export type Scope = 'match' | 'filtered' | 'any'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the contract, as data: the API, the client hooks, the fake API and the OpenAPI page are derived from it.
 */
export interface Endpoint {
  readonly method: Method
  /** Path under /api, with `:name` for parameters. */
  readonly path: string
  /** One English sentence for the OpenAPI page. */
  readonly summary: string
  readonly tag: string
  readonly access: Access
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Takes one file as multipart/form-data, in a part named `file`, instead of a body. */
  readonly upload?: true
  /** Absent: 204 without a body, unless `bytes` is set. */
  readonly response?: z.ZodMiniType
  /**
   * Collections that the response is read from. A write to one of them invalidates it in the service and in the client,
   * and is announced to those who may call.
   */
  readonly reads?: readonly string[]
  /** The response is a file of this type instead of JSON. */
  readonly bytes?: 'image/*' | 'application/zip' | 'application/pdf'
  /** The success status; default: 200 with a response or bytes, else 204. */
  readonly status?: 200 | 201 | 204
  /**
   * Accepts an `If-Match: <rev>` header (0: the record must not exist) and fails with 409 `stale` and the current
   * record.
   */
  readonly conditional?: true
  /** Accepts an `Idempotency-Key` header: requests with the same key have one effect and the same response. */
  readonly repeatable?: true
  /** The response has a secret that is shown once: what the service stores for a repeat can be read with its key only. */
  readonly secret?: true
  /** A success may change records of any collection. */
  readonly affectsAll?: true
  /** The response contains emails or names of actors: browsers must not store it. */
  readonly personal?: true
  /** May be called by a session that must first set up a second factor. */
  readonly duringSetUp?: true
  /** Reach of a pass holder, who may not call an endpoint without it (B17). */
  readonly scope?: Scope
  /**
   * The service worker stores the response, for a start without a connection. The query that it must have: a value per
   * parameter, null for any.
   */
  readonly offline?: Readonly<Record<string, string | null>>
  /** May be called with a team's release key, limited to the team's own app, instead of a session. */
  readonly releaseKeys?: true
  /**
   * A session needs a proof of its person in `proofHeader`, else 403 `proof_required` (B115): for every call, or for a
   * body with this field. A release key needs none.
   */
  readonly proof?: true | string
  /** The message of the error that the client throws and logs (R45); people see a Spanish sentence. */
  readonly failure?: string
  /**
   * Body fields of a call that replaces a record, added after the call was first recorded, with the contract that added
   * them (`{ logo: '1.8' }`). A client built for an older contract leaves their stored values unchanged.
   */
  readonly since?: Readonly<Record<string, string>>
  /** Contract that the caller was built for: section apps bundle their own copy of this folder. */
  readonly builtFor?: string
}

/** Checks the shape of an endpoint and preserves its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return { ...definition, builtFor }
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<E extends Endpoint> = { readonly [Name in ParamNames<E['path']>]: string }
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : undefined
/** The body as a client sends it. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined
/** The body as a route receives it, after trimming and defaults. */
export type ParsedBodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined
export type ResponseOf<E extends Endpoint> = E extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined

/**
 * Header with the id of the user whom a write is made for; 401 without any effect when the session is another user's.
 */
export const userHeader = 'X-User'

/** Header with the proof of the session's person (`POST /account/proof`). */
export const proofHeader = 'X-Proof'

/** Header with the contract that a client was built for: `1.8`. */
export const contractHeader = 'X-Contract'

/** Header with the device's time of a match action, ISO 8601, corrected by its known offset from the server's clock. */
export const deviceTimeHeader = 'X-Device-Time'

/** True for calls that accept `userHeader`: writes that need a session. */
export function takesUserHeader({ method, access }: Endpoint): boolean {
  return method !== 'GET' && access !== 'anyone'
}

/** True if a session's call with this body needs `proofHeader`. */
export const needsProof = ({ proof }: Pick<Endpoint, 'proof'>, body: unknown): boolean =>
  typeof proof === 'string'
    ? typeof body === 'object' && body !== null && (body as Record<string, unknown>)[proof] !== undefined
    : proof === true

export function successStatus({ status, response, bytes }: Endpoint): number {
  return status ?? (response || bytes ? 200 : 204)
}

/** Fills the `:name` parts of a path: `fillPath('/users/:id', { id: 'a' })` is `/users/a`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
