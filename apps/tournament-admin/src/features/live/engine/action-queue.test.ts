import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { matchCommandEndpoints, matchCommandMessages } from '@torneo/contracts/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match-events'
import { matchEndpoints } from '@torneo/contracts/matches'
import type { LiveAction } from '@torneo/domain/match/projection'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { Browser, closeTabs, openTab } from '../../../../dev/live-tab'
import { aMatchEvent, serveLiveMatch } from '../../../../dev/serve-live-match'

const plus = { kind: 'score', side: 'home', step: 1 } as const
const minute = { kind: 'minute', step: 1 } as const
const half = { kind: 'half', half: 2 } as const
const goal = { kind: 'event', type: 'goal', teamId: 't1', playerId: 'p1', assistPlayerId: null, minute: 12 } as const
const card = { ...goal, type: 'yellow_card', teamId: 't2', minute: 14 } as const
const five: readonly LiveAction[] = [plus, goal, minute, half, card]

let api = new FakeApi(aUser())
let server = serveLiveMatch(api)

/** Nothing gets through until it is opened. */
function closeGate(): () => void {
  const { fetch } = globalThis
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => { open = resolve })
  globalThis.fetch = async (input, init) => {
    await opened
    return fetch(input, init)
  }
  return open
}

/** A server with that match, and a tab that has read it. */
async function open(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(options)
  await tab.view.load()
  return tab
}

function resolvedOf(tab: ReturnType<typeof openTab>): string[] {
  const outcomes: string[] = []
  tab.onResolved(({ action, state, reason }) => void outcomes.push([action.kind, state, reason].filter(Boolean).join(' ')))
  return outcomes
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = new FakeApi(aUser())
  server = serveLiveMatch(api, { match: aMatch({ id: 'm1', status: 'live', isLive: true, rev: 5, currentMinute: 10 }), events: [aMatchEvent()] })
  api.takeOver()
})

afterEach(() => {
  vi.useRealTimers()
  closeTabs()
})

async function answered(tab: ReturnType<typeof openTab>): Promise<void> {
  await expect.poll(() => tab.shown()?.waiting).toEqual([])
}

describe('an action', () => {
  it('shows at once, goes out with its key, and is done when it is answered', async () => {
    const tab = await open()
    const resolved = resolvedOf(tab)
    const openGate = closeGate()
    const key = tab.act(plus)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1, rev: 5 }, waiting: [{ key, state: 'waiting' }] })
    expect(tab.shown()?.pendingFields).toEqual(new Set(['home']))
    openGate()
    await answered(tab)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1, rev: 6 }, pendingFields: new Set() })
    expect(resolved).toEqual(['score done'])
    expect(server.applied).toEqual([key])
  })

  it('of each kind goes to its call', async () => {
    server.match = aMatch({ id: 'm1', status: 'scheduled', rev: 5 })
    const tab = await open()
    const actions: LiveAction[] = [
      { kind: 'start' }, { kind: 'pause' }, { kind: 'resume' }, ...five, { kind: 'event_deletion', eventId: 'e0' }, { kind: 'finish' },
    ]
    for (const action of actions) tab.act(action)
    const shown = tab.shown()
    await answered(tab)
    expect(server.taken).toEqual(actions)
    expect(shown?.match).toEqual({ ...server.match, rev: 5 })
    expect(tab.shown()?.match).toEqual(server.match)
    expect(tab.shown()?.refused).toEqual([])
  })

  it('sends an event with the minute the person saw, and without the names for its row', async () => {
    const tab = await open()
    const names = { playerName: 'Martín Sosa', playerNumber: 9, assistPlayerName: null }
    tab.act({ ...goal, minute: 7, names })
    expect(tab.shown()?.events[0]).toMatchObject({ ...names, minute: 7, unsent: true })
    await answered(tab)
    expect(api.callsTo(matchEventEndpoints.register)[0]?.body).toEqual({ type: 'goal', teamId: 't1', playerId: 'p1', assistPlayerId: null, minute: 7 })
    expect(tab.shown()?.events.map(({ id, unsent }) => `${id} ${unsent}`)).toEqual(['server0 false', 'e0 false'])
  })
})

