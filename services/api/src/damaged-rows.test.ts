import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { passRole, roles } from '@torneo/contracts/people/roles'
import { type Document, ObjectId } from 'mongodb'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBinSweep } from './features/bin/bin-sweep'
import { createBinRepository } from './features/bin/bin.repository'
import { fillInstance, rareRows } from './testing/filled-instance'
import { passHolder } from './testing/pass-scene'
import { testPassword, useTestApi } from './testing/test-api'
import type { TestClient } from './testing/test-client'

const api = useTestApi()

/** Returns a value of another type. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { dañado: 7 }
  if (typeof value === 'number') return 'siete'
  if (value instanceof Date) return 'ayer'
  return Array.isArray(value) || value === null ? { dañado: [] } : 'dañado'
}

/**
 * Copies of a row with one damage each, by its name: every field null, of another type and missing, and the same one
 * level deeper.
 */
function damagesOf(row: Document): Map<string, Document> {
  const damages = new Map<string, Document>()
  const put = (name: string, change: (copy: Document) => void): void => {
    const copy = structuredCloneOf(row)
    change(copy)
    damages.set(name, copy)
  }
  for (const field of Object.keys(row).filter((name) => name !== '_id')) {
    const value = row[field] as unknown
    put(`${field}-null`, (copy) => {
      copy[field] = null
    })
    put(`${field}-type`, (copy) => {
      copy[field] = otherType(value)
    })
    put(`${field}-missing`, (copy) => {
      delete copy[field]
    })
    if (typeof value === 'string')
      put(`${field}-cut`, (copy) => {
        copy[field] = value.slice(0, value.length / 2)
      })
    if (Array.isArray(value))
      put(`${field}-items`, (copy) => {
        copy[field] = [null, ...value]
      })
    else if (isPlain(value)) {
      for (const inner of Object.keys(value)) {
        put(`${field}.${inner}-null`, (copy) => {
          copy[field][inner] = null
        })
        put(`${field}.${inner}-type`, (copy) => {
          copy[field][inner] = otherType(value[inner])
        })
      }
    }
  }
  return damages
}

const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
const structuredCloneOf = (value: Document): Document =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isPlain(inner) ? structuredCloneOf(inner) : Array.isArray(inner) ? [...(inner as unknown[])] : inner,
    ]),
  )

const mayBeNull =
  /^(who|subject|priority|read|answer|scope\.matchId|revoked|userId|version|lastUsedAt|held|promotionId|homeTeamId|awayTeamId|place|component|commit|crest)-null$/
const mayBeAnything = /^(operations answer|scheduled_saves (fields|base)\.)/

const clients = new Map<string, TestClient>()
let filled: Awaited<ReturnType<typeof fillInstance>>
let restoreData: () => Promise<void>
let collections: string[] = []
const ids = new Map<string, string[]>()

beforeAll(async () => {
  filled = await fillInstance(api)
  for (const role of roles) clients.set(role, await api.as(role))
  clients.set('', api.anonymous)
  clients.set(passRole, await passHolder(api))
  collections = (await api.raw.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('prepared.'))
    .toSorted()
  for (const name of collections)
    ids.set(
      name,
      (await api.raw.collection(name).find().sort({ _id: -1 }).limit(3).toArray()).map(({ _id }) => String(_id)),
    )
  restoreData = await api.save(true)
})

beforeEach(() => restoreData())

function as(role: string): TestClient {
  const client = clients.get(role)
  if (!client) throw new Error(`Nobody is ${role}`)
  return client
}

