import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../http/problems'
import { createFairQueue } from './fair-queue'

/** Started jobs, in order, with a function that ends each. */
let begun: { readonly name: string; readonly end: () => void }[]
let queue: ReturnType<typeof createFairQueue>

beforeEach(() => {
  begun = []
  queue = createFairQueue({ concurrency: 1, maxPerClient: 3, max: 5 })
})

afterEach(() => vi.useRealTimers())

const ask = (client: string, name: string) =>
  queue(
    client,
    () =>
      new Promise<void>((resolve) => {
        begun.push({ name, end: resolve })
      }),
  ).then(
    () => 'done',
    (error: unknown) => (error as Problem).code,
  )

const names = () => begun.map(({ name }) => name)

async function runAll(): Promise<void> {
  for (let place = 0; place < begun.length; place += 1) {
    begun[place]?.end()
    await new Promise(setImmediate)
  }
}

describe('a fair queue', () => {
  it('gives the clients turns, however many of one came first', async () => {
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map((name) => ask(name.charAt(0), name))
    await runAll()
    expect(names()).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(asked)).toEqual(Array(6).fill('done'))
  })

  it('rejects immediately above the limit per key, and all above the total limit; then it continues', async () => {
    const asked = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map((name) => ask(name.charAt(0), name))
    expect(await Promise.all([asked[4], asked[7]])).toEqual([429, 503])
    await runAll()
    expect(names()).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
    void ask('a', 'a6')
    await new Promise(setImmediate)
    expect(names().at(-1)).toBe('a6')
  })

  it('continues after a failed job', async () => {
    const failing = queue('a', () => Promise.reject(new Error('away')))
    await expect(failing).rejects.toThrow('away')
    void ask('a', 'a1')
    await new Promise(setImmediate)
    expect(names()).toEqual(['a1'])
  })

  it('leaves its slot empty for a while after a failure, and not after what succeeded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    queue = createFairQueue({ concurrency: 1, maxPerClient: 3, max: 5, rest: 200 })
    const failing = queue('a', async () => {
      begun.push({ name: 'a1', end: () => undefined })
      // Longer than a fifth of the rest.
      vi.advanceTimersByTime(50)
      throw new Error('wrong')
    })
    void ask('a', 'a2')
    await expect(failing).rejects.toThrow('wrong')
    await vi.advanceTimersByTimeAsync(199)
    expect(names()).toEqual(['a1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(names()).toEqual(['a1', 'a2'])
    void ask('a', 'a3')
    begun[1]?.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['a1', 'a2', 'a3'])
  })
})