describe('without a network', () => {
  it('five actions survive a reload and arrive in order, none twice', async () => {
    const tab = await open()
    server.line = 'down'
    for (const action of five) tab.act(action)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 2, currentMinute: 11, currentHalf: 2, rev: 5 } })
    expect(tab.queue.waitingCount()).toBe(5)
    tab.close()

    const again = openTab({ browser: tab.browser })
    again.queue.flush()
    expect(again.view.state()).toMatchObject({ status: 'loading', shown: { match: { homeScore: 2, currentMinute: 11, currentHalf: 2 } } })
    await again.view.load()
    expect(again.view.state()).toMatchObject({ status: 'failed', shown: { match: { homeScore: 2 } } })
    expect(again.shown()?.events.map(({ minute: at, unsent }) => `${at} ${unsent}`)).toEqual(['14 true', '12 true', '5 false'])
    expect(server.taken).toEqual([])

    server.line = 'up'
    again.comeBack()
    await answered(again)
    expect(server.taken).toEqual(five)
    await again.view.load()
    expect(again.shown()?.match).toEqual(server.match)
    expect(again.queue.waitingCount()).toBe(0)
  })

  it('goes on by itself, without anybody saying that it is back', async () => {
    const tab = await open()
    server.line = 'down'
    tab.act(plus)
    await expect.poll(() => api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    server.line = 'up'
    await expect.poll(() => server.taken, { timeout: 5000 }).toEqual([plus])
  })

  it('goes on at once when the network or the person is back', async () => {
    const tab = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.line = 'down'
    tab.act(plus)
    await tab.idle()
    tab.act(minute)
    server.line = 'up'
    tab.comeBack()
    // By itself it would try again after 800 ms at the earliest.
    await expect.poll(() => server.taken, { interval: 10, timeout: 600 }).toEqual([plus, minute])
  })

  it('counts once what arrived while its answer was lost', async () => {
    const tab = await open()
    server.line = 'deaf'
    for (const action of five) tab.act(action)
    await expect.poll(() => server.taken).toHaveLength(1)
    tab.close()
    const again = openTab({ browser: tab.browser })
    server.line = 'up'
    again.queue.flush()
    await again.view.load()
    await answered(again)
    expect(server.taken).toEqual(five)
    expect(again.shown()?.match).toEqual(server.match)
  })

  test.each(['away', 'busy'] as const)('a server that is %s is asked again', async (how) => {
    const tab = await open()
    if (how === 'away') server.line = 'away'
    else api.answer(matchCommandEndpoints.score, refuse({ code: 429, type: 'rate_limited', message: 'Demasiados intentos' }))
    tab.act(plus)
    await expect.poll(() => api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    await tab.idle()
    expect(tab.shown()?.waiting).toHaveLength(1)
    const { match } = server
    server = serveLiveMatch(api, { match })
    tab.comeBack()
    await answered(tab)
    expect([server.taken, tab.shown()?.refused]).toEqual([[plus], []])
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
    tab.comeBack()
    await answered(tab)
    expect(server.taken).toEqual([plus])
  })
})