/** Inserts damaged copies of a row into a collection; returns their ids. */
async function damage(name: string): Promise<string[]> {
  const stored = api.raw.collection<Document>(name)
  const row = (await stored.findOne({}, { sort: { _id: 1 } })) ?? rareRows()[name]
  if (!row) throw new Error(`There is no row of ${name} to damage: put one into testing/filled-instance.ts`)
  const unique = (await stored.listIndexes().toArray())
    .filter((index) => index['unique'] === true)
    .flatMap((index) => Object.keys(index['key'] as object))
  const rows = [...damagesOf(row)].map(([kind, copy]): Document => {
    for (const field of unique) if (typeof copy[field] === 'string') copy[field] += kind
    return { ...copy, _id: `${String(row['_id'])}~${kind}` }
  })
  rows.push({
    ...row,
    _id: new ObjectId(),
    ...Object.fromEntries(unique.map((field) => [field, `${String(row[field])}~id`])),
  })
  const inserted = await stored.insertMany(rows, { ordered: false }).catch((error: { insertedIds?: object }) => error)
  return Object.values(inserted.insertedIds ?? {}).map(String)
}

/** Addresses of every read, with the ids of intact and damaged rows. */
function reads(damaged: ReadonlyMap<string, readonly string[]>): string[] {
  const idsOf = (name: string) =>
    [...(ids.get(name) ?? []), ...(damaged.get(name) ?? []).slice(0, 4)].map(encodeURIComponent)
  return allEndpoints
    .filter(({ method, path }) => method === 'GET' && path !== '/openapi.json')
    .flatMap(({ path }) => {
      if (path === '/standings' || path === '/scorers') return [`${path}?sportId=deporte`]
      if (!path.includes(':'))
        return [path, ...(path.startsWith('/public') || path.startsWith('/dashboard') ? [] : [`${path}?limit=5`])]
      if (path.includes(':bucket'))
        return ['general', 'gallery'].flatMap((bucket) =>
          idsOf(`${bucket}.files`).map((id) => path.replace(':bucket', bucket).replace(':id', id)),
        )
      const of =
        path.startsWith('/history') || path.startsWith('/scheduled-saves')
          ? ['settings', 'hero', 'scheduled_saves']
          : [path.includes(':promotionId') ? 'promotions' : (path.split('/')[1]?.replaceAll('-', '_') ?? '')]
      return of.flatMap(idsOf).map((id) => path.replace(/:\w+/, id))
    })
}

