import { scheduledSaveEndpoints } from '@torneo/contracts/content/scheduled-saves'
import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import {
  successStatus,
  takesUserHeader,
  userHeader,
  type Endpoint,
  type ParamsOf,
  type ParsedBodyOf,
  type ResponseOf,
} from '@torneo/contracts/endpoint/endpoint'
import { check } from '@torneo/contracts/fields/validation'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import { matchReportEndpoints } from '@torneo/contracts/match/match-reports'
import { officialEndpoints } from '@torneo/contracts/match/officials'
import { accountEndpoints } from '@torneo/contracts/people/account'
import type { User } from '@torneo/contracts/people/users'
import { historyEndpoints } from '@torneo/contracts/records/history'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import { suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { mayCall } from '@torneo/domain/people/permissions'
import { networkFailure, ErrorReply, errorReply, sessionEnded } from './error-reply'
import { fakeXhr } from './fake-xhr'

/** The body of an upload endpoint. */
export interface UploadBody {
  readonly file: File
}

export interface Received<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: Readonly<Record<string, string>>
  readonly body: E extends { readonly upload: true } ? UploadBody : ParsedBodyOf<E>
  /** Lower-case names: `if-match`, `idempotency-key`. */
  readonly headers: Readonly<Record<string, string>>
}

type Reply<E extends Endpoint> = ResponseOf<E> | ErrorReply | typeof networkFailure
type Handler<E extends Endpoint> = (received: Received<E>) => Reply<E> | Promise<Reply<E>>

type AnyReceived = Received<Endpoint>
interface Call extends AnyReceived {
  readonly endpoint: Endpoint
}

function paramsOf(endpoint: Endpoint, path: string): Record<string, string> | null {
  const expected = endpoint.path.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const found = actual[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(found)
    else if (part !== found) return null
  }
  return params
}

/** Reads the file of an upload: the API requires a form with one part named `file`. */
function uploadOf(body: unknown): UploadBody {
  const file = body instanceof FormData ? body.get('file') : null
  if (!(file instanceof File)) throw new Error('An upload is a form with the file in a part named file')
  return { file }
}

function jsonResponse(status: number, body: unknown): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
}

/**
 * A fake API for screens, bound to the contract: bodies are validated as by the real API, a response outside the
 * contract's shape fails the test, and roles are checked against the section table.
 */
export class FakeApi {
  readonly #handlers = new Map<Endpoint, Handler<Endpoint>>()
  readonly #calls: Call[] = []

  constructor(public user: User | null) {
    this.respond(accountEndpoints.current, () => this.user ?? sessionEnded())
    this.respond(editionEndpoints.find, { name: 'Torneo de Exalumnos', year: 2025 })
    this.respond(historyEndpoints.list, { total: 0, items: [] })
    this.respond(suspensionEndpoints.list, { total: 0, items: [] })
    this.respond(matchCallEndpoints.list, { total: 0, items: [] })
    this.respond(matchReportEndpoints.list, { total: 0, items: [] })
    this.respond(officialEndpoints.list, { total: 0, items: [] })
    this.respond(scheduledSaveEndpoints.get, null)
    this.respond(storedImageEndpoints.details, {})
    this.respond(accountEndpoints.updatePrefs, ({ body }) => {
      if (!this.user) return sessionEnded()
      this.user = { ...this.user, prefs: { ...this.user.prefs, ...body } as User['prefs'] }
      return this.user
    })
  }

  /** Sets the response of an endpoint: a value of its shape, an error, or a handler function. */
  respond<E extends Endpoint>(endpoint: E, response: Exclude<Reply<E>, undefined> | Handler<E> | undefined): this {
    const handler = typeof response === 'function' ? (response as Handler<E>) : () => response as Reply<E>
    this.#handlers.set(endpoint, handler as unknown as Handler<Endpoint>)
    return this
  }

  /** Sets the response of the next request to an endpoint; later ones get the previous response again. */
  respondOnce<E extends Endpoint>(endpoint: E, response: Exclude<Reply<E>, undefined>): this {
    const previous = this.#handlers.get(endpoint)
    return this.respond(endpoint, () => {
      if (previous) this.#handlers.set(endpoint, previous)
      return response
    })
  }

  /** The requests to an endpoint, oldest first. */
  callsTo<E extends Endpoint>(endpoint: E): readonly Received<E>[] {
    return this.#calls.filter((call) => call.endpoint === endpoint) as unknown as Received<E>[]
  }

  /** Installs this API as the page's `fetch` and XMLHttpRequest (used for uploads). */
  install(): void {
    globalThis.fetch = this.fetch
    globalThis.XMLHttpRequest = fakeXhr(this.fetch)
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    const path = address.pathname.replace(/^\/api/, '')
    const method = init.method ?? 'GET'
    const found = allEndpoints
      .flatMap((endpoint) => {
        const params = endpoint.method === method ? paramsOf(endpoint, path) : null
        return params ? [{ endpoint, params }] : []
      })
      .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
    if (!found) throw new Error(`The contract has no ${method} ${path}`)
    const { endpoint, params } = found
    const reply = await this.#reply(endpoint, params, address, init)
    if (reply === networkFailure) throw new TypeError('Failed to fetch')
    if (reply instanceof ErrorReply) return jsonResponse(reply.body.code, reply.body)
    if (!endpoint.response) return jsonResponse(204, null)
    const checked = check(endpoint.response, reply)
    if (!checked.ok)
      throw new Error(`${method} ${path} was given a response outside the contract: ${JSON.stringify(checked.details)}`)
    return jsonResponse(successStatus(endpoint), checked.value)
  }

  async #reply(endpoint: Endpoint, params: Record<string, string>, address: URL, init: RequestInit): Promise<unknown> {
    const headers = Object.fromEntries(
      [...new Headers(init.headers)].map(([name, value]) => [name.toLowerCase(), value]),
    )
    const userId = takesUserHeader(endpoint) ? headers[userHeader.toLowerCase()] : undefined
    if (endpoint.access !== 'anyone' && (!this.user || (userId !== undefined && userId !== this.user.id)))
      return sessionEnded()
    if (!mayCall(this.user?.role ?? null, endpoint))
      return errorReply({ code: 403, type: 'forbidden', message: 'No tienes permisos para hacer esto' })
    let body: unknown
    if (endpoint.body) {
      const checked = check(endpoint.body, init.body === undefined ? undefined : JSON.parse(init.body as string))
      if (!checked.ok)
        return errorReply({
          code: 400,
          type: 'validation',
          message: 'Revisa los campos marcados',
          details: checked.details,
        })
      body = checked.value
    }
    if (endpoint.upload) body = uploadOf(init.body)
    const received = {
      params,
      query: Object.fromEntries(address.searchParams),
      body,
      headers,
    } as unknown as AnyReceived
    this.#calls.push({ endpoint, ...received })
    const handler = this.#handlers.get(endpoint)
    if (!handler) throw new Error(`No response is set for ${endpoint.method} ${endpoint.path}`)
    return handler(received)
  }
}
