import { randomUUID } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { proofHeader } from '@torneo/contracts/endpoint/endpoint'
import { demoAccounts, demoPassword } from '../../product/demo-accounts.ts'

export type Client = Awaited<ReturnType<typeof signIn>>

/** Encodings that a browser accepts. */
export const browserEncodings = 'gzip, deflate, br'

/** Client of an API that behaves like the panel of a super admin. */
export async function signIn(address: string) {
  async function call<T>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
  ): Promise<T> {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
  }

  const session = await fetch(`${address}/api/account/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.super, password: demoPassword }),
  })
  const cookie = session.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Signing in answered ${session.status}`)
  const { proof } = await call<{ readonly proof: string }>('POST', '/account/proof', {
    body: { password: demoPassword },
    headers: { cookie },
  })
  const proven = { cookie, [proofHeader]: proof }
  return {
    address,
    cookie,
    get: <T>(path: string) => call<T>('GET', path, { headers: { cookie } }),
    /** Sends an Idempotency-Key, so that a retry would count once. */
    send: <T>(path: string, body: unknown = {}) =>
      call<T>('POST', path, { body, headers: { ...proven, 'idempotency-key': randomUUID() } }),
    remove: (path: string) => call<undefined>('DELETE', path, { headers: proven }),
  }
}

/** Response as transferred: `fetch` would decompress it. */
export function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
        reject,
      )
    }).once('error', reject)
  })
}
