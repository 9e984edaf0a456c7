import { deviceTimeHeader } from '@torneo/contracts/endpoint/endpoint'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testPassword, useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'
import { createDatabaseClock } from './database-clock'

const api = useTestApi()
const node = useNode(api)
const at = tournamentScene(api)
const [second, hour] = [1000, 3_600_000]
const stored = (name: string) => api.raw.collection<{ _id: string }>(name)
/** A time relative to the database's clock. */
const fromNow = (ms: number) => ({ $add: ['$$NOW', ms] })

const signIn = (password: string) =>
  api.anonymous.post('/api/account/sessions', { email: 'admin_tournament@torneo.local', password })

afterEach(() => vi.useRealTimers())

describe.each([
  ['ahead', 3 * hour],
  ['back', -3 * hour],
])('a service whose own clock is set three hours %s', (_way, jump) => {
  const setClock = () => void vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(Date.now() + jump)

  it('keeps sessions, and prolongs those that are used', async () => {
    const organiser = await api.as('admin_tournament')
    await organiser.get('/api/account')
    setClock()
    expect((await organiser.get('/api/account')).status).toBe(200)
    const used = { userId: organiser.user.id }
    await stored('sessions').updateOne(used, [
      { $set: { lastSeenAt: fromNow(-61 * second), expiresAt: fromNow(hour) } },
    ])
    expect((await organiser.get('/api/account')).status).toBe(200)
    expect(
      await stored('sessions').countDocuments({ ...used, $expr: { $gt: ['$expiresAt', fromNow(11 * hour)] } }),
    ).toBe(1)
    await stored('sessions').updateOne(used, [{ $set: { expiresAt: fromNow(-second) } }])
    expect((await organiser.get('/api/account')).status).toBe(401)
  })

  it('counts goals and minutes as before, and sends them to watchers', async () => {
    const sides = { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' }
    for (const id of ['m1', 'm2']) await at.match(id, { ...sides, status: 'live', isLive: true, currentMinute: 20 })
    await stored('matches').updateMany({}, [{ $set: { nextTickAt: fromNow(50 * second) } }])
    const viewer = node.open({ isPublic: true })
    for (const id of ['m1', 'm2']) await viewer.subscribe(`match:${id}`)
    setClock()
    const organiser = await api.as('admin_tournament')
    expect((await organiser.post('/api/matches/m1/score', { side: 'home', step: 1 })).body).toMatchObject({
      homeScore: 1,
      currentMinute: 20,
      isLive: true,
    })
    await expect.poll(() => viewer.last('match:m1').match.homeScore).toBe(1)
    await stored('matches').updateOne({ _id: 'm2' }, [{ $set: { nextTickAt: fromNow(-second) } }])
    await expect.poll(() => viewer.last('match:m2').match.currentMinute).toBe(21)
    expect(viewer.last('match:m1').match).toMatchObject({ currentMinute: 20, isLive: true })
    await stored('matches').updateOne({ _id: 'm1' }, [{ $set: { nextTickAt: fromNow(-second) } }])
    await expect.poll(() => viewer.last('match:m1').match.currentMinute).toBe(21)
    const ahead = { $and: [{ $gt: ['$nextTickAt', '$$NOW'] }, { $lt: ['$nextTickAt', fromNow(60 * second)] }] }
    expect(await stored('matches').countDocuments({ _id: 'm1', $expr: ahead })).toBe(1)
  })

  it("takes the time of a device by the database's clock: of now, and not of another day", async () => {
    await at.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
    const organiser = await api.as('admin_tournament')
    const [now, later] = [0, 26 * hour].map((ms) => new Date(Date.now() + ms).toISOString())
    setClock()
    const score = (time = '') =>
      organiser.post('/api/matches/m1/score', { side: 'home', step: 1 }, { [deviceTimeHeader]: time })
    expect([(await score(now)).status, (await score(later)).status]).toEqual([200, 400])
  })

  it('limits guesses as before, and no longer', async () => {
    await api.as('admin_tournament')
    await Promise.all(Array.from({ length: 9 }, () => signIn('otra-clave')))
    setClock()
    expect([(await signIn('otra-clave')).status, (await signIn(testPassword)).status]).toEqual([401, 429])
    expect(Number((await signIn(testPassword)).headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})

describe('a database whose clock is set', () => {
  it('back three hours locks no user out for failures in the future', async () => {
    await api.as('admin_tournament')
    await Promise.all(Array.from({ length: 10 }, () => signIn('otra-clave')))
    expect((await signIn(testPassword)).status).toBe(429)
    const later = { $map: { input: '$at', in: { $add: ['$$this', 3 * hour] } } }
    await stored('signin_failures').updateMany({}, [{ $set: { at: later } }])
    expect((await signIn(testPassword)).status).toBe(201)
    // The limit itself still applies.
    await Promise.all(Array.from({ length: 10 }, () => signIn('otra-clave')))
    expect((await signIn(testPassword)).status).toBe(429)
  })

  it('back three hours: who was seen "later" is signed in, for as long as who was seen now', async () => {
    const organiser = await api.as('admin_tournament')
    await stored('sessions').updateOne({ userId: organiser.user.id }, [
      { $set: { lastSeenAt: fromNow(3 * hour), expiresAt: fromNow(15 * hour), createdAt: '$$NOW' } },
    ])
    expect((await organiser.get('/api/account')).status).toBe(200)
    expect(
      await stored('sessions').countDocuments({
        userId: organiser.user.id,
        $expr: { $lt: ['$expiresAt', fromNow(12 * hour + second)] },
      }),
    ).toBe(1)
  })

  it.each([
    ['ahead', 3 * hour],
    ['back', -3 * hour],
  ])('three hours %s is believed ten seconds later', async (_way, jump) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let time = 1_000_000_000_000
    const now = createDatabaseClock(() => Promise.resolve(time))
    expect((await now()).getTime()).toBe(time)
    time += jump
    vi.advanceTimersByTime(10_001)
    expect((await now()).getTime()).toBe(time)
  })
})
