import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import { usePushService } from '../../testing/push-service'
import { freePort } from '../../testing/servers/free-port'
import { cheapPasswords, testDatabaseUri, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { tournamentScene } from '../../testing/tournament-scene'
import { connectDatabase } from '../database/database'
import { createRepeatedLines } from './repeated-lines'

interface Line {
  readonly msg: string
  readonly level: number
  readonly repeated?: number
}
const lines: Line[] = []
const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
const unreachable = `127.0.0.1:${await freePort()}`
const { aDevice } = await usePushService()
const api = useTestApi({ PUSH_SERVICES: unreachable }, stream)
const at = tournamentScene(api)
/** Numbers of equal lines that the lines with this message stand for; 0 for one that stands for itself. */
const counts = (msg: string) => lines.filter((line) => line.msg === msg).map(({ repeated = 0 }) => repeated)
const standsFor = (repeated: readonly number[]) => repeated.reduce((sum, count) => sum + (count || 1), 0)

describe('a crowd meets one fault', () => {
  it('logs an unreachable push service in one line and one with the number of devices', async () => {
    await at.sport('futbol')
    for (const year of ['98', '05']) {
      await at.promotion(`p${year}`)
      await at.team(`Promo ${year}`, { sportId: 'futbol', promotionId: `p${year}` })
    }
    await at.match('m1', { sportId: 'futbol', homeTeamId: 'Promo 98', awayTeamId: 'Promo 05' })
    for (let index = 0; index < 30; index += 1) {
      const { keys } = aDevice()
      const endpoint = `https://${unreachable}/${index}`
      const saved = await api.anonymous.put('/api/public/alerts', { endpoint, keys, promotionIds: ['p98'] })
      expect(saved.status).toBe(204)
    }
    const chief = await api.as('admin_tournament')
    let minute = 10
    await expect
      .poll(
        async () => {
          await chief.patch('/api/matches/m1', { time: `12:${(minute += 1)}` })
          return counts('an alert did not reach its push service').length
        },
        { interval: 500 },
      )
      .toBe(1)
    await api.app.close()
    const alerts = counts('an alert did not reach its push service')
    expect(alerts.length).toBeLessThan(4)
    expect(standsFor(alerts)).toBeGreaterThanOrEqual(30)
    expect(standsFor(alerts) % 30).toBe(0)
  })

  it('logs an unreachable database in one line and one with the number of requests, each with its own response', async () => {
    const { uri, name } = testDatabaseUri()
    const proxy = await createTestProxy(Number(new URL(uri).port))
    const MONGODB_URI = `mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`
    const database = await connectDatabase(MONGODB_URI)
    const app = await buildApp({
      config: readConfig({ MONGODB_URI }),
      database,
      passwords: cheapPasswords(),
      logStream: stream,
    })
    await app.ready()
    await proxy.cut()
    lines.length = 0
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => createTestClient(app).get('/api/storage/buckets/general/files/abc/view')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(40)
    await proxy.restore()
    await app.close()
    const away = counts('the database does not answer')
    expect(away.length).toBeLessThan(7)
    expect(standsFor(away)).toBe(40)
    expect(counts('answered')).toHaveLength(40)
    await database.db.dropDatabase()
    await database.close()
    await proxy.cut()
  })
})

describe('lines that differ', () => {
  const written: unknown[][] = []
  const pass = (level: number, repeated: ReturnType<typeof createRepeatedLines>, ...call: unknown[]) =>
    repeated.pass(call, level, (...line) => void written.push([...line]))

  it.each<[what: string, level: number, one: unknown[], other: unknown[]]>([
    ['in their message', 40, [{}, 'a'], [{}, 'b']],
    ['in their record', 40, [{ match: 'a' }, 'x'], [{ match: 'b' }, 'x']],
    ['in their reason', 50, [{ err: new Error('a') }, 'x'], [{ err: new Error('b') }, 'x']],
    ['in the class of their error', 50, [{ err: new Error('a') }, 'x'], [{ err: new TypeError('a') }, 'x']],
    ['in nothing, of information', 30, [{}, 'a'], [{}, 'a']],
    ['in nothing, of an end', 60, [{}, 'a'], [{}, 'a']],
  ])('%s are all written', async (_what, level, one, other) => {
    written.length = 0
    const repeated = createRepeatedLines()
    pass(level, repeated, ...one)
    pass(level, repeated, ...other)
    await repeated.stop()
    expect(written).toEqual([one, other])
  })

  it.each<[what: string, one: unknown[], other: unknown[]]>([
    [
      'numbers of its reason',
      [new Error('connection 7 closed'), 'x'],
      [{ err: new Error('connection 12 closed') }, 'x'],
    ],
    ['request', [{ req: { id: 1 } }, 'x'], [{ req: { id: 2 } }, 'x']],
  ])('are one, with their number, when they differ in the %s alone', async (_what, one, other) => {
    written.length = 0
    const repeated = createRepeatedLines()
    for (const call of [one, other, other]) pass(40, repeated, ...call)
    await repeated.stop()
    expect(written).toEqual([one, [{ ...(other[0] as object), repeated: 2 }, 'x']])
  })

  it('are at most 500 a minute, by their message from then on', async () => {
    written.length = 0
    const repeated = createRepeatedLines()
    for (let index = 0; index < 2000; index += 1) pass(40, repeated, { match: `m${index}` }, 'x')
    await repeated.stop()
    expect(written).toHaveLength(502)
  })
})
