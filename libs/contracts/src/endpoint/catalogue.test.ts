import { describe, expect, test } from 'vitest'
import { safeParse, toJSONSchema } from 'zod/v4/core'
import { sections } from '../releases/sections'
import { allEndpoints } from './catalogue'
import { endpoint, fillPath, successStatus } from './endpoint'

const named = allEndpoints.map((call) => ({ ...call, call, name: `${call.method} ${call.path}` }))

test('every call is unique', () => {
  expect(named.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) !== index)).toEqual([])
})

test('no two calls have the same address under different parameter names', () => {
  const shapes = named.map(({ method, path }) => `${method} ${path.replaceAll(/:[A-Za-z]+/g, ':')}`)
  expect(new Set(shapes).size).toBe(shapes.length)
})

describe.each(named)(
  '$name',
  ({
    call,
    method,
    path,
    access,
    body,
    upload,
    bytes,
    scope,
    proof,
    offline,
    query,
    conditional,
    repeatable,
    secret,
    personal,
    status,
    response,
    summary,
  }) => {
    test('has a path under /api, in kebab case, with named parameters', () => {
      expect(path).toMatch(/^(\/([a-z0-9-]+|:[A-Za-z]+))+$/)
      expect(path).not.toMatch(/^\/api\b/)
    })

    test('has a body only if the method allows it', () => {
      expect(method === 'GET' || method === 'DELETE' ? (body ?? upload) : undefined).toBeUndefined()
      expect(body !== undefined && upload !== undefined).toBe(false)
    })

    test('is conditional only where it changes a record, repeatable only where it creates or commands', () => {
      expect(conditional === true && !['PUT', 'PATCH', 'DELETE'].includes(method)).toBe(false)
      const commands = [
        'PUT /matches/plan',
        'PUT /matches/:id/half',
        'PUT /matches/:id/minute',
        'PUT /matches/:id/sets',
        'PUT /matches/:id/bonus',
        'PATCH /matches/:id/events/:eventId',
        'DELETE /matches/:id/events/:eventId',
      ]
      expect(repeatable === true && method !== 'POST' && !commands.includes(`${method} ${path}`)).toBe(false)
    })

    test('can be repeated under a key wherever doing it twice would leave something twice', () => {
      // A person proves who they are anew; a read leaves nothing, and an export a row for each; the rest is a state that
      // is set again. An upload's bytes are the same file.
      const again = [
        'POST /account/second-factor/app',
        'POST /account/second-factor/passkey-options',
        'POST /account/second-factor/passkeys',
        'POST /account/second-factor/removals',
        'POST /account/second-factor/recovery-codes',
        'POST /account/proof/options',
        'POST /account/proof',
        'POST /matches/batch/audience',
        'POST /competitions/:sportId/preview',
        'POST /audit/exports',
        'POST /matches/:id/lead',
        'POST /releases/:app/live',
        'POST /releases/:app/off',
        'POST /releases/:app/on',
      ]
      const isCreation = method === 'POST' && access !== 'anyone' && !upload && !again.includes(`${method} ${path}`)
      expect(!isCreation || repeatable === true).toBe(true)
    })

    test('names a response with a secret that is shown once', () => {
      expect(secret === true && repeatable !== true).toBe(false)
      const fields = response ? Object.keys(toJSONSchema(response, { unrepresentable: 'any' }).properties ?? {}) : []
      const hasSecret = method === 'POST' && ['pin', 'secret', 'path'].some((field) => fields.includes(field))
      expect(repeatable === true && hasSecret).toBe(secret === true)
    })

    test('is personal where a read gives e-mails of users, sessions, passkeys or who did what', () => {
      const schema = response ? JSON.stringify(toJSONSchema(response, { unrepresentable: 'any' })) : ''
      const isPrivate = /"(email|actor|by|who|sessions|passkeys)":/.test(schema)
      expect(method !== 'GET' || (personal === true) === isPrivate).toBe(true)
    })

    test('has a scope only for callers with a session, and the scope of a match only with its id in the path', () => {
      expect(scope !== undefined && access === 'anyone').toBe(false)
      expect(scope === 'match' && !/^\/matches\/:id(\/|$)/.test(path)).toBe(false)
    })

    test('needs a proof only as a write of a session, of its whole or of a field of its body', () => {
      if (proof === undefined) return
      expect([method === 'GET', access === 'anyone', scope]).toEqual([false, false, undefined])
      const fields = typeof proof === 'string' && body ? Object.keys(toJSONSchema(body).properties ?? {}) : [proof]
      expect(fields).toContain(proof)
    })

    test('is offline only as a read, with parameters of its query', () => {
      expect(offline !== undefined && method !== 'GET').toBe(false)
      const values = Object.entries(offline ?? {}).map(([name, value]) => [name, value ?? 'x'])
      expect(values.length === 0 || (query && safeParse(query, Object.fromEntries(values)).success)).toBe(true)
    })

    test('has a status that fits its response', () => {
      expect(successStatus(call)).toBe(status ?? (response || bytes ? 200 : 204))
      expect(successStatus(call) === 204).toBe(response === undefined && bytes === undefined)
    })

    test('names a section that exists, or at least one role', () => {
      const isGood =
        typeof access === 'string' ||
        ('section' in access ? sections.some(({ id }) => id === access.section) : access.roles.length > 0)
      expect(isGood).toBe(true)
    })

    test('changes nothing without a sign-in', () => {
      // A one-use link identifies its owner; a second step continues a sign-in that has begun with the right password or
      // a passkey. A pass opens with its link and PIN; subscribers to alerts and visitors with a preview link have no
      // account, nor have officials, who open their matches with a link. Errors of a browser are only counted, and reports of the public side are judged by what they say.
      const open = [
        'POST /account/sessions',
        'POST /client-errors',
        'POST /section-errors',
        'POST /account/link',
        'PUT /account/link',
        'POST /account/second-step',
        'PUT /account/second-step',
        'POST /account/second-step/passkey',
        'POST /passes/sessions',
        'POST /officials/page',
        'PUT /officials/page',
        'PUT /public/alerts',
        'POST /public/visits',
        'POST /public/page-failures',
        'POST /preview/shared',
      ]
      expect(access !== 'anyone' || method === 'GET' || open.includes(`${method} ${path}`)).toBe(true)
    })

    test('is summed up', () => {
      expect(summary).toMatch(/^[A-Z].{4,}[^.]$/)
    })
  },
)

