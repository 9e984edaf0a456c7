import type { FastifyInstance } from 'fastify'
import { CookieJar } from 'tough-cookie'
import { createTestClient, type Answer } from './test-client'

const origin = 'http://localhost'

/** Sends requests as one browser would: it stores cookies and returns each only below its own path, until it expires. */
export function createBrowserClient(app: FastifyInstance, remoteAddress = '127.0.0.1') {
  const jar = new CookieJar()
  const client = createTestClient(app, null, remoteAddress)

  async function send(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown): Promise<Answer> {
    const headers = { cookie: await jar.getCookieString(origin + path) }
    const answer = method === 'get' ? await client.get(path, headers) : await client[method](path, body, headers)
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) await jar.setCookie(String(cookie), origin + path)
    return answer
  }

  return {
    get: (path: string) => send('get', path),
    post: (path: string, body?: unknown) => send('post', path, body),
    put: (path: string, body?: unknown) => send('put', path, body),
    delete: (path: string) => send('delete', path),
  }
}