describe('a refused action', () => {
  // There is no clock to pause yet.
  beforeEach(() => { server.match = { ...server.match, status: 'scheduled', isLive: false } })

  it('is shown with its reason and counts no more, while the others go on', async () => {
    const tab = await open()
    const resolved = resolvedOf(tab)
    const key = tab.act({ kind: 'pause' })
    tab.act(plus)
    await answered(tab)
    const refused = [{ key, state: 'refused', action: { kind: 'pause' }, reason: matchCommandMessages.notRunning }]
    expect(tab.shown()).toMatchObject({ refused, match: { homeScore: 1, isLive: false } })
    expect(resolved).toEqual([`pause refused ${matchCommandMessages.notRunning}`, 'score done'])
    tab.close()
    expect(openTab({ browser: tab.browser }).shown()?.refused).toMatchObject(refused)
  })

  it('is sent again under a new key when the person says so', async () => {
    const tab = await open()
    const key = tab.act({ kind: 'pause' })
    await expect.poll(() => tab.shown()?.refused).toHaveLength(1)
    server.other({ kind: 'start' })
    tab.queue.retry(key)
    expect(tab.shown()?.refused).toEqual([])
    await answered(tab)
    expect(server.taken).toEqual([{ kind: 'start' }, { kind: 'pause' }])
    expect(server.applied).not.toContain(key)
  })

  it('is gone when the person discards it', async () => {
    const tab = await open()
    const key = tab.act({ kind: 'pause' })
    await expect.poll(() => tab.shown()?.refused).toHaveLength(1)
    tab.queue.discard(key)
    expect(tab.shown()?.refused).toEqual([])
    tab.close()
    expect(openTab({ browser: tab.browser }).shown()?.refused).toEqual([])
  })

  it('takes along what would have taken it back', async () => {
    const tab = await open()
    server.line = 'down'
    const key = tab.act(goal)
    await expect.poll(() => api.callsTo(matchEventEndpoints.register)).toHaveLength(1)
    tab.takeBack(key)
    tab.act(minute)
    server.match = { ...server.match, status: 'finished' }
    server.line = 'up'
    tab.comeBack()
    await answered(tab)
    expect(tab.shown()?.refused.map(({ action }) => action.kind)).toEqual(['event', 'minute'])
    expect(api.callsTo(matchCommandEndpoints.undo)).toEqual([])
  })
})

describe('taking back', () => {
  it('an action that was never sent takes it out of the queue', async () => {
    const tab = await open()
    server.line = 'down'
    const first = tab.act(plus)
    await expect.poll(() => api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    const second = tab.act(goal)
    tab.act({ kind: 'event_deletion', eventId: second })
    expect(tab.shown()?.undoable.map(({ key }) => key).slice(1)).toEqual([second, first])
    tab.takeBack(second)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1 }, waiting: [{ key: first }] })
    server.line = 'up'
    tab.comeBack()
    await answered(tab)
    expect(server.taken).toEqual([plus])
  })

  it('one that may have arrived is an undo behind it', async () => {
    const tab = await open()
    server.line = 'deaf'
    const key = tab.act(goal)
    await expect.poll(() => server.taken).toHaveLength(1)
    tab.takeBack(key)
    tab.takeBack(key)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 0 }, undoable: [] })
    expect(tab.shown()?.events.map(({ id }) => id)).toEqual(['e0'])
    server.line = 'up'
    tab.comeBack()
    await answered(tab)
    expect(server.taken).toEqual([goal, { kind: 'undo', undoes: key }])
    expect(tab.shown()).toMatchObject({ match: server.match, undoable: [] })
  })

  test.each<[name: string, action: LiveAction]>([
    ['a goal', goal], ['a step', plus], ['a half', half], ['a minute', minute], ['a deletion', { kind: 'event_deletion', eventId: 'e0' }],
  ])('%s that was answered shows at once as if it had not been, over a reload', async (_name, action) => {
    const tab = await open()
    const { match, events } = tab.shown()!
    const key = tab.act(action)
    await answered(tab)
    tab.close()
    const again = await open({ browser: tab.browser })
    expect(again.shown()?.undoable.map((own) => own.key)).toEqual([key])
    again.takeBack(key)
    expect(again.shown()).toMatchObject({ match: { ...match, rev: 6 }, events: events.map(({ id }) => ({ id })), undoable: [] })
    await answered(again)
    await again.view.load()
    expect(again.shown()).toMatchObject({ match: { ...match, rev: 7 }, events: events.map(({ id }) => ({ id })) })
    expect(again.shown()?.events).toHaveLength(1)
  })

  it('is offered for the last ten, newest first, while the match is open', async () => {
    const tab = await open()
    const keys = Array.from({ length: 12 }, () => tab.act(plus))
    expect(tab.shown()?.undoable.map(({ key }) => key)).toEqual(keys.slice(2).toReversed())
    tab.act({ kind: 'finish' })
    expect(tab.shown()?.undoable).toEqual([])
  })

  it('that the server refuses says why', async () => {
    const tab = await open()
    const resolved = resolvedOf(tab)
    const key = tab.act(goal)
    await answered(tab)
    tab.takeBack(key)
    server.other({ kind: 'undo', undoes: key })
    await answered(tab)
    expect(resolved.at(-1)).toBe(`undo refused ${matchCommandMessages.undone}`)
    expect(tab.shown()?.refused.map(({ reason }) => reason)).toEqual([matchCommandMessages.undone])
  })

  it('deletes an own event by the id that it got meanwhile', async () => {
    const tab = await open()
    const key = tab.act(goal)
    tab.act({ kind: 'event_deletion', eventId: key })
    expect(tab.shown()?.events.map(({ id }) => id)).toEqual(['e0'])
    await answered(tab)
    expect(api.callsTo(matchEventEndpoints.remove).map(({ params }) => params.eventId)).toEqual(['server0'])
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1 }, events: [{ id: 'e0' }], refused: [] })
  })
})

