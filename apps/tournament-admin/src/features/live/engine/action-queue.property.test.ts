import type { LiveAction } from '@torneo/domain/match/projection'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveLiveMatch } from '../../../../dev/serve-live-match'
import { Browser, closeTabs, openTab } from '../../../testing/live-tab'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(closeTabs)

type Line = ReturnType<typeof serveLiveMatch>['connection']
type Step =
  | { readonly kind: 'act'; readonly action: LiveAction }
  | { readonly kind: 'take back' | 'reload' | 'other tab' | 'come back' | 'breathe' | 'frame' | 'read' }
  | { readonly kind: 'line'; readonly line: Line }

const step = fc.constantFrom(1 as const, -1 as const)
const anAct = fc
  .oneof(
    fc.record({ kind: fc.constant('score' as const), side: fc.constantFrom('home' as const, 'away' as const), step }),
    fc.record({ kind: fc.constant('minute' as const), step }),
    fc.record({
      kind: fc.constant('event' as const),
      type: fc.constantFrom('goal' as const, 'red_card' as const),
      teamId: fc.constantFrom('t1', 't2'),
      playerId: fc.constant('p1'),
      assistPlayerId: fc.constant(null),
      minute: fc.integer({ min: 0, max: 3 }),
    }),
  )
  .map((action): Step => ({ kind: 'act', action }))
const aStep = fc.oneof(
  { weight: 4, arbitrary: anAct },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('breathe' as const, 'breathe' as const, 'take back' as const)
      .map((kind): Step => ({ kind })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<Line>('up', 'down', 'deaf', 'deaf', 'away')
      .map((line): Step => ({ kind: 'line', line })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('reload' as const, 'other tab' as const, 'come back' as const, 'frame' as const, 'read' as const)
      .map((kind): Step => ({ kind })),
  },
)

const breathe = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 5)
  })

it('counts each action once and in order, whatever the line, the tabs and the person do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const api = new FakeApi(aUser())
      const server = serveLiveMatch(api, { match: aMatch({ id: 'm1', status: 'live', isLive: true, rev: 1 }) })
      api.install()
      const browser = new Browser()
      const open = async () => {
        const tab = openTab({ browser })
        tab.queue.flush()
        await tab.view.load()
        return tab
      }
      const tabs = [await open(), await open()]
      const done: { readonly key: string; readonly action: LiveAction }[] = []
      const undone: string[] = []

      for (const one of steps) {
        const [tab] = tabs as [Awaited<ReturnType<typeof open>>]
        if (one.kind === 'act') done.push({ key: tab.act(one.action), action: one.action })
        else if (one.kind === 'line') server.connection = one.line
        else if (one.kind === 'come back') tab.simulateReturn()
        else if (one.kind === 'other tab') tabs.reverse()
        else if (one.kind === 'breathe') await breathe()
        else if (one.kind === 'frame' && server.connection === 'up') tab.view.receive(server.state(), Date.now())
        else if (one.kind === 'read') void tab.view.load()
        else if (one.kind === 'take back') {
          const last = tab.shown()?.undoable[0]
          if (!last) continue
          tab.undo(last.key)
          const isBehind = tab
            .shown()
            ?.waiting.some(({ action }) => action.kind === 'undo' && action.undoes === last.key)
          const place = done.findIndex(({ key }) => key === last.key)
          // Two tabs may undo the same action before they notice each other.
          if (place < 0 || undone.includes(last.key)) continue
          if (isBehind) undone.push(last.key)
          else done.splice(place, 1)
        } else if (one.kind === 'reload') {
          tab.close()
          tabs[0] = openTab({ browser })
          tabs[0].queue.flush()
          if (server.connection === 'up') await tabs[0].view.load()
        }
      }

      server.connection = 'up'
      for (const tab of tabs) tab.simulateReturn()
      await expect.poll(() => tabs.map((tab) => tab.queue.waitingCount()), { interval: 5 }).toEqual([0, 0])
      expect(server.received.filter(({ kind }) => kind !== 'undo')).toEqual(done.map(({ action }) => action))
      expect(server.received.flatMap((action) => (action.kind === 'undo' ? [action.undoes] : []))).toEqual(undone)
      expect(new Set(server.applied).size).toBe(server.received.length)
      for (const tab of tabs) {
        tab.view.receive(server.state(), Date.now())
        expect(tab.shown()).toMatchObject({
          match: server.match,
          events: server.events,
          waiting: [],
          rejected: [],
          pendingFields: new Set(),
        })
        tab.close()
      }
    }),
    { numRuns: 60, endOnFailure: true },
  )
})
