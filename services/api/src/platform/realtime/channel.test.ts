import pLimit, { type LimitFunction } from 'p-limit'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Channel, createChannel, type Subscriber } from './channel'
import type { Heard, News, Source } from './source'

const soon = { timeout: 5000, interval: 2 }
const about = (id: string) => ({ id })
const turn = () => new Promise(setImmediate)

interface Read {
  readonly heard: Heard
  finish: (news: News, snapshot?: string) => void
  fail: () => void
}

let reads: Read[]
let warned: string[]
let isLive: boolean
let idle: number
let first: LimitFunction
let channel: Channel

/** A source whose reads end when the test says so. */
function source(isThere?: Source['isThere']): Source {
  let json = ''
  return {
    ...(isThere ? { isThere } : {}),
    concerns: (collection) => collection === 'cups',
    read: (heard) => new Promise((resolve, reject) => {
      reads.push({
        heard,
        finish: (news, snapshot = json) => {
          json = snapshot
          resolve(news)
        },
        fail: () => reject(new Error('away')),
      })
    }),
    snapshot: () => json,
  }
}

/** Whoever listens, with room for so many frames. */
function listener(room = Infinity) {
  const got: string[] = []
  const me = {
    room,
    got,
    send(frame: Buffer) {
      if (me.room === 0) return false
      me.room -= 1
      const { type, seq, data, code } = JSON.parse(frame.toString()) as Record<string, unknown>
      got.push(`${type as string} ${(seq ?? code) as number} ${JSON.stringify(data ?? null)}`)
      return true
    },
    lose(_channel: string, frame: Buffer, wasThere: boolean) {
      me.send(frame)
      me.got.push(wasThere ? 'it was there' : 'it never was')
    },
  } satisfies Subscriber & Record<string, unknown>
  return me
}

const read = async (place: number): Promise<Read> => {
  await expect.poll(() => reads.length, soon).toBe(place + 1)
  return reads[place]!
}

/** A channel that is read, with `state` as its snapshot, for this listener. */
async function begin(first: Subscriber, state = '"a"'): Promise<void> {
  channel.add(first)
  const { finish } = await read(0)
  finish([], state)
  await turn()
}

/** A channel of that source, alone. */
function create(isThere?: Source['isThere']): Channel {
  return createChannel({
    name: 'matches', source: source(isThere), lines: { first, next: pLimit(1) }, times: { retry: 5, mostRetry: 10 }, isLive: () => isLive,
    log: { warn: (_facts, message) => void warned.push(message) },
    onIdle: () => {
      idle += 1
    },
  })
}

beforeEach(() => {
  [reads, warned, isLive, idle] = [[], [], true, 0]
  first = pLimit(1)
  channel = create()
})

it('is read once for all who come meanwhile, and not again for who comes later', async () => {
  const [one, two, three] = [listener(), listener(), listener()]
  channel.add(one)
  channel.add(two)
  const { finish, heard } = await read(0)
  channel.add(three)
  finish([], '"a"')
  await turn()
  const late = listener()
  channel.add(late)
  expect([one.got, two.got, three.got, late.got]).toEqual(Array(4).fill(['snapshot 1 "a"']))
  expect(heard).toBeNull()
  expect(reads).toHaveLength(1)
})

it('what is heard during a read causes exactly one more, with all of it', async () => {
  const one = listener()
  await begin(one)
  channel.hear('cups', about('1'))
  channel.hear('others', about('9'))
  const second = await read(1)
  expect(second.heard).toEqual([{ collection: 'cups', ...about('1') }])
  for (const id of ['2', '3']) channel.hear('cups', about(id))
  await turn()
  expect(reads).toHaveLength(2)
  second.finish(['"b"'], '"b"')
  const third = await read(2)
  expect(third.heard).toEqual(['2', '3'].map((id) => ({ collection: 'cups', ...about(id) })))
  third.finish([], '"b"')
  await turn()
  expect(reads).toHaveLength(3)
  expect(one.got).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
})

it('who comes during a read gets the snapshot of before and the change, or only the newest', async () => {
  const [one, two] = [listener(), listener()]
  await begin(one)
  channel.hear('cups', about('1'))
  const { finish } = await read(1)
  channel.add(two)
  finish(['"b"'], '"b"')
  await expect.poll(() => two.got, soon).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
  expect(one.got).toEqual(two.got)
})

it('reads for a newcomer while the stream is not live, since a change may have been missed', async () => {
  const [one, two] = [listener(), listener()]
  await begin(one)
  isLive = false
  channel.add(two)
  const { finish, heard } = await read(1)
  expect([heard, two.got]).toEqual([null, []])
  finish(['"b"'], '"b"')
  await expect.poll(() => two.got, soon).toEqual(['snapshot 2 "b"'])
  expect(one.got).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
})

