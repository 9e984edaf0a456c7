import { matchCommandEndpoints, matchCommandMessages } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match/match-events'
import type { LiveAction } from '@torneo/domain/match/projection'
import { aMatch } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { serveLiveMatch } from '../../../../dev/serve-live-match'
import {
  untilSent,
  blockRequests,
  five,
  goal,
  minute,
  open,
  plus,
  resolvedOf,
  setUpLiveServer,
} from '../../../testing/live-server'
import { openTab } from '../../../testing/live-tab'

const live = setUpLiveServer()

describe('an action', () => {
  it('shows at once, goes out with its key, and is done when it is answered', async () => {
    const tab = await open()
    const resolved = resolvedOf(tab)
    const openGate = blockRequests()
    const key = tab.act(plus)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1, rev: 5 }, waiting: [{ key, state: 'waiting' }] })
    expect(tab.shown()?.pendingFields).toEqual(new Set(['home']))
    openGate()
    await untilSent(tab)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1, rev: 6 }, pendingFields: new Set() })
    expect(resolved).toEqual(['score done'])
    expect(live.server.applied).toEqual([key])
  })

  it('reaches the endpoint of its kind', async () => {
    live.server.match = aMatch({ id: 'm1', status: 'scheduled', rev: 5 })
    const tab = await open()
    const actions: LiveAction[] = [
      { kind: 'start' },
      { kind: 'pause' },
      { kind: 'resume' },
      ...five,
      { kind: 'event_deletion', eventId: 'e0' },
      { kind: 'finish' },
    ]
    for (const action of actions) tab.act(action)
    const shown = tab.shown()
    await untilSent(tab)
    expect(live.server.received).toEqual(actions)
    expect(shown?.match).toEqual({ ...live.server.match, rev: 5 })
    expect(tab.shown()?.match).toEqual(live.server.match)
    expect(tab.shown()?.rejected).toEqual([])
  })

  it('sends an event with the minute the person saw, and without the names for its row', async () => {
    const tab = await open()
    const names = { playerName: 'Martín Sosa', playerNumber: 9, assistPlayerName: null }
    tab.act({ ...goal, minute: 7, names })
    expect(tab.shown()?.events[0]).toMatchObject({ ...names, minute: 7, unsent: true })
    await untilSent(tab)
    expect(live.api.callsTo(matchEventEndpoints.register)[0]?.body).toEqual({
      type: 'goal',
      teamId: 't1',
      playerId: 'p1',
      assistPlayerId: null,
      minute: 7,
      isAnother: false,
    })
    expect(tab.shown()?.events.map(({ id, unsent }) => `${id} ${unsent}`)).toEqual(['server0 false', 'e0 false'])
  })
})

