import type { FastifyInstance, InjectOptions } from 'fastify'

/** `body` is the parsed JSON; null when the response is empty or not JSON. */
export interface Answer {
  readonly status: number
  // Tests read responses freely; the service has already checked them against the contract.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

type Headers = Record<string, string>

export type TestClient = ReturnType<typeof createTestClient>

/** Sends requests as a browser with this cookie and address would; `own` headers are added to each. */
export function createTestClient(
  app: FastifyInstance,
  cookie: string | null = null,
  remoteAddress = '127.0.0.1',
  own: Headers = {},
) {
  async function request(options: InjectOptions): Promise<Answer> {
    const headers = { ...(cookie === null ? {} : { cookie: `torneo_session=${cookie}` }), ...own, ...options.headers }
    const { statusCode, payload, headers: responseHeaders } = await app.inject({ remoteAddress, ...options, headers })
    const isJson = String(responseHeaders['content-type']).startsWith('application/json')
    return {
      status: statusCode,
      text: payload,
      body: isJson && payload !== '' ? (JSON.parse(payload) as unknown) : null,
      headers: responseHeaders,
    }
  }
  const send =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (url: string, body?: unknown, headers: Headers = {}) =>
      request({
        method,
        url,
        ...(body === undefined
          ? { headers }
          : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
      })
  return {
    request,
    get: (url: string, headers: Headers = {}) => request({ method: 'GET', url, headers }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  }
}
