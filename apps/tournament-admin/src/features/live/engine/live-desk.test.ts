import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { matchCommandEndpoints, matchCommandMessages } from '@torneo/contracts/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match-events'
import { matchEndpoints } from '@torneo/contracts/matches'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { Browser, closeTabs, openTab, someLocks } from '../../../../dev/live-tab'
import { aMatchEvent, serveLiveMatch } from '../../../../dev/serve-live-match'
import type { LiveAction, Settled } from './live-action'

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
  await tab.match.load()
  return tab
}

function settledOf({ match }: Awaited<ReturnType<typeof open>>): string[] {
  const words: string[] = []
  match.onSettled(({ queued, outcome, message }: Settled) => void words.push([queued.action.kind, outcome, message].filter(Boolean).join(' ')))
  return words
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
  await expect.poll(() => tab.view()?.waiting).toEqual([])
}

describe('an action', () => {
  it('shows at once, goes out with its key, and is done when it is answered', async () => {
    const tab = await open()
    const settled = settledOf(tab)
    const openGate = closeGate()
    const key = tab.match.act(plus)
    expect(tab.view()).toMatchObject({ match: { homeScore: 1, rev: 5 }, waiting: [{ key, state: 'waiting' }] })
    expect(tab.view()?.touched).toEqual(new Set(['home']))
    await expect.poll(() => tab.view()?.waiting.map(({ state }) => state)).toEqual(['sending'])
    openGate()
    await answered(tab)
    expect(tab.view()).toMatchObject({ match: { homeScore: 1, rev: 6 }, touched: new Set() })
    expect(settled).toEqual(['score done'])
    expect(server.applied).toEqual([key])
  })

  it('of each kind goes to its call', async () => {
    server.match = aMatch({ id: 'm1', status: 'scheduled', rev: 5 })
    const tab = await open()
    const actions: LiveAction[] = [
      { kind: 'start' }, { kind: 'pause' }, { kind: 'resume' }, ...five, { kind: 'event_deletion', eventId: 'e0' }, { kind: 'finish' },
    ]
    for (const action of actions) tab.match.act(action)
    const shown = tab.view()
    await answered(tab)
    expect(server.taken).toEqual(actions)
    expect(shown?.match).toEqual({ ...server.match, rev: 5 })
    expect(tab.view()?.match).toEqual(server.match)
    expect(tab.view()?.refused).toEqual([])
  })

  it('sends an event with the minute the person saw, and without the names for its row', async () => {
    const tab = await open()
    const names = { playerName: 'Martín Sosa', playerNumber: 9, assistPlayerName: null }
    tab.match.act({ ...goal, minute: 7, names })
    expect(tab.view()?.events[0]).toMatchObject({ ...names, minute: 7, unsent: true })
    await answered(tab)
    expect(api.callsTo(matchEventEndpoints.register)[0]?.body).toEqual({ type: 'goal', teamId: 't1', playerId: 'p1', assistPlayerId: null, minute: 7 })
    expect(tab.view()?.events.map(({ id, unsent }) => `${id} ${unsent}`)).toEqual(['server0 false', 'e0 false'])
  })
})

