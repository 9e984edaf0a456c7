import { expect, it } from 'vitest'
import { inSlices } from './in-slices'

it('does its work in order, and lets timers fire in between', async () => {
  const items = Array.from({ length: 60 }, (_, place) => place)
  const done: number[] = []
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  await inSlices(items, (item) => {
    const since = performance.now()
    while (performance.now() - since < 2);
    done.push(item)
  })
  clearInterval(counting)
  expect(done).toEqual(items)
  expect(turns).toBeGreaterThan(5)
})

it('fails with its work', async () => {
  await expect(
    inSlices([1], () => {
      throw new Error('Fault')
    }),
  ).rejects.toThrow('Fault')
})
