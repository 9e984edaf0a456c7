import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match/match-events'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMatchEvent, serveLiveMatch } from '../../../../dev/serve-live-match'
import { closeTabs, openTab } from '../../../testing/live-tab'

const plus = { kind: 'score', side: 'home', step: 1 } as const
const goal = { kind: 'event', type: 'goal', teamId: 't1', playerId: 'p1', assistPlayerId: null, minute: 12 } as const

let api = new FakeApi(aUser())
let server = serveLiveMatch(api)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = new FakeApi(aUser())
  server = serveLiveMatch(api, {
    match: aMatch({ id: 'm1', status: 'live', isLive: true, rev: 5 }),
    events: [aMatchEvent()],
  })
  api.install()
})

afterEach(() => {
  vi.useRealTimers()
  closeTabs()
})

type Tab = ReturnType<typeof openTab>
const hear = (tab: Tab, state = server.state()) => tab.view.receive(state, Date.now())
const answered = async (tab: Tab): Promise<void> => {
  await expect.poll(() => tab.shown()?.waiting).toEqual([])
}
const board = (tab: Tab) => `${tab.shown()?.match.homeScore} with ${tab.shown()?.events.length} rows`

/** Opens a tab with the socket and records every state of its board. */
function watched() {
  const tab = openTab()
  hear(tab)
  const shown = [board(tab)]
  tab.view.subscribe(() => {
    if (shown.at(-1) !== board(tab)) shown.push(board(tab))
  })
  return { tab, shown }
}

/** Reads the match while a goal is sent: its fields are from before the goal, its events from after it. */
async function readWhileSending(tab: Tab): Promise<void> {
  api.respond(matchEndpoints.find, () => {
    if (server.received.length === 0) tab.act(goal)
    return server.match
  })
  api.respond(matchEventEndpoints.list, async () => {
    await expect.poll(() => server.received).toHaveLength(1)
    return { total: server.events.length, items: [...server.events] }
  })
  await tab.view.load()
}

describe('an own goal is shown once and stays', () => {
  const steps = ['0 with 1 rows', '1 with 2 rows']

  it('also if the answer comes before the frame', async () => {
    const { tab, shown } = watched()
    tab.act(goal)
    await answered(tab)
    hear(tab)
    expect(shown).toEqual(steps)
  })

  it('also if the frame comes before the answer', async () => {
    const { tab, shown } = watched()
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init)
      hear(tab)
      return response
    }
    const resolved = vi.fn()
    tab.onResolved(resolved)
    tab.act(goal)
    await answered(tab)
    expect(shown).toEqual(steps)
    expect(resolved).toHaveBeenCalledTimes(1)
  })

  it('also if the answer is lost and the frame names its key', async () => {
    const { tab, shown } = watched()
    server.connection = 'deaf'
    const key = tab.act(goal)
    await expect.poll(() => server.received).toHaveLength(1)
    hear(tab)
    expect([tab.shown()?.waiting, shown]).toEqual([[], steps])
    server.connection = 'up'
    tab.act(plus)
    await answered(tab)
    // Its row is identified by the sent action, so it can be undone at once.
    tab.undo(key)
    expect(board(tab)).toBe('1 with 1 rows')
  })

  it('also if an older frame comes after the answer', async () => {
    const { tab, shown } = watched()
    const late = server.state()
    tab.act(goal)
    await answered(tab)
    hear(tab, late)
    hear(tab)
    expect(shown).toEqual(steps)
  })

  it('also if the match is read meanwhile, without the socket', async () => {
    const { tab, shown } = watched()
    await readWhileSending(tab)
    expect(shown).toEqual(steps)
    expect(tab.shown()?.match).toEqual(server.match)
  })
})

it('an own goal is shown once when the match is first read while it is sent', async () => {
  const tab = openTab()
  await readWhileSending(tab)
  expect(board(tab)).toBe('1 with 2 rows')
})

describe('a deleted event', () => {
  it('does not come back with a frame from before, and does when others undo it', async () => {
    const { tab, shown } = watched()
    const late = server.state()
    const key = tab.act({ kind: 'event_deletion', eventId: 'e0' })
    await answered(tab)
    hear(tab, late)
    hear(tab, { ...late, match: { ...late.match, rev: 6 } })
    server.match = { ...server.match, rev: 7 }
    hear(tab)
    expect(shown).toEqual(['0 with 1 rows', '0 with 0 rows'])
    server.actFromOtherPanel({ kind: 'undo', undoes: key })
    hear(tab)
    expect(shown.at(-1)).toBe('0 with 1 rows')
  })
})