describe('without a network', () => {
  it('five actions survive a reload and arrive in order, none twice', async () => {
    const tab = await open()
    server.line = 'down'
    for (const action of five) tab.match.act(action)
    expect(tab.view()).toMatchObject({ match: { homeScore: 2, currentMinute: 11, currentHalf: 2, rev: 5 } })
    expect(tab.desk.unsent()).toBe(5)
    tab.close()

    const again = openTab({ browser: tab.browser })
    again.desk.hurry()
    expect(again.match.state()).toMatchObject({ status: 'loading', view: { match: { homeScore: 2, currentMinute: 11, currentHalf: 2 } } })
    await again.match.load()
    expect(again.match.state()).toMatchObject({ status: 'failed', view: { match: { homeScore: 2 } } })
    expect(again.view()?.events.map(({ minute: at, unsent }) => `${at} ${unsent}`)).toEqual(['14 true', '12 true', '5 false'])
    expect(server.taken).toEqual([])

    server.line = 'up'
    again.comeBack()
    await answered(again)
    expect(server.taken).toEqual(five)
    await again.match.load()
    expect(again.view()?.match).toEqual(server.match)
    expect(again.desk.unsent()).toBe(0)
  })

  it('goes on by itself, without anybody saying that it is back', async () => {
    const tab = await open()
    server.line = 'down'
    tab.match.act(plus)
    await expect.poll(() => api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    server.line = 'up'
    await expect.poll(() => server.taken, { timeout: 5000 }).toEqual([plus])
  })

  it('counts once what arrived while its answer was lost', async () => {
    const tab = await open()
    server.line = 'deaf'
    for (const action of five) tab.match.act(action)
    await expect.poll(() => server.taken).toHaveLength(1)
    tab.close()
    const again = openTab({ browser: tab.browser })
    server.line = 'up'
    again.desk.hurry()
    await again.match.load()
    await answered(again)
    expect(server.taken).toEqual(five)
    expect(again.view()?.match).toEqual(server.match)
  })

  test.each(['away', 'busy'] as const)('a server that is %s is asked again', async (how) => {
    const tab = await open()
    if (how === 'away') server.line = 'away'
    else api.answer(matchCommandEndpoints.score, refuse({ code: 429, type: 'rate_limited', message: 'Demasiados intentos' }))
    tab.match.act(plus)
    await expect.poll(() => api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    await expect.poll(() => tab.view()?.waiting.map(({ state }) => state)).toEqual(['waiting'])
    const { match } = server
    server = serveLiveMatch(api, { match })
    tab.comeBack()
    await answered(tab)
    expect([server.taken, tab.view()?.refused]).toEqual([[plus], []])
  })

  it('a page that a hotel puts in between is no answer', async () => {
    const tab = await open()
    const { fetch } = globalThis
    let asked = 0
    globalThis.fetch = () => {
      asked += 1
      return Promise.resolve(new Response('<h1>Wi-Fi</h1>', { status: 200 }))
    }
    tab.match.act(plus)
    await expect.poll(() => asked).toBe(1)
    await expect.poll(() => tab.view()?.waiting.map(({ state }) => state)).toEqual(['waiting'])
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
    const settled = settledOf(tab)
    const key = tab.match.act({ kind: 'pause' })
    tab.match.act(plus)
    await answered(tab)
    const refused = [{ key, state: 'refused', action: { kind: 'pause' }, reason: matchCommandMessages.notRunning }]
    expect(tab.view()).toMatchObject({ refused, match: { homeScore: 1, isLive: false } })
    expect(settled).toEqual([`pause refused ${matchCommandMessages.notRunning}`, 'score done'])
    tab.close()
    expect(openTab({ browser: tab.browser }).view()?.refused).toMatchObject(refused)
  })

  it('is sent again under a new key when the person says so', async () => {
    const tab = await open()
    const key = tab.match.act({ kind: 'pause' })
    await expect.poll(() => tab.view()?.refused).toHaveLength(1)
    server.other({ kind: 'start' })
    tab.match.retry(key)
    expect(tab.view()?.refused).toEqual([])
    await answered(tab)
    expect(server.taken).toEqual([{ kind: 'start' }, { kind: 'pause' }])
    expect(server.applied).not.toContain(key)
  })

  it('is gone when the person discards it', async () => {
    const tab = await open()
    const key = tab.match.act({ kind: 'pause' })
    await expect.poll(() => tab.view()?.refused).toHaveLength(1)
    tab.match.discard(key)
    expect(tab.view()?.refused).toEqual([])
    tab.close()
    expect(openTab({ browser: tab.browser }).view()?.refused).toEqual([])
  })

  it('takes along what would have taken it back', async () => {
    const tab = await open()
    server.line = 'down'
    const key = tab.match.act(goal)
    await expect.poll(() => api.callsTo(matchEventEndpoints.register)).toHaveLength(1)
    tab.match.takeBack(key)
    tab.match.act(minute)
    server.match = { ...server.match, status: 'finished' }
    server.line = 'up'
    tab.comeBack()
    await answered(tab)
    expect(tab.view()?.refused.map(({ action }) => action.kind)).toEqual(['event', 'minute'])
    expect(api.callsTo(matchCommandEndpoints.undo)).toEqual([])
  })
})

describe('taking back', () => {
  it('an action that was never sent takes it out of the queue', async () => {
    const tab = await open()
    server.line = 'down'
    const first = tab.match.act(plus)
    await expect.poll(() => api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    const second = tab.match.act(goal)
    tab.match.act({ kind: 'event_deletion', eventId: second })
    expect(tab.view()?.undoable.map(({ key }) => key).slice(1)).toEqual([second, first])
    tab.match.takeBack(second)
    expect(tab.view()).toMatchObject({ match: { homeScore: 1 }, waiting: [{ key: first }] })
    server.line = 'up'
    tab.comeBack()
    await answered(tab)
    expect(server.taken).toEqual([plus])
  })

  it('one that may have arrived is an undo behind it', async () => {
    const tab = await open()
    server.line = 'deaf'
    const key = tab.match.act(goal)
    await expect.poll(() => server.taken).toHaveLength(1)
    tab.match.takeBack(key)
    tab.match.takeBack(key)
    expect(tab.view()).toMatchObject({ match: { homeScore: 0 }, undoable: [] })
    expect(tab.view()?.events.map(({ id }) => id)).toEqual(['e0'])
    server.line = 'up'
    tab.comeBack()
    await answered(tab)
    expect(server.taken).toEqual([goal, { kind: 'undo', undoes: key }])
    expect(tab.view()).toMatchObject({ match: server.match, undoable: [] })
  })

  test.each<[name: string, action: LiveAction]>([
    ['a goal', goal], ['a step', plus], ['a half', half], ['a minute', minute], ['a deletion', { kind: 'event_deletion', eventId: 'e0' }],
  ])('%s that was answered shows at once as if it had not been, over a reload', async (_name, action) => {
    const tab = await open()
    const { match, events } = tab.view()!
    const key = tab.match.act(action)
    await answered(tab)
    tab.close()
    const again = await open({ browser: tab.browser })
    expect(again.view()?.undoable.map((own) => own.key)).toEqual([key])
    again.match.takeBack(key)
    expect(again.view()).toMatchObject({ match: { ...match, rev: 6 }, events: events.map(({ id }) => ({ id })), undoable: [] })
    await answered(again)
    await again.match.load()
    expect(again.view()).toMatchObject({ match: { ...match, rev: 7 }, events: events.map(({ id }) => ({ id })) })
    expect(again.view()?.events).toHaveLength(1)
  })

  it('is offered for the last ten, newest first, while the match is open', async () => {
    const tab = await open()
    const keys = Array.from({ length: 12 }, () => tab.match.act(plus))
    expect(tab.view()?.undoable.map(({ key }) => key)).toEqual(keys.slice(2).toReversed())
    tab.match.act({ kind: 'finish' })
    expect(tab.view()?.undoable).toEqual([])
  })

  it('that the server refuses says why', async () => {
    const tab = await open()
    const settled = settledOf(tab)
    const key = tab.match.act(goal)
    await answered(tab)
    tab.match.takeBack(key)
    server.other({ kind: 'undo', undoes: key })
    await answered(tab)
    expect(settled.at(-1)).toBe(`undo refused ${matchCommandMessages.undone}`)
    expect(tab.view()?.refused.map(({ reason }) => reason)).toEqual([matchCommandMessages.undone])
  })

  it('deletes an own event by the id that it got meanwhile', async () => {
    const tab = await open()
    const key = tab.match.act(goal)
    tab.match.act({ kind: 'event_deletion', eventId: key })
    expect(tab.view()?.events.map(({ id }) => id)).toEqual(['e0'])
    await answered(tab)
    expect(api.callsTo(matchEventEndpoints.remove).map(({ params }) => params.eventId)).toEqual(['server0'])
    expect(tab.view()).toMatchObject({ match: { homeScore: 1 }, events: [{ id: 'e0' }], refused: [] })
  })
})

describe('what another phone did first', () => {
  test.each<[kind: 'start' | 'pause' | 'resume' | 'finish', status: 'scheduled' | 'live', isLive: boolean]>([
    ['start', 'scheduled', false], ['pause', 'live', true], ['resume', 'live', false], ['finish', 'live', true],
  ])('%s: the repeat is quiet, counts once, and is not taken back', async (kind, status, isLive) => {
    server.match = { ...server.match, status, isLive }
    const tab = await open()
    const settled = settledOf(tab)
    server.other({ kind })
    tab.match.act({ kind })
    await answered(tab)
    expect([settled, tab.view()?.refused, server.taken]).toEqual([[`${kind} done`], [], [{ kind }]])
    expect(tab.view()).toMatchObject({ match: { status: server.match.status, isLive: server.match.isLive, rev: 6 }, undoable: [] })
  })

  it('is asked for again where nobody can say whether it is so', async () => {
    const tab = await open()
    server.other({ kind: 'finish' })
    api.answer(matchEndpoints.find, () => noAnswer)
    tab.match.act({ kind: 'finish' })
    await expect.poll(() => api.callsTo(matchCommandEndpoints.finish).length).toBe(1)
    await expect.poll(() => tab.view()?.waiting.map(({ state }) => state)).toEqual(['waiting'])
    api.answer(matchEndpoints.find, () => server.match)
    tab.comeBack()
    await answered(tab)
    expect([tab.view()?.match.status, tab.view()?.refused]).toEqual(['finished', []])
  })

  it('a deleted event: a second deletion is quiet', async () => {
    const tab = await open()
    server.other({ kind: 'event_deletion', eventId: 'e0' })
    tab.match.act({ kind: 'event_deletion', eventId: 'e0' })
    await answered(tab)
    expect(tab.view()).toMatchObject({ refused: [], undoable: [], events: [] })
  })

  it('is refused still where it came to something else', async () => {
    const tab = await open()
    server.match = { ...server.match, status: 'cancelled', isLive: false }
    tab.match.act({ kind: 'finish' })
    await answered(tab)
    expect(tab.view()?.refused.map(({ reason }) => reason)).toEqual([matchCommandMessages.notLive])
  })
})

describe('two tabs', () => {
  test.each([['leases', null], ['locks', someLocks()]])('send each action once and in order, by %s', async (_name, locks) => {
    const browser = new Browser()
    const [one, two] = [await open({ browser, locks }), await open({ browser, locks })]
    server.line = 'down'
    const tabs = [one, two, one, two, two]
    const keys = five.map((action, place) => tabs[place]?.match.act(action))
    await expect.poll(() => [one, two].map((tab) => tab.view()?.waiting.map(({ key }) => key))).toEqual([keys, keys])
    let underway = 0
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      underway += 1
      expect(underway).toBe(1)
      await new Promise<void>((resolve) => { setTimeout(resolve) })
      return fetch(input, init).finally(() => { underway -= 1 })
    }
    server.line = 'up'
    for (const tab of [one, two]) tab.comeBack()
    await answered(one)
    await answered(two)
    expect([server.taken, server.applied]).toEqual([five, keys])
    for (const tab of [one, two]) {
      tab.match.heard(server.state(), Date.now())
      expect(tab.view()).toMatchObject({ match: server.match, refused: [] })
    }
  })

  it('show what the other one does, and both say how it ended', async () => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    const [own, others] = [settledOf(one), settledOf(two)]
    one.match.act(plus)
    await expect.poll(() => two.view()?.match.homeScore).toBe(1)
    await answered(two)
    // The answer came to the other tab: this one waits for its own frame, and shows no step back until then.
    expect(two.view()?.match).toMatchObject({ homeScore: 1, rev: 5 })
    expect([own, others]).toEqual([['score done'], ['score done']])
    server.match = { ...server.match, status: 'scheduled', isLive: false }
    one.match.act({ kind: 'pause' })
    await expect.poll(() => two.view()?.refused).toHaveLength(1)
    two.match.discard(two.view()?.refused[0]?.key ?? '')
    await expect.poll(() => one.view()?.refused).toEqual([])
  })

  test.each(['up', 'deaf'] as const)('take back what the other one is about to send, with the line %s', async (line) => {
    const browser = new Browser()
    const [one, two] = [await open({ browser }), await open({ browser })]
    const openGate = closeGate()
    one.match.act(plus)
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
    two.match.heard(server.state(), Date.now())
    expect([one.view()?.match.homeScore, two.view()?.match.homeScore]).toEqual([0, 0])
  })

  test.each([['lease', null], ['lock', someLocks()]])('do not wait for one that was put to sleep with its %s', async (_name, locks) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const browser = new Browser()
    browser.put('torneo:live-turn:u1:m1', `asleep ${Date.now() + 4000}`)
    void locks?.request('torneo:live-turn:u1:m1', {}, () => new Promise<void>(() => undefined))
    const tab = await open({ browser, locks })
    tab.match.act(plus)
    await vi.advanceTimersByTimeAsync(locks ? 19_000 : 3000)
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
    first.match.act(plus)
    first.close()
    const [name, text] = browser.entries().find(([one]) => one.startsWith('torneo:live:1:'))!
    expect(JSON.parse(text)).toMatchObject({ change: { home: 1 } })
    browser.put(name, JSON.stringify({ ...JSON.parse(text) as object, ...other }))
    const tab = await open({ browser })
    expect(tab.view()?.match.homeScore).toBe(1)
    server.line = 'up'
    tab.desk.hurry()
    await answered(tab)
    expect(server.taken).toEqual([plus])
  })

  it('may be garbage', async () => {
    const browser = new Browser()
    const first = openTab({ browser })
    server.line = 'down'
    first.match.act(plus)
    first.close()
    const [name, text] = browser.entries().find(([one]) => one.startsWith('torneo:live:1:'))!
    const broken = { ...JSON.parse(text) as object, action: { kind: 'score', side: 'up', step: 1 } }
    const bad: [string, string][] = [
      ['torneo:live:1:u1:m1:k1', '{'], ['torneo:live:1:u1:m1:k2', 'null'], ['torneo:live:1:u1:m1:k3', JSON.stringify(broken)],
      ['torneo:live:1:u1:m1:k4', text], ['torneo:live:1:u1:m1:k5', '{"action":{"kind":"constructor"}}'],
    ]
    for (const [place, content] of bad) browser.put(place, content)
    browser.put('torneo:live-seen:1:u1:m1', '[]')
    browser.put('torneo:live-turn:u1:m1', 'nonsense')
    browser.put('torneo:live:2:u1:m1:k6', 'of a later version')
    server.line = 'up'
    const tab = await open({ browser })
    tab.desk.hurry()
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
    first.match.act(plus)
    first.signOut()
    server.line = 'up'
    const other = await open({ browser, userId: 'u2' })
    other.desk.hurry()
    expect([other.view()?.waiting, other.desk.unsent()]).toEqual([[], 0])
    other.match.act(minute)
    await answered(other)
    first.comeBack()
    expect(server.taken).toEqual([minute])
    first.signIn()
    await expect.poll(() => server.taken).toEqual([minute, plus])
    expect(first.desk.unsent()).toBe(0)
  })

  test.each(['full', 'private'] as const)('is nothing in a %s browser, and the engine goes on', async (how) => {
    const browser = new Browser()
    browser.isFull = how === 'full'
    const tab = await open({ browser, isPrivate: how === 'private' })
    server.line = 'down'
    for (const action of five) tab.match.act(action)
    expect([tab.desk.unsent(), tab.view()?.match.homeScore]).toEqual([5, 2])
    expect(browser.entries()).toEqual([])
    server.line = 'up'
    await expect.poll(() => {
      tab.comeBack()
      return tab.desk.unsent()
    }, { timeout: 10_000 }).toBe(0)
    expect(server.taken).toEqual(five)
  })

  it('does not grow with the match', async () => {
    const tab = await open()
    for (let count = 0; count < 50; count += 1) tab.match.act(plus)
    await expect.poll(() => tab.view()?.waiting, { timeout: 10_000 }).toEqual([])
    expect(tab.browser.entries().filter(([name]) => name.startsWith('torneo:live:1:'))).toHaveLength(40)
    expect(tab.view()?.match.homeScore).toBe(50)
  })
})
