import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

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

/**
 * Sends requests as a browser with this cookie and address would; `own` headers are added to each. A call that needs a
 * proof of the person is repeated with one, unless the request names its own.
 */
export function createTestClient(
  app: FastifyInstance,
  cookie: string | null = null,
  remoteAddress = '127.0.0.1',
  own: Headers = {},
) {
  async function request(options: InjectOptions): Promise<Answer> {
    const headers: Headers = {
      ...(cookie === null ? {} : { cookie: `torneo_session=${cookie}` }),
      ...own,
      ...(options.headers as Headers | undefined),
    }
    const answered = answer(await app.inject({ remoteAddress, ...options, headers }))
    if (cookie === null || answered.body?.type !== 'proof_required' || 'x-proof' in headers) return answered
    const { proofs, sessions } = app.services
    headers['x-proof'] = (await proofs.begin(sessions.idOf(cookie))).proof
    return answer(await app.inject({ remoteAddress, ...options, headers }))
  }
  function answer({ statusCode, payload, headers: responseHeaders }: LightMyRequestResponse): Answer {
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