it('too much at once, or a change without a document, is heard as anything', async () => {
  await begin(listener())
  for (let id = 0; id < 51; id += 1) channel.hear('cups', about(`${id}`))
  const second = await read(1)
  channel.hear('cups', about('1'))
  channel.hear('cups', null)
  channel.hear('cups', about('2'))
  second.finish([])
  expect([second.heard, (await read(2)).heard]).toEqual([null, null])
})

it('gives who cannot keep up the newest state once it can, with no change in between', async () => {
  const [quick, slow] = [listener(), listener(2)]
  await begin(quick)
  channel.add(slow)
  for (const [place, state] of [[1, '"b"'], [2, '"c"'], [3, '"d"']] as const) {
    channel.hear('cups', about('1'))
    const { finish } = await read(place)
    finish([state], state)
    await turn()
  }
  channel.settle()
  expect(slow.got).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
  slow.room = Infinity
  channel.settle()
  channel.hear('cups', about('1'))
  ;(await read(4)).finish(['"e"'], '"e"')
  await expect.poll(() => slow.got, soon).toEqual(['snapshot 1 "a"', 'change 2 "b"', 'snapshot 4 "d"', 'change 5 "e"'])
  expect(quick.got).toEqual(['snapshot 1 "a"', 'change 2 "b"', 'change 3 "c"', 'change 4 "d"', 'change 5 "e"'])
})

it('gives all a new snapshot when only that says it', async () => {
  const one = listener()
  await begin(one)
  channel.hear('cups', null)
  ;(await read(1)).finish('anew', '"b"')
  await expect.poll(() => one.got, soon).toEqual(['snapshot 1 "a"', 'snapshot 2 "b"'])
})

it('ends for all with 404 when there is no such thing', async () => {
  const [one, two] = [listener(), listener()]
  await begin(one)
  channel.add(two)
  channel.hear('cups', about('1'))
  ;(await read(1)).finish('gone')
  await expect.poll(() => [one, two].map(({ got }) => got.slice(-2)), soon).toEqual(Array(2).fill(['error 404 null', 'it was there']))
  expect(idle).toBe(1)
})

it('ends with 404, unread, for what was never there', async () => {
  channel = create(() => Promise.resolve(false))
  const one = listener()
  channel.add(one)
  await expect.poll(() => one.got, soon).toEqual(['error 404 null', 'it never was'])
  expect([reads.length, idle]).toEqual([0, 1])
})

it('with listeners does not wait behind channels that are read for the first time', async () => {
  const one = listener()
  await begin(one)
  // The line of those is taken, and longer than anyone would wait.
  for (let place = 0; place < 50; place += 1) void first(() => new Promise(() => undefined))
  channel.hear('cups', about('1'))
  ;(await read(1)).finish(['"b"'], '"b"')
  await expect.poll(() => one.got, soon).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
})

describe('a read that fails', () => {
  it('is made again, of everything, until it succeeds; who has the state hears nothing of it', async () => {
    const one = listener()
    await begin(one)
    channel.hear('cups', about('1'))
    for (const place of [1, 2, 3]) (await read(place)).fail()
    const last = await read(4)
    expect(last.heard).toBeNull()
    last.finish(['"b"'], '"b"')
    await expect.poll(() => one.got, soon).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
    expect(warned).toHaveLength(3)
  })

  it('is told to who still waits for the first', async () => {
    const one = listener()
    channel.add(one)
    ;(await read(0)).fail()
    ;(await read(1)).finish([], '"a"')
    await expect.poll(() => one.got, soon).toEqual(['error 500 null', 'snapshot 1 "a"'])
  })
})

describe('nobody listens', () => {
  it('nothing is read, and the channel is given up; at the end of what is under way', async () => {
    const one = listener()
    await begin(one)
    channel.hear('cups', about('1'))
    const { finish } = await read(1)
    channel.hear('cups', about('2'))
    channel.remove(one)
    expect(idle).toBe(0)
    finish(['"b"'], '"b"')
    await expect.poll(() => idle, soon).toBe(1)
    expect([reads.length, one.got]).toEqual([2, ['snapshot 1 "a"']])
  })

  it('nor is anything read for who left before its turn came, and who comes later is read for', async () => {
    let free = (): void => undefined
    void first(() => new Promise<void>((resolve) => {
      free = resolve
    }))
    const [one, two] = [listener(), listener()]
    channel.add(one)
    await turn()
    channel.remove(one)
    free()
    await expect.poll(() => idle, soon).toBe(1)
    expect(reads).toHaveLength(0)
    channel.add(two)
    ;(await read(0)).finish([], '"a"')
    await expect.poll(() => two.got, soon).toEqual(['snapshot 1 "a"'])
    expect(one.got).toEqual([])
  })

  it('at once when nothing is', async () => {
    const one = listener()
    await begin(one)
    channel.remove(one)
    expect(idle).toBe(1)
  })
})
