import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
// A second node that checks the same clocks.
useNode(api)
const matches = () =>
  api.raw.collection<{ _id: string; currentMinute: number; rev: number; nextTickAt: Date | null }>('matches')
const pair = { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' }
const second = 1000

/** Makes a minute due that many milliseconds ago. */
const dueSince = (id: string, ms: number) =>
  matches().updateOne({ _id: id }, [{ $set: { nextTickAt: { $subtract: ['$$NOW', ms] } } }])

const minuteOf = async (id: string) => (await matches().findOne({ _id: id }))?.currentMinute
/** Milliseconds until the match's next minute. */
const leftOf = async (id: string) => Number((await matches().findOne({ _id: id }))?.nextTickAt ?? NaN) - Date.now()

it('counts a minute that is due, once, on two nodes, and catches up after a gap in one write', async () => {
  await scene.match('m1', { ...pair, status: 'live', isLive: true, currentMinute: 10 })
  await dueSince('m1', second)
  await expect.poll(() => minuteOf('m1')).toBe(11)
  expect(await matches().findOne({ _id: 'm1' })).toMatchObject({ rev: 2 })

  await dueSince('m1', 14 * 60 * second)
  await expect.poll(() => minuteOf('m1')).toBe(26)
  const row = await matches().findOne({ _id: 'm1' })
  expect(row).toMatchObject({ rev: 3 })
  expect(row!.nextTickAt!.getTime()).toBeGreaterThan(Date.now())
})

it.each([
  ['leaps ahead', 3 * 3600],
  ['finds a match of last night', 14 * 3600],
])(
  'stops the match after a quarter of an hour when the clock of the database %s, and says so',
  async (_case, seconds) => {
    await scene.match('m1', { ...pair, status: 'live', isLive: true, currentMinute: 42 })
    await dueSince('m1', seconds * second)
    const organiser = await api.as('admin_tournament')
    const found = async () => (await organiser.get('/api/matches/m1')).body
    await expect
      .poll(found)
      .toMatchObject({ status: 'live', isLive: false, clockStalled: true, currentMinute: 57, rev: 2 })
    // The operator checks the minute and resumes the clock.
    expect((await organiser.post('/api/matches/m1/resume')).body).toMatchObject({
      isLive: true,
      clockStalled: false,
      currentMinute: 57,
    })
    expect(await leftOf('m1')).toBeGreaterThan(0)
  },
)

it('does not stand still for hours when the clock of the database is set back', async () => {
  await scene.match('m1', { ...pair, status: 'live', isLive: true, currentMinute: 42 })
  await dueSince('m1', -3 * 3600 * second)
  await expect.poll(() => leftOf('m1')).toBeLessThan(61 * second)
  expect(await minuteOf('m1')).toBe(42)
})

it('moves only what runs', async () => {
  await scene.match('stopped', { ...pair, status: 'live', isLive: false, currentMinute: 10 })
  await scene.match('over', { ...pair, status: 'finished', isLive: false, currentMinute: 90 })
  await scene.match('running', { ...pair, status: 'live', isLive: true, currentMinute: 10 })
  await dueSince('stopped', 5 * second)
  await dueSince('over', 5 * second)
  await dueSince('running', 5 * second)
  await expect.poll(() => minuteOf('running')).toBe(11)
  expect([await minuteOf('stopped'), await minuteOf('over')]).toEqual([10, 90])
})

it('takes up a match that was set live by hand, from a whole minute', async () => {
  await scene.match('hand', { ...pair, status: 'live', isLive: true, nextTickAt: null })
  await expect.poll(() => leftOf('hand')).toBeGreaterThan(0)
  expect(await minuteOf('hand')).toBe(0)
})