describe('what another phone did first', () => {
  test.each<[kind: 'start' | 'pause' | 'resume' | 'finish', status: 'scheduled' | 'live', isLive: boolean]>([
    ['start', 'scheduled', false], ['pause', 'live', true], ['resume', 'live', false], ['finish', 'live', true],
  ])('%s: the repeat is quiet, counts once, and is not taken back', async (kind, status, isLive) => {
    server.match = { ...server.match, status, isLive }
    const tab = await open()
    const resolved = resolvedOf(tab)
    server.other({ kind })
    tab.act({ kind })
    await answered(tab)
    expect([resolved, tab.shown()?.refused, server.taken]).toEqual([[`${kind} done`], [], [{ kind }]])
    expect(tab.shown()).toMatchObject({ match: { status: server.match.status, isLive: server.match.isLive, rev: 6 }, undoable: [] })
  })

  it('is asked for again where nobody can say whether it is so', async () => {
    const tab = await open()
    server.other({ kind: 'finish' })
    api.answer(matchEndpoints.find, () => noAnswer)
    tab.act({ kind: 'finish' })
    await expect.poll(() => api.callsTo(matchCommandEndpoints.finish).length).toBe(1)
    await tab.idle()
    expect(tab.shown()?.waiting).toHaveLength(1)
    api.answer(matchEndpoints.find, () => server.match)
    tab.comeBack()
    await answered(tab)
    expect([tab.shown()?.match.status, tab.shown()?.refused]).toEqual(['finished', []])
  })

  it('a deleted event: a second deletion is quiet', async () => {
    const tab = await open()
    server.other({ kind: 'event_deletion', eventId: 'e0' })
    tab.act({ kind: 'event_deletion', eventId: 'e0' })
    await answered(tab)
    expect(tab.shown()).toMatchObject({ refused: [], undoable: [], events: [] })
  })

  it('is refused still where it came to something else', async () => {
    const tab = await open()
    server.match = { ...server.match, status: 'cancelled', isLive: false }
    tab.act({ kind: 'finish' })
    await answered(tab)
    expect(tab.shown()?.refused.map(({ reason }) => reason)).toEqual([matchCommandMessages.notLive])
  })
})

