import { matchCommandEndpoints, matchCommandMessages } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints } from '@torneo/contracts/match/match-events'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import type { LiveAction } from '@torneo/domain/match/projection'
import { networkFailure } from '@torneo/testing/error-reply'
import { describe, expect, it, test } from 'vitest'
import { untilSent, goal, half, minute, open, plus, resolvedOf, setUpLiveServer } from '../../../testing/live-server'

const live = setUpLiveServer()

describe('taking back', () => {
  it('an action that was never sent takes it out of the queue', async () => {
    const tab = await open()
    live.server.connection = 'down'
    const first = tab.act(plus)
    await expect.poll(() => live.api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    const second = tab.act(goal)
    tab.act({ kind: 'event_deletion', eventId: second })
    expect(
      tab
        .shown()
        ?.undoable.map(({ key }) => key)
        .slice(1),
    ).toEqual([second, first])
    tab.undo(second)
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1 }, waiting: [{ key: first }] })
    live.server.connection = 'up'
    tab.simulateReturn()
    await untilSent(tab)
    expect(live.server.received).toEqual([plus])
  })

  it('queues an undo behind an action that may have arrived', async () => {
    const tab = await open()
    live.server.connection = 'deaf'
    const key = tab.act(goal)
    await expect.poll(() => live.server.received).toHaveLength(1)
    tab.undo(key)
    tab.undo(key)
    expect(tab.shown()).toMatchObject({
      match: { homeScore: 0 },
      undoable: [],
      waiting: [{ key }, { action: { kind: 'undo', undoes: key } }],
    })
    expect(tab.shown()?.waiting).toHaveLength(2)
    expect(tab.shown()?.events.map(({ id }) => id)).toEqual(['e0'])
    live.server.connection = 'up'
    tab.simulateReturn()
    await untilSent(tab)
    expect(live.server.received).toEqual([goal, { kind: 'undo', undoes: key }])
    expect(tab.shown()).toMatchObject({ match: live.server.match, undoable: [] })
  })

  test.each<[name: string, action: LiveAction]>([
    ['a goal', goal],
    ['a step', plus],
    ['a half', half],
    ['a minute', minute],
    ['a deletion', { kind: 'event_deletion', eventId: 'e0' }],
  ])('%s that was answered shows at once as if it had not been, over a reload', async (_name, action) => {
    const tab = await open()
    const { match, events } = tab.shown()!
    const key = tab.act(action)
    await untilSent(tab)
    tab.close()
    const again = await open({ browser: tab.browser })
    expect(again.shown()?.undoable.map((own) => own.key)).toEqual([key])
    again.undo(key)
    expect(again.shown()).toMatchObject({
      match: { ...match, rev: 6 },
      events: events.map(({ id }) => ({ id })),
      undoable: [],
    })
    await untilSent(again)
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

  it('shows the reason when the server refuses it', async () => {
    const tab = await open()
    const resolved = resolvedOf(tab)
    const key = tab.act(goal)
    await untilSent(tab)
    tab.undo(key)
    live.server.actFromOtherPanel({ kind: 'undo', undoes: key })
    await untilSent(tab)
    expect(resolved.at(-1)).toBe(`undo refused ${matchCommandMessages.undone}`)
    expect(tab.shown()?.rejected.map(({ reason }) => reason)).toEqual([matchCommandMessages.undone])
  })

  it('deletes an own event by the id that it got meanwhile', async () => {
    const tab = await open()
    const key = tab.act(goal)
    tab.act({ kind: 'event_deletion', eventId: key })
    expect(tab.shown()?.events.map(({ id }) => id)).toEqual(['e0'])
    await untilSent(tab)
    expect(live.api.callsTo(matchEventEndpoints.remove).map(({ params }) => params.eventId)).toEqual(['server0'])
    expect(tab.shown()).toMatchObject({ match: { homeScore: 1 }, events: [{ id: 'e0' }], rejected: [] })
  })
})

describe('an action that another phone did first', () => {
  test.each<[kind: 'start' | 'pause' | 'resume' | 'finish', status: 'scheduled' | 'live', isLive: boolean]>([
    ['start', 'scheduled', false],
    ['pause', 'live', true],
    ['resume', 'live', false],
    ['finish', 'live', true],
  ])('%s: the repeat is quiet, counts once, and is not undone', async (kind, status, isLive) => {
    live.server.match = { ...live.server.match, status, isLive }
    const tab = await open()
    const resolved = resolvedOf(tab)
    live.server.actFromOtherPanel({ kind })
    tab.act({ kind })
    await untilSent(tab)
    expect([resolved, tab.shown()?.rejected, live.server.received]).toEqual([[`${kind} done`], [], [{ kind }]])
    expect(tab.shown()).toMatchObject({
      match: { status: live.server.match.status, isLive: live.server.match.isLive, rev: 6 },
      undoable: [],
    })
  })

  it('is requested again when its state cannot be read', async () => {
    const tab = await open()
    live.server.actFromOtherPanel({ kind: 'finish' })
    live.api.respond(matchEndpoints.find, () => networkFailure)
    tab.act({ kind: 'finish' })
    await expect.poll(() => live.api.callsTo(matchCommandEndpoints.finish).length).toBe(1)
    await tab.idle()
    expect(tab.shown()?.waiting).toHaveLength(1)
    live.api.respond(matchEndpoints.find, () => live.server.match)
    tab.simulateReturn()
    await untilSent(tab)
    expect([tab.shown()?.match.status, tab.shown()?.rejected]).toEqual(['finished', []])
  })

  it('accepts a second deletion of an event without a message', async () => {
    const tab = await open()
    live.server.actFromOtherPanel({ kind: 'event_deletion', eventId: 'e0' })
    tab.act({ kind: 'event_deletion', eventId: 'e0' })
    await untilSent(tab)
    expect(tab.shown()).toMatchObject({ rejected: [], undoable: [], events: [] })
  })

  it('stays rejected if the match is in another state', async () => {
    const tab = await open()
    live.server.match = { ...live.server.match, status: 'cancelled', isLive: false }
    tab.act({ kind: 'finish' })
    await untilSent(tab)
    expect(tab.shown()?.rejected.map(({ reason }) => reason)).toEqual([matchCommandMessages.notLive])
  })
})
