import { once } from 'node:events'
import { type Db, type Document, MongoClient } from 'mongodb'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { untilReady, useBuiltPrograms } from '../testing/built-programs'
import { freePort } from '../testing/servers/free-port'
import { testDatabaseUri } from '../testing/test-api'
import { version0, writeVersion0 } from '../testing/version-0'
import type { LeaseRow } from './lease'
import { migrate, newestVersion, versionOf } from './migrate'

const { run } = useBuiltPrograms()
const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri, { ignoreUndefined: true })
const db: Db = client.db(name)
type Row = Document & { _id: string }
const matches = db.collection<Row>('matches')

afterEach(() => db.dropDatabase())
afterAll(() => client.close())

const stored = async (id: string) => (await matches.findOne({ _id: id })) ?? expect.fail(`no match ${id}`)
const events = (row: Document): readonly Document[] => row['events'] as Document[]
const log = (row: Document): readonly Document[] => row['log'] as Document[]
const all = (collection: string) => db.collection<Row>(collection).find().sort({ _id: 1 }).toArray()

/** Adds many matches with one event and one action each. */
async function addMatches(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'))
  await matches.insertMany(numbers.map((n) => ({ _id: `z${n}`, rev: 2, commandRev: 2, applied: [], status: 'live' })))
  await db
    .collection<Row>('match_events')
    .insertMany(
      numbers.map((n) => ({
        _id: `e${n}`,
        matchId: `z${n}`,
        type: 'goal',
        playerId: 'p',
        createdAt: new Date(),
        updatedAt: new Date(),
        rev: 1,
      })),
    )
  await db
    .collection<Row>('match_actions')
    .insertMany(
      numbers.map((n) => ({
        _id: `a${n}`,
        matchId: `z${n}`,
        userId: 'u',
        key: `key-${n}-of-it`,
        rev: 2,
        effect: { kind: 'event', eventId: `e${n}`, side: 'home' },
        isUndone: false,
        createdAt: new Date(),
      })),
    )
}