describe('two tabs', () => {
  it('send each action once, in order, and one at a time', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    server.line = 'down'
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
      await new Promise<void>((resolve) => { setTimeout(resolve) })
      return fetch(input, init).finally(() => { underway -= 1 })
    }
    server.line = 'up'
    for (const tab of [one, two]) tab.comeBack()
    await answered(one)
    await answered(two)
    expect([server.taken, server.applied, most]).toEqual([five, keys, 1])
    for (const tab of [one, two]) {
      tab.view.receive(server.state(), Date.now())
      expect(tab.shown()).toMatchObject({ match: server.match, refused: [] })
    }
  })

  it('on plain http, where there are no locks, count each action once all the same', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser, locks: null }), await open({ browser, locks: null })]
    server.line = 'down'
    for (const [index, action] of five.entries()) (index % 2 ? two : one).act(action)
    await Promise.all([one.idle(), two.idle()])
    server.line = 'up'
    for (const tab of [one, two]) tab.comeBack()
    await answered(one)
    await answered(two)
    expect([server.taken, new Set(server.applied).size]).toEqual([five, 5])
  })

  it('show what the other one does, and both say how it ended', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    const [own, others] = [resolvedOf(one), resolvedOf(two)]
    one.act(plus)
    await expect.poll(() => two.shown()?.match.homeScore).toBe(1)
    await answered(two)
    // The answer came to the other tab: this one waits for its own frame, and shows no step back until then.
    expect(two.shown()?.match).toMatchObject({ homeScore: 1, rev: 5 })
    expect([own, others]).toEqual([['score done'], ['score done']])
    server.match = { ...server.match, status: 'scheduled', isLive: false }
    one.act({ kind: 'pause' })
    await expect.poll(() => two.shown()?.refused).toHaveLength(1)
    two.queue.discard(two.shown()?.refused[0]?.key ?? '')
    await expect.poll(() => one.shown()?.refused).toEqual([])
  })

  test.each(['up', 'deaf'] as const)('take back what the other one is about to send, with the line %s', async (line) => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    const openGate = closeGate()
    one.act(plus)
    const sent = () => browser.entries().find(([, text]) => text.includes('"isTried":true'))?.[0] ?? ''
    await expect.poll(sent).not.toBe('')
    // Written away in the moment between the other one's look and its request.
    browser.storageOf({ isOpen: () => true, onOther: () => undefined }).removeItem(sent())
    server.line = line
    openGate()
    await expect.poll(() => server.taken[0]?.kind).toBe('score')
    server.line = 'up'
    await expect.poll(() => {
      one.comeBack()
      return server.taken.map(({ kind }) => kind)
    }).toEqual(['score', 'undo'])
    await answered(one)
    two.view.receive(server.state(), Date.now())
    expect([one.shown()?.match.homeScore, two.shown()?.match.homeScore]).toEqual([0, 0])
  })

  it('do not send what another one has just taken back, even before they hear of it', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    let release = () => undefined as void
    void browser.locks.request('torneo:live-turn:u1:m1', {}, () => new Promise<void>((resolve) => { release = resolve }))
    const key = one.act(minute)
    await expect.poll(() => two.shown()?.waiting).toHaveLength(1)
    two.comeBack()
    browser.isSilent = true
    one.takeBack(key)
    release()
    await Promise.all([one.idle(), two.idle()])
    expect([server.taken, two.shown()?.waiting]).toEqual([[], []])
  })

  it('do not wait for one that was put to sleep with its lock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const browser = new Browser()
    void browser.locks.request('torneo:live-turn:u1:m1', {}, () => new Promise<void>(() => undefined))
    const tab = await open({ browser })
    tab.act(plus)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(server.taken).toEqual([])
    await vi.advanceTimersByTimeAsync(1500)
    await answered(tab)
    expect(server.taken).toEqual([plus])
  })
})

