import { expect, it, vi } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
// Another one that looks at the same clocks.
useNode(api)
const matches = () => api.raw.collection<{ _id: string; currentMinute: number; rev: number; nextTickAt: Date | null }>('matches')
const pair = { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' }
const second = 1000

/** The minute was due so long ago. */
const dueSince = (id: string, ms: number) => matches().updateOne({ _id: id }, [{ $set: { nextTickAt: { $subtract: ['$$NOW', ms] } } }])

const minuteOf = async (id: string) => (await matches().findOne({ _id: id }))?.currentMinute

it('counts a minute that is due, once, on two nodes, and catches up after a gap in one write', async () => {
  await scene.match('m1', { ...pair, status: 'live', isLive: true, currentMinute: 10 })
  await dueSince('m1', second)
  await vi.waitFor(async () => expect(await minuteOf('m1')).toBe(11), 5000)
  expect(await matches().findOne({ _id: 'm1' })).toMatchObject({ rev: 2 })

  await dueSince('m1', 30 * 60 * second)
  await vi.waitFor(async () => expect(await minuteOf('m1')).toBe(42), 5000)
  const row = await matches().findOne({ _id: 'm1' })
  expect(row).toMatchObject({ rev: 3 })
  expect(row!.nextTickAt!.getTime()).toBeGreaterThan(Date.now())
})

it('moves only what runs', async () => {
  await scene.match('stopped', { ...pair, status: 'live', isLive: false, currentMinute: 10 })
  await scene.match('over', { ...pair, status: 'finished', isLive: false, currentMinute: 90 })
  await scene.match('running', { ...pair, status: 'live', isLive: true, currentMinute: 10 })
  await dueSince('stopped', 5 * second)
  await dueSince('over', 5 * second)
  await dueSince('running', 5 * second)
  await vi.waitFor(async () => expect(await minuteOf('running')).toBe(11), 5000)
  expect([await minuteOf('stopped'), await minuteOf('over')]).toEqual([10, 90])
})

it('takes up a match that was set live by hand, from a whole minute', async () => {
  await scene.match('hand', { ...pair, status: 'live', isLive: true })
  await vi.waitFor(async () => expect((await matches().findOne({ _id: 'hand' }))?.nextTickAt?.getTime()).toBeGreaterThan(Date.now() + 50 * second), 5000)
  expect(await minuteOf('hand')).toBe(0)
})