async function walk(addresses: readonly string[]) {
  const answers = new Map<string, { readonly status: number; readonly ids: ReadonlySet<string> }>()
  for (const [role, client] of clients) {
    for (const address of addresses) {
      const { status, text } = await client.get(`/api${address}`)
      answers.set(`${role} ${address}`, {
        status,
        ids: new Set([...text.matchAll(/"(?:id|userId|teamId|batch)":"([^"]+)"/g)].map(([, id]) => id ?? '')),
      })
    }
  }
  return answers
}

it('every collection has a row to damage', async () => {
  const empty = await Promise.all(
    collections.map(
      async (name) => [name, name in rareRows() ? 1 : await api.raw.collection(name).countDocuments()] as const,
    ),
  )
  expect(empty.filter(([, count]) => count === 0).map(([name]) => name)).toEqual([])
})

/** Inserts damaged copies of a row into every collection; returns their ids by collection. */
async function damageAll(): Promise<Map<string, string[]>> {
  const damaged = new Map<string, string[]>()
  for (const name of collections) damaged.set(name, await damage(name))
  return damaged
}

describe('reads beside damaged rows', () => {
  it('reads of all collections and roles respond and show the other rows', async () => {
    const before = await walk(reads(new Map()))
    expect([...before].filter(([, { status }]) => status >= 500)).toEqual([])
    const damaged = await damageAll()
    const after = await walk(reads(damaged))
    expect(
      [...after].filter(([, { status }]) => status >= 500).map(([address, { status }]) => `${address}: ${status}`),
    ).toEqual([])
    // A page counts stored rows, damaged ones included, so pages are left out here.
    const missing = [...before]
      .filter(([address]) => !address.includes('limit='))
      .flatMap(([address, { ids: shown }]) =>
        [...shown].filter((id) => !after.get(address)?.ids.has(id)).map((id) => `${address}: ${id}`),
      )
    expect(missing).toEqual([])
  })

  it('each is named, with the field that does not fit', async () => {
    const damaged = await damageAll()
    const { items } = (await as('super').get('/api/system/unreadable')).body as {
      items: { collection: string; id: string; field: string }[]
    }
    const named = new Set(
      items.map(({ collection, id, field }) => `${collection} ${id.split('~')[1] ?? 'id'} at ${field}`),
    )
    const unnamed = [...damaged]
      .flatMap(([name, all]) => all.map((id) => [name, id.split('~')[1] ?? 'id'] as const))
      .filter(
        ([name, kind]) =>
          !/missing$|cut$/.test(kind) &&
          !mayBeNull.test(kind) &&
          !mayBeAnything.test(`${name} ${kind}`) &&
          ![...named].some((one) => one.startsWith(`${name} ${kind} at `)),
      )
    expect(unnamed.map((one) => one.join(' '))).toEqual([])
  })

  it('each job continues with the next', async () => {
    await damageAll()
    const [saves, matches, sponsors] = ['scheduled_saves', 'matches', 'sponsors'].map((name) =>
      api.raw.collection<{ _id: string; currentMinute?: number }>(name),
    )
    await saves?.updateMany({ at: { $type: 'date' } }, { $set: { at: new Date(Date.now() - 5000) } })
    await expect
      .poll(() => saves?.countDocuments({ _id: { $type: 'string' }, held: null, at: { $type: 'date' } }))
      .toBe(0)
    expect((await api.anonymous.get('/api/settings')).body.eventDate).toBe('Domingo')

    const minute = async () => (await matches?.findOne({ _id: 'corriendo' }))?.currentMinute
    const before = Number(await minute())
    await matches?.updateMany(
      { isLive: true, nextTickAt: { $type: 'date' } },
      { $set: { nextTickAt: new Date(Date.now() - 1000) } },
    )
    await expect.poll(minute).toBe(before + 1)

    await sponsors?.updateMany({ _id: filled.binned }, { $set: { 'deleted.at': new Date('2020-01-01') } })
    const { services } = api.app
    await createBinSweep(services, createBinRepository(services.database), {
      info: () => undefined,
      warn: () => undefined,
    }).sweep()
    expect(await sponsors?.countDocuments({ _id: filled.binned })).toBe(0)
    const audited = (await as('super').get('/api/audit')).body.items as { kind: string; subject: { id: string } }[]
    expect(audited).toContainEqual(
      expect.objectContaining({ kind: 'purged', subject: expect.objectContaining({ id: filled.binned }) }),
    )
  })

  it('each reversal works: a rollback, the end of a key, a pass, a session and an account, and the bin', async () => {
    await damageAll()
    const chief = as('super')
    const whole = async (path: string) =>
      ((await chief.get(path)).body.items as { id: string }[]).find(({ id }) => !id.includes('~'))
    const [key, pass] = [await whole('/api/release-keys'), await whole('/api/passes')]
    const answers = [
      await chief.post('/api/releases/landing-admin/rollback', {}),
      await chief.delete(`/api/release-keys/${key?.id}`),
      await chief.delete(`/api/passes/${pass?.id}`),
      await chief.post(`/api/bin/${filled.binned}/restore`),
      await chief.delete(`/api/users/${filled.looseId}`),
      await api.anonymous.post('/api/account/sessions', {
        email: 'admin_landing@torneo.local',
        password: testPassword,
      }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([200, 204, 204, 200, 204, 201])
    expect(answers[0]?.body.live.version).toBe('1.0.0')
    const own = (await as('admin_landing').get('/api/account/sessions')).body.sessions as {
      id: string
      current: boolean
    }[]
    expect(
      (await as('admin_landing').delete(`/api/account/sessions/${own.find(({ current }) => !current)?.id}`)).status,
    ).toBe(204)
  })
})