describe('what is stored', () => {
  test.each([
    ['as the panel before kept it', { change: undefined, effect: { kind: 'score', side: 'home', change: 1 } }],
    ['that says nothing readable of what it changes', { change: { added: [{ id: 'e1' }] } }],
  ])('an action %s still counts', async (_name, other) => {
    const browser = new Browser()
    const first = await open({ browser })
    server.line = 'down'
    first.act(plus)
    first.close()
    const [name, text] = browser.entries().find(([one]) => one.startsWith('torneo:live:1:'))!
    expect(JSON.parse(text)).toMatchObject({ change: { home: 1 } })
    browser.put(name, JSON.stringify({ ...JSON.parse(text) as object, ...other }))
    const tab = await open({ browser })
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1 }, undoable: [{ event: null }] })
    server.line = 'up'
    tab.queue.flush()
    await answered(tab)
    expect(server.taken).toEqual([plus])
  })

  it('may be garbage', async () => {
    const browser = new Browser()
    const first = openTab({ browser })
    server.line = 'down'
    first.act(plus)
    first.close()
    const [name, text] = browser.entries().find(([one]) => one.startsWith('torneo:live:1:'))!
    const broken = { ...JSON.parse(text) as object, key: 'k3', action: { kind: 'score', side: 'up', step: 1 } }
    const bad: [string, string][] = [
      ['torneo:live:1:u1:m1:k1', '{'], ['torneo:live:1:u1:m1:k2', 'null'], ['torneo:live:1:u1:m1:k3', JSON.stringify(broken)],
      ['torneo:live:1:u1:m1:k4', text], ['torneo:live:1:u1:m1:k5', '{"action":{"kind":"constructor"}}'],
    ]
    for (const [place, content] of bad) browser.put(place, content)
    browser.put('torneo:live-seen:1:u1:m1', '[]')
    browser.put('torneo:live:2:u1:m1:k6', 'of a later version')
    server.line = 'up'
    const tab = await open({ browser })
    tab.queue.flush()
    await answered(tab)
    expect(server.taken).toEqual([plus])
    const names = browser.entries().map(([one]) => one)
    expect(names).toEqual(expect.arrayContaining([name, 'torneo:live:2:u1:m1:k6']))
    expect(bad.filter(([one]) => names.includes(one))).toEqual([])
  })

  it('belongs to who did it', async () => {
    const browser = new Browser()
    const first = openTab({ browser })
    server.line = 'down'
    first.act(plus)
    first.signOut()
    server.line = 'up'
    const other = await open({ browser, userId: 'u2' })
    other.queue.flush()
    expect([other.shown()?.waiting, other.queue.waitingCount()]).toEqual([[], 0])
    other.act(minute)
    await answered(other)
    first.comeBack()
    expect(server.taken).toEqual([minute])
    first.signIn()
    await expect.poll(() => first.queue.waitingCount()).toBe(0)
    expect(server.taken).toEqual([minute, plus])
  })

  test.each(['full', 'private'] as const)('is nothing in a %s browser, and the engine goes on', async (how) => {
    const browser = new Browser()
    browser.isFull = how === 'full'
    const tab = await open({ browser, isPrivate: how === 'private' })
    server.line = 'down'
    for (const action of five) tab.act(action)
    expect([tab.queue.waitingCount(), tab.shown()?.match.homeScore]).toEqual([5, 2])
    expect(browser.entries()).toEqual([])
    server.line = 'up'
    await expect.poll(() => {
      tab.comeBack()
      return tab.queue.waitingCount()
    }, { timeout: 10_000 }).toBe(0)
    expect(server.taken).toEqual(five)
  })

  it('does not grow with the match', async () => {
    const tab = await open()
    for (let count = 0; count < 50; count += 1) tab.act(plus)
    await expect.poll(() => tab.shown()?.waiting, { timeout: 10_000 }).toEqual([])
    expect(tab.browser.entries().filter(([name]) => name.startsWith('torneo:live:1:'))).toHaveLength(40)
    expect(tab.shown()?.match.homeScore).toBe(50)
  })
})