describe('actions of other people', () => {
  it('is under the own actions on their way', async () => {
    const { tab } = watched()
    server.connection = 'down'
    tab.act(plus)
    server.actFromOtherPanel(plus)
    server.actFromOtherPanel({ ...goal, teamId: 't2' })
    hear(tab)
    expect(tab.shown()).toMatchObject({
      match: { homeScore: 2, awayScore: 1, rev: 7 },
      events: [{ unsent: false }, { unsent: false }, { unsent: true }],
    })
    server.connection = 'up'
    await expect
      .poll(() => {
        tab.simulateReturn()
        return tab.shown()?.waiting
      })
      .toEqual([])
    expect(tab.shown()?.match).toEqual(server.match)
  })

  it('comes with the answer to an own action, even without the socket', async () => {
    const { tab } = watched()
    server.actFromOtherPanel(plus)
    tab.act(plus)
    await answered(tab)
    expect(tab.shown()?.match).toMatchObject({ homeScore: 2, rev: 7 })
  })

  it('are not shown when older than the current state', () => {
    const { tab } = watched()
    const late = server.state()
    server.actFromOtherPanel(plus)
    hear(tab)
    hear(tab, late)
    expect(board(tab)).toBe('1 with 1 rows')
  })
})

describe('a match', () => {
  it('is loading, then ready, without the socket', async () => {
    const tab = openTab()
    expect(tab.view.state()).toEqual({ status: 'loading', shown: null })
    await tab.view.load()
    expect(tab.view.state()).toMatchObject({
      status: 'ready',
      shown: { match: server.match, events: [{ id: 'e0', unsent: false }] },
    })
  })

  it('is missing when it does not exist', async () => {
    const tab = openTab({ matchId: 'm9' })
    await tab.view.load()
    expect(tab.view.state()).toEqual({ status: 'missing', shown: null })
  })

  it('keeps its last state and age after a failed read, and can be read again', async () => {
    const first = openTab()
    const before = Date.now()
    await first.view.load()
    first.close()
    server.connection = 'away'
    const tab = openTab({ browser: first.browser })
    await tab.view.load()
    expect(tab.view.state()).toMatchObject({ status: 'failed', shown: { match: server.match } })
    expect(tab.shown()?.asOf).toBeGreaterThanOrEqual(before)
    expect(tab.shown()?.asOf).toBeLessThanOrEqual(Date.now())
    server.connection = 'up'
    server.match = { ...server.match, rev: 1, homeScore: 4 }
    const reading = tab.view.load()
    expect(tab.view.state().status).toBe('loading')
    await reading
    // Any fresh state replaces the remembered one, as after a restored backup.
    expect(tab.view.state()).toMatchObject({ status: 'ready', shown: { match: { homeScore: 4 } } })
  })

  it('is not shown when last seen more than two days ago', async () => {
    const first = openTab()
    hear(first)
    first.view.receive(server.state(), Date.now() - 49 * 3_600_000)
    first.close()
    expect(first.browser.entries()).toHaveLength(1)
    expect(openTab({ browser: first.browser }).shown()).toBeNull()
    expect(first.browser.entries()).toEqual([])
  })

  it('is missing, with its last state, when deleted while it is shown', async () => {
    const { tab } = watched()
    tab.view.fail('missing')
    expect(tab.view.state()).toMatchObject({ status: 'missing', shown: { match: server.match } })
  })

  it('retries an action whose response takes too long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { tab } = watched()
    const { fetch } = globalThis
    let asked = 0
    globalThis.fetch = (input, init) => {
      asked += 1
      return asked > 1
        ? fetch(input, init)
        : new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          })
    }
    tab.act(plus)
    await expect.poll(() => asked).toBe(1)
    await vi.advanceTimersByTimeAsync(12_000)
    await answered(tab)
    expect([asked, server.received, api.callsTo(matchCommandEndpoints.score).length]).toEqual([2, [plus], 1])
  })
})