describe('a database of version 0', () => {
  it('keeps every event as it was, and every match its rev and times', async () => {
    const { ids, answers, collections } = await writeVersion0(db)
    await migrate(db)
    for (const id of Object.values(ids)) {
      const shown = (answers[`/api/matches/${id}/events`].items as Document[]).map(
        ({
          matchId: _m,
          playerName: _n,
          playerNumber: _u,
          assistPlayerName: _a,
          createdAt: _c,
          updatedAt: _d,
          ...event
        }) => event,
      )
      const kept = events(await stored(id)).map(({ createdAt: _c, updatedAt: _u, ...event }) => event)
      expect(kept).toHaveLength(shown.length)
      expect(kept).toEqual(expect.arrayContaining(shown))
    }
    const times = collections['match_events']?.map(({ createdAt, updatedAt }) => [
      createdAt.toISOString(),
      updatedAt.toISOString(),
    ])
    expect((await all('matches')).flatMap(events).map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual(
      expect.arrayContaining(times ?? []),
    )
    const before = collections['matches']?.map(({ applied: _a, commandRev: _c, ...match }) => match)
    expect((await all('matches')).map(({ events: _e, log: _l, ...match }) => match)).toEqual(before)
  })

  it('keeps actor, effect, key and fingerprint of every action', async () => {
    const { ids, collections } = await writeVersion0(db)
    await migrate(db)
    const rows = log(await stored(ids.live))
    expect(rows.map(({ rev, key, kind, by, undone }) => [rev, key, kind, by.name, Boolean(undone)])).toEqual([
      [2, 'diego-start-1', 'start', 'Diego Paz', false],
      [3, 'diego-score-1', 'score', 'Diego Paz', false],
      [4, 'diego-goal-1', 'event', 'Diego Paz', false],
      [5, 'diego-card-1', 'event', 'Diego Paz', false],
      [6, 'diego-minute-1', 'minute', 'Diego Paz', false],
      [7, 'diego-half-1', 'half', 'Diego Paz', false],
      [8, 'diego-pause-1', 'pause', 'Diego Paz', false],
      [9, 'diego-resume-1', 'resume', 'Diego Paz', false],
      [10, 'diego-score-2', 'score', 'Diego Paz', true],
      [11, 'diego-undo-1', 'undo', 'Diego Paz', false],
      [12, 'diego-goal-2', 'event', 'Diego Paz', false],
      [13, 'diego-deletion-1', 'event_deletion', 'Diego Paz', false],
      [14, 'lucia-score-1', 'score', 'Lucía Ferreyra', false],
      [15, 'lucia-goal-1', 'event', 'Lucía Ferreyra', false],
      [16, null, 'score', 'Lucía Ferreyra', false],
      [17, null, 'score', 'Lucía Ferreyra', true],
      [18, 'lucia-undo-1', 'undo', 'Lucía Ferreyra', false],
    ])
    const [goal, , deleted] = [rows[2], rows[3], rows[11]]
    expect(goal?.['effect']).toEqual({
      home: 1,
      added: [events(await stored(ids.live)).find(({ minute }) => minute === 3)],
    })
    expect(deleted?.['effect'].removed).toEqual(rows[10]?.['effect'].added)
    expect(rows.map(({ effect }) => effect)).toEqual(
      expect.arrayContaining([
        { home: 1 },
        { minute: 1 },
        { before: { currentHalf: 1 }, after: { currentHalf: 2 } },
        { away: 1 },
        { home: -1 },
        {},
        { undid: { rev: 0, key: 'diego-score-2', kind: 'score' } },
      ]),
    )
    const known = new Map(
      (await all('matches'))
        .flatMap(log)
        .filter(({ key }) => key)
        .map(({ by, key, asked }) => [`${by.id}:${key}`, asked as string]),
    )
    const sent = (collections['operations'] ?? [])
      .filter(({ key }) => !String(key).startsWith('made-'))
      .map(({ _id, fingerprint }) => [_id, fingerprint] as const)
    expect([known.size, known]).toEqual([sent.length, new Map(sent as unknown as [string, string][])])
  })

  it('a start can be undone if nothing followed, and not if a change without a row did', async () => {
    const { ids } = await writeVersion0(db)
    await migrate(db)
    expect(log(await stored(ids.started)).map(({ kind }) => kind)).toEqual(['start'])
    expect(log(await stored(ids.corrected)).map(({ kind, key }) => [kind, key])).toEqual([
      ['start', 'diego-start-3'],
      ['counters', null],
    ])
  })

  it('moves the oldest rows of a long log into buckets', async () => {
    await matches.insertOne({ _id: 'long', rev: 131, commandRev: 131, applied: [] })
    await db
      .collection('match_actions')
      .insertMany(
        Array.from({ length: 130 }, (_, index) => ({
          matchId: 'long',
          userId: 'u',
          key: `key-number-${index}`,
          rev: index + 2,
          effect: { kind: 'minute', change: 1 },
          isUndone: false,
          createdAt: new Date(),
        })),
      )
    await migrate(db)
    const long = await stored('long')
    expect([log(long).length, log(long)[0]?.['rev'], long['logCut']]).toEqual([60, 72, 70])
    const [bucket, ...more] = await all('match_log')
    expect([bucket?._id, bucket?.['matchId'], bucket?.['rows'].length, bucket?.['rows'].at(-1).rev, more]).toEqual([
      'long:2',
      'long',
      70,
      71,
      [],
    ])
  })

  it('leaves the old collections under another name, and a node of that version a view to read, that takes no goal', async () => {
    const { collections } = await writeVersion0(db)
    await migrate(db)
    expect([await all('before_1_match_events'), await all('before_1_match_actions')]).toEqual([
      collections['match_events'],
      collections['match_actions'],
    ])
    const own = ({ updatedBy: _by, ...event }: Document) => event
    expect(await all('match_events')).toEqual(collections['match_events']?.map(own))
    for (const old of ['match_events', 'match_actions'])
      await expect(db.collection(old).insertOne({ matchId: 'x' })).rejects.toThrow('is a view')
  })

  it('migrates again what a node of that version wrote later', async () => {
    const { ids } = await writeVersion0(db)
    await matches.updateOne({ _id: ids.live }, { $set: { events: [], log: [] } })
    await db
      .collection<Row>('match_events')
      .insertOne({
        _id: 'late',
        matchId: ids.live,
        type: 'goal',
        playerId: 'auno',
        teamId: 'a',
        minute: 12,
        createdAt: new Date(),
        updatedAt: new Date(),
        rev: 1,
      })
    await migrate(db)
    expect(events(await stored(ids.live)).map(({ id }) => id)).toContain('late')
    expect(log(await stored(ids.live))).toHaveLength(17)
  })
})

describe('while it runs', () => {
  it('a node that is killed in the middle leaves nothing that another one does not finish', async () => {
    await writeVersion0(db)
    await addMatches(450)
    const whole = client.db(`${name}_whole`)
    onTestFinished(async () => void (await whole.dropDatabase()))
    for (const { name: collection } of await db.listCollections().toArray())
      await db
        .collection(collection)
        .aggregate([{ $out: { db: whole.databaseName, coll: collection } }])
        .toArray()
    await migrate(whole)

    // A match of the second of three batches is locked by a transaction, so that the node stops there.
    const session = client.startSession()
    session.startTransaction()
    await matches.updateOne({ _id: 'z0300' }, { $set: { status: 'held' } }, { session })
    const child = run('migrate', { MONGODB_URI: uri })
    await expect.poll(() => matches.countDocuments({ log: { $exists: true } })).toBeGreaterThan(250)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await session.abortTransaction()
    await session.endSession()
    expect([await versionOf(db), (await matches.countDocuments({ log: { $exists: false } })) > 0]).toEqual([0, true])

    const lease = db.collection<LeaseRow>('migrations')
    await lease.updateOne({ _id: 'lease' }, { $set: { until: new Date() } })
    await migrate(db)
    for (const collection of ['matches', 'before_1_match_events', 'before_1_match_actions', 'match_events']) {
      expect(await all(collection)).toEqual(await whole.collection<Row>(collection).find().sort({ _id: 1 }).toArray())
    }
    expect([await versionOf(db), await lease.findOne({ _id: 'lease' })]).toEqual([newestVersion, null])
  })

  it('two nodes that start concurrently do it once, and both serve', async () => {
    await writeVersion0(db)
    await addMatches(300)
    const started = await Promise.all(
      [await freePort(), await freePort()].map((port) =>
        untilReady(run('main', { MONGODB_URI: uri, PORT: String(port), LOG_LEVEL: 'silent' })),
      ),
    )
    for (const { url } of started) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const lines = started.map(({ said }) => said).join('')
    expect(lines.match(/"migration 1 is done: 308 documents changed"/g)).toHaveLength(1)
    expect(await matches.countDocuments({ log: { $exists: true }, commandRev: { $exists: false } })).toBe(308)
  })

  it('a node waits for the one that migrates, and answers 503 with Retry-After meanwhile', async () => {
    await writeVersion0(db)
    const lease = db.collection<LeaseRow>('migrations')
    await lease.insertOne({ _id: 'lease', holder: 'another node', until: new Date(Date.now() + 3_600_000) })
    const port = await freePort()
    run('main', { MONGODB_URI: uri, PORT: String(port), LOG_LEVEL: 'silent' })
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
    await expect
      .poll(() =>
        ask('/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    const goal = await ask(`/api/matches/${version0().ids.live}/score`, {
      method: 'POST',
      body: '{"side":"home","step":1}',
    })
    expect([goal.status, goal.headers.get('retry-after'), await goal.json()]).toEqual([
      503,
      '2',
      expect.objectContaining({ code: 503, type: 'unavailable' }),
    ])
    expect((await ask('/readyz')).status).toBe(503)
    expect(await matches.countDocuments({ log: { $exists: true } })).toBe(0)

    await lease.updateOne({ _id: 'lease' }, { $set: { until: new Date() } })
    await expect
      .poll(() =>
        ask('/readyz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    expect(await matches.countDocuments({ log: { $exists: false } })).toBe(0)
  })
})