test('calls that need a proof are keys, releases, roles, purges and editions', () => {
  const proven = named.flatMap(({ name, proof }) => (proof === undefined ? [] : [[name, proof]]))
  expect(proven).toEqual([
    ['PATCH /users/:id', 'role'],
    ['POST /tournaments', true],
    ['DELETE /tournaments/:id', true],
    ['DELETE /bin/:batch', true],
    ['PUT /releases/:app/:version', true],
    ['PUT /releases/:app/:version/maps', true],
    ['POST /releases/:app/live', true],
    ['POST /releases/:app/rollback', true],
    ['POST /releases/:app/off', true],
    ['POST /releases/:app/on', true],
    ['POST /release-keys', true],
    ['DELETE /release-keys/:id', true],
  ])
})

test.each<[path: string, params: Record<string, string>, filled: string]>([
  ['/users/:id', { id: 'a' }, '/users/a'],
  ['/users/:id', { id: 'a/b?c#d e' }, '/users/a%2Fb%3Fc%23d%20e'],
  ['/users/:id', { id: '../account' }, '/users/..%2Faccount'],
  ['/storage/buckets/:bucket/files/:id/view', { bucket: 'general', id: '1' }, '/storage/buckets/general/files/1/view'],
  ['/matches/:id/events/:eventId', { id: '1', eventId: '2' }, '/matches/1/events/2'],
  ['/hero', {}, '/hero'],
])('fills %s with %j', (path, params, filled) => {
  expect(fillPath(path, params)).toBe(filled)
})

test.each<[status: 200 | 201 | undefined, expected: number]>([
  [undefined, 204],
  [201, 201],
])('success without a response and status %s is %i', (status, expected) => {
  const base = { method: 'POST', path: '/x', tag: 'x', access: 'anyone', summary: 'x' } as const
  expect(successStatus(status ? endpoint({ ...base, status }) : endpoint(base))).toBe(expected)
})
