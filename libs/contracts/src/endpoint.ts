import { builtFor } from './contract-numbers'
import type { z } from './zod'
import type { Role } from './roles'
import type { SectionId } from './sections'

/**
 * Who may make a call (spec 1 §6). Ownership, where it matters, is decided by the route with a rule of `domain`.
 * `anyone` needs no session and treats a bad cookie as none; `signed-in` takes every role.
 */
export type Access = 'anyone' | 'signed-in' | { readonly section: SectionId } | { readonly roles: readonly Role[] }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the contract, as data: the API, the client hooks, the fake API and the OpenAPI page are made from it. */
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
  /** Absent: the answer is 204 without a body, unless it is `bytes`. */
  readonly response?: z.ZodMiniType
  /** Answers a file's bytes instead of JSON. */
  readonly bytes?: true
  /** The status of success; 200 with a response or bytes, 204 without, unless said. */
  readonly status?: 200 | 201 | 204
  /** Takes an `If-Match: <rev>` header (0: there must be none yet) and answers 409 `stale` with the current record. */
  readonly conditional?: true
  /** Takes an `Idempotency-Key` header: the same key twice has one effect and one answer. */
  readonly repeatable?: true
  /** Holds e-mails or who did what: no browser keeps the answer. */
  readonly personal?: true
  /** The message of the error that the client call raises and logs (R45); people see a Spanish sentence. */
  readonly failure?: string
  /**
   * Of a call that replaces a record: the fields of its body that came after it was first recorded, by the contract that they came with
   * (`{ logo: '1.8' }`). A save of a client that was built for an older contract leaves them as they are stored.
   */
  readonly since?: Readonly<Record<string, string>>
  /** The contract that whoever calls was built for: section apps bring their own copy of this folder. */
  readonly builtFor?: string
}

/** Keeps the literal types of an endpoint while checking its shape. */
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
/** The body as a route receives it, after trimming and completing. */
export type ParsedBodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined
export type ResponseOf<E extends Endpoint> = E extends { response: infer S extends z.ZodMiniType } ? z.output<S> : undefined

/** The header by which a write names the user it is made for; when it is not the session's, the answer is 401 and nothing happens. */
export const userHeader = 'X-User'

/** The header by which a client names the contract it was built for: `1.8`. */
export const contractHeader = 'X-Contract'

/** Whether a call takes `userHeader`: a write that needs a session. */
export function takesUserHeader({ method, access }: Endpoint): boolean {
  return method !== 'GET' && access !== 'anyone'
}

/** The status of success of an endpoint. */
export function successStatus({ status, response, bytes }: Endpoint): number {
  return status ?? (response || bytes ? 200 : 204)
}

/** Fills the `:name` parts of a path: `fillPath('/users/:id', { id: 'a' })` is `/users/a`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
