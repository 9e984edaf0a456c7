import { describe, expect, it, test, vi } from 'vitest'
import {
  untilSent,
  blockRequests,
  five,
  minute,
  open,
  plus,
  resolvedOf,
  setUpLiveServer,
} from '../../../testing/live-server'
import { Browser } from '../../../testing/live-tab'

const live = setUpLiveServer()

describe('two tabs', () => {
  it('send each action once, in order, and one at a time', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    live.server.connection = 'down'
    const tabs = [one, two, one, two, two]
    const keys = five.map((action, index) => tabs[index]?.act(action))
    await expect.poll(() => [one, two].map((tab) => tab.shown()?.waiting.map(({ key }) => key))).toEqual([keys, keys])
    await Promise.all([one.idle(), two.idle()])
    let underway = 0
    let most = 0
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      underway += 1
      most = Math.max(most, underway)
      await new Promise<void>((resolve) => {
        setTimeout(resolve)
      })
      return fetch(input, init).finally(() => {
        underway -= 1
      })
    }
    live.server.connection = 'up'
    for (const tab of [one, two]) tab.simulateReturn()
    await untilSent(one)
    await untilSent(two)
    expect([live.server.received, live.server.applied, most]).toEqual([five, keys, 1])
    for (const tab of [one, two]) {
      tab.view.receive(live.server.state(), Date.now())
      expect(tab.shown()).toMatchObject({ match: live.server.match, rejected: [] })
    }
  })

  it('count each action once on plain http, which has no locks', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser, locks: null }), await open({ browser, locks: null })]
    live.server.connection = 'down'
    for (const [index, action] of five.entries()) (index % 2 ? two : one).act(action)
    await Promise.all([one.idle(), two.idle()])
    live.server.connection = 'up'
    for (const tab of [one, two]) tab.simulateReturn()
    await untilSent(one)
    await untilSent(two)
    expect([live.server.received, new Set(live.server.applied).size]).toEqual([five, 5])
  })

  it('show what the other one does, and both say how it ended', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    const [own, others] = [resolvedOf(one), resolvedOf(two)]
    one.act(plus)
    await expect.poll(() => two.shown()?.match.homeScore).toBe(1)
    await untilSent(two)
    // The other tab got the response: this one waits for its own frame, and must not step back meanwhile.
    expect(two.shown()?.match).toMatchObject({ homeScore: 1, rev: 5 })
    expect([own, others]).toEqual([['score done'], ['score done']])
    live.server.match = { ...live.server.match, status: 'scheduled', isLive: false }
    one.act({ kind: 'pause' })
    await expect.poll(() => two.shown()?.rejected).toHaveLength(1)
    two.queue.discard(two.shown()?.rejected[0]?.key ?? '')
    await expect.poll(() => one.shown()?.rejected).toEqual([])
  })

  test.each(['up', 'deaf'] as const)(
    'undo what the other one is about to send, with the connection %s',
    async (line) => {
      const browser = new Browser()
      const [one, two] = [await open({ browser }), await open({ browser })]
      const openGate = blockRequests()
      one.act(plus)
      const sent = () => browser.entries().find(([, text]) => text.includes('"isTried":true'))?.[0] ?? ''
      await expect.poll(sent).not.toBe('')
      // The entry is removed between the other tab's read and its request.
      browser.storageOf({ isOpen: () => true, onOther: () => undefined }).removeItem(sent())
      live.server.connection = line
      openGate()
      await expect.poll(() => live.server.received[0]?.kind).toBe('score')
      live.server.connection = 'up'
      await expect
        .poll(() => {
          one.simulateReturn()
          return live.server.received.map(({ kind }) => kind)
        })
        .toEqual(['score', 'undo'])
      await untilSent(one)
      two.view.receive(live.server.state(), Date.now())
      expect([one.shown()?.match.homeScore, two.shown()?.match.homeScore]).toEqual([0, 0])
    },
  )

  it('do not send what another one has just undone, even before they hear of it', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    let release = () => undefined as void
    void browser.locks.request(
      'torneo:live-turn:u1:m1',
      {},
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    const key = one.act(minute)
    await expect.poll(() => two.shown()?.waiting).toHaveLength(1)
    two.simulateReturn()
    browser.isSilent = true
    one.undo(key)
    release()
    await Promise.all([one.idle(), two.idle()])
    expect([live.server.received, two.shown()?.waiting]).toEqual([[], []])
  })

  it('do not wait for one that was put to sleep with its lock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const browser = new Browser()
    void browser.locks.request('torneo:live-turn:u1:m1', {}, () => new Promise<void>(() => undefined))
    const tab = await open({ browser })
    tab.act(plus)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(live.server.received).toEqual([])
    await vi.advanceTimersByTimeAsync(1500)
    await untilSent(tab)
    expect(live.server.received).toEqual([plus])
  })
})
