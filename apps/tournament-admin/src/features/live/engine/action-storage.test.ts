import { describe, expect, it, test } from 'vitest'
import { untilSent, five, minute, open, plus, setUpLiveServer } from '../../../testing/live-server'
import { Browser, openTab } from '../../../testing/live-tab'

const live = setUpLiveServer()

describe('stored actions', () => {
  test.each([
    ['as the panel before kept it', { change: undefined, effect: { kind: 'score', side: 'home', change: 1 } }],
    ['that says nothing readable of what it changes', { change: { added: [{ id: 'e1' }] } }],
  ])('an action %s still counts', async (_name, other) => {
    const browser = new Browser()
    const first = await open({ browser })
    live.server.connection = 'down'
    first.act(plus)
    first.close()
    const [name, text] = browser.entries().find(([one]) => one.startsWith('torneo:live:1:'))!
    expect(JSON.parse(text)).toMatchObject({ change: { home: 1 } })
    browser.put(name, JSON.stringify({ ...(JSON.parse(text) as object), ...other }))
    const tab = await open({ browser })
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1 }, undoable: [{ event: null }] })
    live.server.connection = 'up'
    tab.queue.flush()
    await untilSent(tab)
    expect(live.server.received).toEqual([plus])
  })

  it('may be garbage', async () => {
    const browser = new Browser()
    const first = openTab({ browser })
    live.server.connection = 'down'
    first.act(plus)
    first.close()
    const [name, text] = browser.entries().find(([one]) => one.startsWith('torneo:live:1:'))!
    const broken = { ...(JSON.parse(text) as object), key: 'k3', action: { kind: 'score', side: 'up', step: 1 } }
    const bad: [string, string][] = [
      ['torneo:live:1:u1:m1:k1', '{'],
      ['torneo:live:1:u1:m1:k2', 'null'],
      ['torneo:live:1:u1:m1:k3', JSON.stringify(broken)],
      ['torneo:live:1:u1:m1:k4', text],
      ['torneo:live:1:u1:m1:k5', '{"action":{"kind":"constructor"}}'],
    ]
    for (const [place, content] of bad) browser.put(place, content)
    browser.put('torneo:live-seen:1:u1:m1', '[]')
    browser.put('torneo:live:2:u1:m1:k6', 'of a later version')
    live.server.connection = 'up'
    const tab = await open({ browser })
    tab.queue.flush()
    await untilSent(tab)
    expect(live.server.received).toEqual([plus])
    const names = browser.entries().map(([one]) => one)
    expect(names).toEqual(expect.arrayContaining([name, 'torneo:live:2:u1:m1:k6']))
    expect(bad.filter(([one]) => names.includes(one))).toEqual([])
  })

  it('belongs to its author', async () => {
    const browser = new Browser()
    const first = openTab({ browser })
    live.server.connection = 'down'
    first.act(plus)
    first.signOut()
    live.server.connection = 'up'
    const other = await open({ browser, userId: 'u2' })
    other.queue.flush()
    expect([other.shown()?.waiting, other.queue.waitingCount()]).toEqual([[], 0])
    other.act(minute)
    await untilSent(other)
    first.simulateReturn()
    expect(live.server.received).toEqual([minute])
    first.signIn()
    await expect.poll(() => first.queue.waitingCount()).toBe(0)
    expect(live.server.received).toEqual([minute, plus])
  })

  test.each(['full', 'private'] as const)('is nothing in a %s browser, and the engine continues', async (how) => {
    const browser = new Browser()
    browser.isFull = how === 'full'
    const tab = await open({ browser, isPrivate: how === 'private' })
    live.server.connection = 'down'
    for (const action of five) tab.act(action)
    expect([tab.queue.waitingCount(), tab.shown()?.match.homeScore]).toEqual([5, 2])
    expect(browser.entries()).toEqual([])
    live.server.connection = 'up'
    await expect
      .poll(() => {
        tab.simulateReturn()
        return tab.queue.waitingCount()
      })
      .toBe(0)
    expect(live.server.received).toEqual(five)
  })

  it('does not grow with the match', async () => {
    const tab = await open()
    for (let count = 0; count < 50; count += 1) tab.act(plus)
    await expect.poll(() => tab.shown()?.waiting).toEqual([])
    expect(tab.browser.entries().filter(([name]) => name.startsWith('torneo:live:1:'))).toHaveLength(40)
    expect(tab.shown()?.match.homeScore).toBe(50)
  })
})
