import type { FastifyInstance, InjectOptions } from 'fastify'

/** An answer, its JSON read; `body` is null when it is empty. */
export interface Answer {
  readonly status: number
  // Tests look into answers freely; the contract's own check has shaped them before they left.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

type Headers = Record<string, string>

export type TestClient = ReturnType<typeof createTestClient>

/** Asks the app as a browser with this cookie would, from this address. */
export function createTestClient(app: FastifyInstance, cookie: string | null = null, remoteAddress = '127.0.0.1') {
  async function ask(options: InjectOptions): Promise<Answer> {
    const headers = { ...(cookie === null ? {} : { cookie: `torneo_session=${cookie}` }), ...options.headers }
    const { statusCode, payload, headers: answered } = await app.inject({ remoteAddress, ...options, headers })
    const isJson = String(answered['content-type']).startsWith('application/json')
    return { status: statusCode, text: payload, body: isJson && payload !== '' ? JSON.parse(payload) as unknown : null, headers: answered }
  }
  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') => (url: string, body?: unknown, headers: Headers = {}) =>
    ask({
      method, url, ...(body === undefined
        ? { headers }
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    })
  return {
    ask,
    get: (url: string, headers: Headers = {}) => ask({ method: 'GET', url, headers }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  }
}
