import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type BodyOf,
  type Endpoint,
  fillPath,
  type ParamsOf,
  type ResponseOf,
} from '@torneo/contracts/endpoint/endpoint'
import type { ApiError } from '@torneo/contracts/endpoint/errors'
import { releaseKeyPrefix } from '@torneo/contracts/releases/releases'
import { PlainError } from '../shared/plain-error.ts'

/** Milliseconds before each retry. */
const waits = [300, 1000, 3000]
/** Timeout of a call in milliseconds, including the upload of an archive. */
const patience = 60_000
/** Status codes of a proxy while the service behind it restarts. */
const passing = new Set([502, 503, 504])

type Sent<E extends Endpoint> = {
  readonly params?: ParamsOf<E>
  readonly body?: BodyOf<E>
  readonly file?: Uint8Array<ArrayBuffer>
}

/** Calls of a panel's API with a team's key. */
export interface PanelCalls {
  readonly address: string
  call<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<ResponseOf<E>>
}

/** Returns the origin of an address; rejects http except on this machine, which would expose the key. */
function checkedAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PlainError(`'${address}' is no address of a panel: https://...`)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !isHere)
    throw new PlainError(`${url.origin} would get the key readable for everyone on the way: use https.`)
  return url.origin
}

/** Formats a rejection with the service's own message. */
async function refusal(response: Response, address: string): Promise<PlainError> {
  const error = (await response.json().catch(() => ({}))) as Partial<ApiError>
  const said = error.details?.[0]?.message ?? error.message
  if (said) return new PlainError(`${address} says: ${said}`)
  const elsewhere = response.headers.get('location')
  return new PlainError(
    elsewhere
      ? `${address} is elsewhere: ${new URL(elsewhere, address).origin}`
      : `${address} answers ${response.status}: is it a panel?`,
  )
}

/**
 * `log` is called for each dropped connection. Throws a PlainError of one line for a missing key and for every
 * rejection.
 */
export function panelCalls(panel: string, key: string | undefined, log: (line: string) => void): PanelCalls {
  const address = checkedAddress(panel)
  if (!key?.startsWith(releaseKeyPrefix)) {
    throw new PlainError(
      `TORNEO_RELEASE_KEY is ${key ? 'no key' : 'missing'}: a super admin makes one in 'Despliegues', or npm run user -- create-release-key on the server; it begins with ${releaseKeyPrefix}.`,
    )
  }

  async function once(
    endpoint: Endpoint,
    { params = {}, body, file }: Sent<Endpoint>,
    actionKey: string,
  ): Promise<Response> {
    const form = new FormData()
    if (file) form.append('file', new Blob([file], { type: 'application/gzip' }), 'version.tar.gz')
    const json = body === undefined ? null : JSON.stringify(body)
    return fetch(`${address}/api${fillPath(endpoint.path, params)}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(json === null ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.repeatable ? { 'idempotency-key': actionKey } : {}),
      },
      body: file ? form : json,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
  }

  async function tried(endpoint: Endpoint, sent: Sent<Endpoint>): Promise<Response> {
    // A dropped connection does not reveal if the call arrived: with one idempotency key it counts once.
    const actionKey = randomUUID()
    for (const wait of waits) {
      const response = await once(endpoint, sent, actionKey).catch(() => null)
      if (response && !passing.has(response.status)) return response
      log(`no answer, again in ${wait / 1000} s...`)
      await delay(wait)
    }
    return once(endpoint, sent, actionKey).catch((error: unknown) => {
      const { cause, message } = error as Error
      const why = cause instanceof Error && cause.message ? cause.message : message
      throw new PlainError(`${address} does not answer (${why}). Look with --list what is live.`)
    })
  }

  return {
    address,
    async call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<ResponseOf<E>> {
      const response = await tried(endpoint, sent as Sent<Endpoint>)
      if (!response.ok) throw await refusal(response, address)
      if (response.status === 204) return undefined as ResponseOf<E>
      const answer = (await response.json().catch(() => null)) as ResponseOf<E> | null
      if (answer === null) throw new PlainError(`${address} does not answer as a panel does.`)
      return answer
    },
  }
}