describe('an engine that is offline', () => {
  it('five actions survive a reload and arrive in order, none twice', async () => {
    const tab = await open()
    live.server.connection = 'down'
    for (const action of five) tab.act(action)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 2, currentMinute: 11, currentHalf: 2, rev: 5 } })
    expect(tab.queue.waitingCount()).toBe(5)
    tab.close()

    const again = openTab({ browser: tab.browser })
    again.queue.flush()
    expect(again.view.state()).toMatchObject({
      status: 'loading',
      shown: { match: { homeScore: 2, currentMinute: 11, currentHalf: 2 } },
    })
    await again.view.load()
    expect(again.view.state()).toMatchObject({ status: 'failed', shown: { match: { homeScore: 2 } } })
    expect(again.shown()?.events.map(({ minute: at, unsent }) => `${at} ${unsent}`)).toEqual([
      '14 true',
      '12 true',
      '5 false',
    ])
    expect(live.server.received).toEqual([])

    live.server.connection = 'up'
    again.simulateReturn()
    await untilSent(again)
    expect(live.server.received).toEqual(five)
    await again.view.load()
    expect(again.shown()?.match).toEqual(live.server.match)
    expect(again.queue.waitingCount()).toBe(0)
  })

  it('continues by itself when the connection returns unannounced', async () => {
    const tab = await open()
    live.server.connection = 'down'
    tab.act(plus)
    await expect.poll(() => live.api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    live.server.connection = 'up'
    await expect.poll(() => live.server.received).toEqual([plus])
  })

  it('continues at once when the network or the person is back', async () => {
    const tab = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    live.server.connection = 'down'
    tab.act(plus)
    await tab.idle()
    tab.act(minute)
    live.server.connection = 'up'
    tab.simulateReturn()
    // The regular retry comes after 800 ms at the earliest.
    await expect.poll(() => live.server.received).toEqual([plus, minute])
  })

  it('counts once what arrived while its answer was lost', async () => {
    const tab = await open()
    live.server.connection = 'deaf'
    for (const action of five) tab.act(action)
    await expect.poll(() => live.server.received).toHaveLength(1)
    tab.close()
    const again = openTab({ browser: tab.browser })
    live.server.connection = 'up'
    again.queue.flush()
    await again.view.load()
    await untilSent(again)
    expect(live.server.received).toEqual(five)
    expect(again.shown()?.match).toEqual(live.server.match)
  })

  test.each(['away', 'busy'] as const)('a server that is %s is asked again', async (how) => {
    const tab = await open()
    if (how === 'away') live.server.connection = 'away'
    else
      live.api.respond(
        matchCommandEndpoints.score,
        errorReply({ code: 429, type: 'rate_limited', message: 'Demasiados intentos' }),
      )
    tab.act(plus)
    await expect.poll(() => live.api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    await tab.idle()
    expect(tab.shown()?.waiting).toHaveLength(1)
    const { match } = live.server
    live.server = serveLiveMatch(live.api, { match })
    tab.simulateReturn()
    await untilSent(tab)
    expect([live.server.received, tab.shown()?.rejected]).toEqual([[plus], []])
  })

  it('a page that a hotel puts in between is no answer', async () => {
    const tab = await open()
    const { fetch } = globalThis
    let asked = 0
    globalThis.fetch = () => {
      asked += 1
      return Promise.resolve(new Response('<h1>Wi-Fi</h1>', { status: 200 }))
    }
    tab.act(plus)
    await expect.poll(() => asked).toBe(1)
    await tab.idle()
    expect(tab.shown()?.waiting).toHaveLength(1)
    globalThis.fetch = fetch
    tab.simulateReturn()
    await untilSent(tab)
    expect(live.server.received).toEqual([plus])
  })
})

describe('a rejected action', () => {
  // A scheduled match has no clock to pause.
  beforeEach(() => {
    live.server.match = { ...live.server.match, status: 'scheduled', isLive: false }
  })

  it('is shown with its reason and counts no more, while the others continue', async () => {
    const tab = await open()
    const resolved = resolvedOf(tab)
    const key = tab.act({ kind: 'pause' })
    tab.act(plus)
    await untilSent(tab)
    const rejected = [{ key, state: 'refused', action: { kind: 'pause' }, reason: matchCommandMessages.notRunning }]
    expect(tab.shown()).toMatchObject({ rejected, match: { homeScore: 1, isLive: false } })
    expect(resolved).toEqual([`pause refused ${matchCommandMessages.notRunning}`, 'score done'])
    tab.close()
    expect(openTab({ browser: tab.browser }).shown()?.rejected).toMatchObject(rejected)
  })

  it('is sent again under a new key when the person says so', async () => {
    const tab = await open()
    const key = tab.act({ kind: 'pause' })
    await expect.poll(() => tab.shown()?.rejected).toHaveLength(1)
    live.server.actFromOtherPanel({ kind: 'start' })
    tab.queue.retry(key)
    expect(tab.shown()?.rejected).toEqual([])
    await untilSent(tab)
    expect(live.server.received).toEqual([{ kind: 'start' }, { kind: 'pause' }])
    expect(live.server.applied).not.toContain(key)
  })

  it('is gone when the person discards it', async () => {
    const tab = await open()
    const key = tab.act({ kind: 'pause' })
    await expect.poll(() => tab.shown()?.rejected).toHaveLength(1)
    tab.queue.discard(key)
    expect(tab.shown()?.rejected).toEqual([])
    tab.close()
    expect(openTab({ browser: tab.browser }).shown()?.rejected).toEqual([])
  })

  it('takes along what would have taken it back', async () => {
    const tab = await open()
    live.server.connection = 'down'
    const key = tab.act(goal)
    await expect.poll(() => live.api.callsTo(matchEventEndpoints.register)).toHaveLength(1)
    tab.undo(key)
    tab.act(minute)
    live.server.match = { ...live.server.match, status: 'finished' }
    live.server.connection = 'up'
    tab.simulateReturn()
    await untilSent(tab)
    expect(tab.shown()?.rejected.map(({ action }) => action.kind)).toEqual(['event', 'minute'])
    expect(live.api.callsTo(matchCommandEndpoints.undo)).toEqual([])
  })
})
