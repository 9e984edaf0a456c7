import { ApiError } from '@torneo/contracts/endpoint/errors'
import { realtimeLimits } from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import { roles, type Role } from '@torneo/contracts/people/roles'
import fc from 'fast-check'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { fitting, hostile, type JsonSchema, spoilt } from './testing/json-arbitrary'
import { actors, useTestApi } from './testing/test-api'
import type { TestClient } from './testing/test-client'
import { matrixTournament } from './testing/tournament-matrix'
import { useNode } from './testing/use-node'

/**
 * Number of requests per call and their seed: the same in each ordinary run, so that none fails by chance.
 * `FUZZ_RUNS=1000 FUZZ_SEED=$RANDOM npx vitest run --project api fuzz` tries others for about an hour.
 */
const [numRuns, seed] = [Number(process.env.FUZZ_RUNS ?? 8), Number(process.env.FUZZ_SEED ?? 2026)]

const api = useTestApi()
const node = useNode(api)

interface Operation {
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'query' | 'header'
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

interface Request {
  readonly actor: Role | null
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Collections that a rejected request may write to: the last use of sessions, failed sign-ins, the client's proofs, and
 * the audit log.
 */
const logs = new Set(['sessions', 'signin_failures', 'proofs', 'audit', 'audit_pending'])

let operations: (readonly [url: string, method: string, operation: Operation])[] = []
let restoreData: () => Promise<void>
let before: Readonly<Record<string, string>>
let ids: ReadonlyMap<string, readonly string[]>
const clients = new Map<Role | null, TestClient>()

/** Returns a hash for each collection. */
async function fingerprints(): Promise<Record<string, string>> {
  const { collections } = (await api.raw.command({ dbHash: 1 })) as unknown as {
    readonly collections: Record<string, string>
  }
  return Object.fromEntries(Object.entries(collections).filter(([name]) => !logs.has(name)))
}

beforeAll(async () => {
  const { paths } = (await api.anonymous.get('/api/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
  }
  operations = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => [url, method.toUpperCase(), operation] as const),
  )
  await matrixTournament(api)
  // No clock may advance while requests are compared.
  await api.raw.collection('matches').updateMany({}, { $set: { isLive: false }, $unset: { nextTickAt: '' } })
  const chief = await api.as('super')
  await chief.put('/api/hero', { title: 'a', subtitle: 'b', description: 'c', ctaText: 'd', ctaLink: '/e' })
  await chief.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })
  await chief.post('/api/gallery-groups', {
    title: 'Verano',
    photos: [{ url: 'https://example.org/a.jpg', alt: 'Podio', year: 2024 }],
  })
  for (const role of roles) clients.set(role, await api.as(role))
  clients.set(null, api.anonymous)
  const names = (await api.raw.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
  ids = new Map(
    await Promise.all(
      names.map(async (name) => [name, (await api.raw.collection(name).distinct('_id')).map(String)] as const),
    ),
  )
  restoreData = await api.save()
  before = await fingerprints()
})

/** Ids of the records that a path such as `/gallery-groups/{id}` refers to. */
const idsOf = (url: string) => ids.get((url.split('/')[1] ?? '').replaceAll('-', '_')) ?? []

function requestsOf(url: string, { parameters, requestBody }: Operation): fc.Arbitrary<Request> {
  const known = [...ids.values()].flat()
  const textOf = (schema: JsonSchema) => fitting(schema, known).map(String)
  const record = (kind: string, make: (schema: JsonSchema) => fc.Arbitrary<unknown>, requiredKeys: string[]) =>
    fc.record(
      Object.fromEntries(parameters.filter((one) => one.in === kind).map(({ name, schema }) => [name, make(schema)])),
      { requiredKeys, noNullPrototype: true },
    )
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('corriendo', ...idsOf(url)) },
    fc.constantFrom('no-es-id', '$ne', '%00', '..', 'constructor', '__proto__', 'a'.repeat(37)),
  )
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const body = schema ? fitting(schema, known) : fc.constant(undefined)
  return fc.record({
    actor: fc.oneof(
      { weight: 5, arbitrary: fc.constant('super' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...actors) },
    ),
    path: record('path', () => id, inPath),
    query: record('query', (one) => fc.oneof({ weight: 3, arbitrary: textOf(one) }, hostile), []),
    header: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      record(
        'header',
        (one) =>
          fc.oneof(
            { weight: 3, arbitrary: textOf(one) },
            fc.constantFrom('', '0', '-1', 'W/"1"', 'ñ', 'x'.repeat(3000)),
          ),
        [],
      ),
    ),
    body: fc.oneof(body, spoilt(body)),
  }) as fc.Arbitrary<Request>
}

function send(url: string, method: string, { actor, path, query, header, body }: Request) {
  const client = clients.get(actor) ?? api.anonymous
  const address = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? 'x'))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  const headers = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, encodeURIComponent(value)]))
  return client.request({
    method: method as 'GET',
    url: `/api${address}${search && `?${search}`}`,
    ...(body === undefined
      ? { headers }
      : { payload: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
  })
}

describe('any request', { timeout: Math.max(numRuns, 10) * inject('waitMs') }, () => {
  it('never fails the service, and a rejection has a Spanish message and changes nothing', async () => {
    for (const [url, method, operation] of operations) {
      await fc.assert(
        fc.asyncProperty(requestsOf(url, operation), async (request) => {
          const { status, body, text } = await send(url, method, request)
          const name = `${method} ${url} ${status} ${text.slice(0, 200)}`
          expect([name, status < 500]).toEqual([name, true])
          if (status < 400) return restoreData()
          expect([name, check(ApiError, body).ok, body.code]).toEqual([name, true, status])
          expect([name, await fingerprints()]).toEqual([name, before])
        }),
        { numRuns, seed },
      )
    }
  })

  it('leaves the node answering when sent over the socket', async () => {
    const channels = fc.array(
      fc.oneof(
        fc.constantFrom('matches', 'content', 'match:corriendo', 'standings:voley', 'match:', 'match:..'),
        fc.string(),
      ),
      { maxLength: realtimeLimits.channels },
    )
    const frame = fc
      .oneof(
        fc.record({ type: fc.constantFrom('ping', 'subscribe', 'unsubscribe'), channels }, { requiredKeys: ['type'] }),
        spoilt(fc.record({ type: fc.constantFrom('subscribe', 'unsubscribe'), channels })),
        fc.jsonValue(),
        hostile,
      )
      .map((value) => JSON.stringify(value))
    const bytes = fc.oneof(
      { weight: 4, arbitrary: frame },
      fc.string(),
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
    )
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(bytes, { maxLength: 30 }), async (isPublic, frames) => {
        const socket = node.open({ isPublic })
        await socket.opened()
        for (const one of frames) socket.send(one)
        socket.close()
        const another = node.open({ isPublic: true })
        await another.opened()
        await another.ping()
        another.close()
      }),
      { numRuns, seed },
    )
  })
})
