import { expect, it } from 'vitest'
import { createLoadLine } from './load-line'

it('lets so many run at once, the rest in their order, whether they succeed or fail', async () => {
  const line = createLoadLine(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const load = (place: number) => line(() => new Promise<number>((resolve, reject) => {
    begun.push(place)
    ends[place] = () => (place === 0 ? reject(new Error('away')) : resolve(place))
  }))
  const loads = Promise.allSettled([0, 1, 2, 3].map(load))
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  expect((await loads).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(await line(() => Promise.resolve('more'))).toBe('more')
})
