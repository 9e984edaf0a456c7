import { beforeEach, expect, it } from 'vitest'
import { clientFault } from '../client-fault'
import { type Channel, createChannel, type Subscriber } from './channel'
import type { Update } from './source'

let next: Update
let state: string
let channel: Channel

/** A subscriber with room for that many frames. */
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

/** Changes the source's update and snapshot, and refreshes. */
function say(update: Update, snapshot = state): void {
  ;[next, state] = [update, snapshot]
  channel.refresh()
}

/** Starts a channel with `"a"` as its snapshot and this subscriber. */
function begin(first: Subscriber): void {
  channel.add(first)
  say([], '"a"')
}

beforeEach(() => {
  ;[next, state] = [[], '']
  channel = createChannel('matches', { update: () => next, snapshot: () => state })
})

it('gives who comes a snapshot, and changes from there on in order', () => {
  const [one, two] = [listener(), listener()]
  begin(one)
  say(['"b"'], '"b"')
  channel.add(two)
  channel.sendSnapshots()
  say(['"c"', '"d"'], '"d"')
  expect(one.got).toEqual(['snapshot 1 "a"', 'change 2 "b"', 'change 3 "c"', 'change 4 "d"'])
  expect(two.got).toEqual(['snapshot 2 "b"', 'change 3 "c"', 'change 4 "d"'])
})

it('gives who cannot keep up the newest state once it can, with no change in between', () => {
  const [quick, slow] = [listener(), listener(2)]
  begin(quick)
  channel.add(slow)
  channel.sendSnapshots()
  for (const data of ['"b"', '"c"', '"d"']) say([data], data)
  channel.sendSnapshots()
  expect(slow.got).toEqual(['snapshot 1 "a"', 'change 2 "b"'])
  slow.room = Infinity
  channel.sendSnapshots()
  say(['"e"'], '"e"')
  expect(slow.got).toEqual(['snapshot 1 "a"', 'change 2 "b"', 'snapshot 4 "d"', 'change 5 "e"'])
  expect(quick.got).toEqual(['snapshot 1 "a"', 'change 2 "b"', 'change 3 "c"', 'change 4 "d"', 'change 5 "e"'])
})

it('gives all a new snapshot when only that says it', () => {
  const one = listener()
  begin(one)
  say('reset', '"b"')
  expect(one.got).toEqual(['snapshot 1 "a"', 'snapshot 2 "b"'])
})

it('ends for all with 404 when there is no such thing any more, or never was', () => {
  const [one, two] = [listener(), listener()]
  begin(one)
  channel.add(two)
  say('gone')
  expect([one.got, two.got].map((got) => got.slice(-2))).toEqual([
    ['error 404 null', 'it was there'],
    ['error 404 null', 'it was there'],
  ])
  expect(channel.isEmpty()).toBe(true)
  channel.add(one)
  channel.end()
  expect(one.got.slice(-2)).toEqual(['error 404 null', 'it never was'])
})

it('sends an error to listeners without a first snapshot after a failed read, and the last snapshot to all others', () => {
  const [one, two] = [listener(), listener()]
  channel.add(one)
  channel.fail(clientFault('unavailable'))
  say([], '"a"')
  channel.add(two)
  channel.fail(clientFault('unavailable'))
  expect([one.got, two.got]).toEqual([['error 503 null', 'snapshot 1 "a"'], ['snapshot 1 "a"']])
})
