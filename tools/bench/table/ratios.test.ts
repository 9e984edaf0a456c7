import { expect, test } from 'vitest'
import { figureOf, ratios } from './ratios.ts'

/** Returns the values one after the other. */
const series = (values: readonly number[]) => {
  const rest = [...values]
  return async () => ({ ms: rest.shift() ?? Number.NaN })
}

test('divides within each turn, without the first: a machine that becomes twice as slow changes no ratio', async () => {
  const { ms } = await ratios(3, series([900, 10, 20, 21]), series([1, 5, 10, 10]))
  expect(ms).toEqual({ x: 2, range: [2, 2.1], ours: 20, bare: 10 })
})

test('measures in turns', async () => {
  const order: string[] = []
  const noted = (name: string) => async () => ({ ms: order.push(name) })
  await ratios(1, noted('ours'), noted('bare'))
  expect(order).toEqual(['ours', 'bare', 'ours', 'bare'])
})

test('is shown as a multiple, with what it was made of and its spread', () => {
  const [p50, p99] = [
    { x: 3.414, range: [3, 4], ours: 6.1, bare: 1.8 },
    { x: 8.6, range: [7, 9.5], ours: 15, bare: 2 },
  ] as const
  expect(figureOf('ms', p50, p99)).toEqual({
    measured: '3.41 x, 8.60 x',
    note: '6.1 over 1.8 ms, 3.00 to 4.00 x; 15.0 over 2.0 ms, 7.00 to 9.50 x',
  })
})
