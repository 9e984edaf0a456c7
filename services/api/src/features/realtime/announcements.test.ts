import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { tagOf } from '@torneo/contracts/endpoint/reads'
import { buckets } from '@torneo/contracts/files/storage'
import { type Role, roles } from '@torneo/contracts/people/roles'
import { canUseBucket, mayCall } from '@torneo/domain/people/permissions'
import { expect, inject, it } from 'vitest'
import { announced, unannounced } from '../../data/stored-collections'
import { useTestApi } from '../../testing/test-api'
import type { TestSocket } from '../../testing/test-socket'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api, { liveMs: inject('waitMs') })

const readWith = (tag: string, path: string): Endpoint =>
  allEndpoints.find((one) => one.method === 'GET' && one.tag === tag && one.path === path) ??
  expect.fail(`no read ${path}`)

/** Reads of collections that some roles may not read. */
const reads: Readonly<Record<string, Endpoint>> = {
  match_reports: readWith('match-reports', '/match-reports'),
  officials: readWith('officials', '/officials'),
  official_links: readWith('official-links', '/officials/links'),
  passes: readWith('passes', '/passes'),
  users: readWith('users', '/users'),
  audit: readWith('audit', '/audit'),
  scheduled_saves: readWith('scheduled-saves', '/scheduled-saves/:id'),
  preview_links: readWith('preview', '/preview/links'),
  release_state: readWith('releases', '/releases'),
  release_keys: readWith('releases', '/release-keys'),
  section_errors: readWith('releases', '/section-errors'),
  'releases.files': readWith('releases', '/releases'),
}

function mayRead(role: Role, collection: string): boolean {
  const bucket = buckets.find((name) => collection === `${name}.files`)
  if (bucket) return canUseBucket(role, bucket)
  const read = reads[collection]
  return !read || mayCall(role, read)
}

it('every collection is announced to those who may read it, or named with the reason why no open screen needs it', async () => {
  const shown = new Set([...announced].flatMap(([name, { by }]) => (by.length > 0 ? [name] : [])))
  const stored = (await api.raw.listCollections({}, { nameOnly: true }).toArray()).flatMap(({ name }) =>
    name.startsWith('prepared.') ? [] : [name],
  )
  expect([...announced.keys(), ...unannounced].toSorted()).toEqual(stored.toSorted())

  const sockets = {} as Record<Role, TestSocket>
  for (const role of roles) {
    sockets[role] = node.open({ token: (await api.as(role)).token })
    await sockets[role].subscribe('content')
  }
  const heard = (role: Role) =>
    new Set(
      sockets[role]
        .on('content')
        .filter(({ type }) => type === 'change')
        .map((change) => (change as { data: { collection: string } }).data.collection),
    )
  for (const collection of stored.filter((name) => shown.has(name)))
    await api.raw.collection<{ _id: string }>(collection).insertOne({ _id: 'nuevo' })
  const nameOf = (collection: string) => (collection === 'releases.files' ? 'releases' : collection)
  for (const role of roles) {
    const own = [...shown].filter((collection) => mayRead(role, collection)).map(nameOf)
    await expect.poll(() => [...heard(role)].toSorted()).toEqual(own.toSorted())
  }
  expect(['users', 'passes', 'audit'].filter((name) => heard('team_captain').has(name))).toEqual([])

  const isKept = (collection: string) =>
    !shown.has(collection) || collection === 'users' || collection.endsWith('.files')
  for (const role of roles) {
    const stale = new Set([...heard(role)].map(tagOf))
    for (const read of allEndpoints.filter((one) => one.access !== 'signed-in' && mayCall(role, one))) {
      const missed = read.reads?.filter((collection) => !isKept(collection) && !stale.has(tagOf(collection)))
      expect([role, read.path, missed ?? []]).toEqual([role, read.path, []])
    }
  }
})

it('many new passes at once are no reset for a captain, who may not read them', async () => {
  const [chief, captain] = [
    node.open({ token: (await api.as('super')).token }),
    node.open({ token: (await api.as('team_captain')).token }),
  ]
  for (const socket of [chief, captain]) await socket.subscribe('content')
  const many = Array.from({ length: 400 }, (_, index) => ({ _id: `pase${index}` as never }))
  await api.raw.collection('passes').insertMany(many)
  await api.raw.collection('passes').drop()
  const snapshots = (socket: TestSocket) => socket.on('content').filter(({ type }) => type === 'snapshot').length
  await expect.poll(() => snapshots(chief)).toBeGreaterThan(1)
  await api.raw.collection<{ _id: string }>('hero').insertOne({ _id: 'heroe' })
  await expect.poll(() => JSON.stringify(captain.on('content').at(-1))).toContain('heroe')
  expect(captain.on('content').map(({ type }) => type)).toEqual(['snapshot', 'change'])
})
