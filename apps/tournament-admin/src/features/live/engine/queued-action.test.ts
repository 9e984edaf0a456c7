import { check } from '@torneo/contracts/fields/validation'
import { actionKinds, actionOf, bodyOf, toAction } from '@torneo/domain/match/actions'
import { describe, expect, it, test } from 'vitest'
import { untilSent, setUpLiveServer, open } from '../../../testing/live-server'
import { Browser } from '../../../testing/live-tab'
import { queueOfRelease1 } from '../../../testing/stored-queue'
import { parseQueuedAction } from './queued-action'

const live = setUpLiveServer()

const read = (text: string) => {
  const queued = parseQueuedAction(text)
  if (!queued) throw new Error(`Not readable: ${text}`)
  return queued
}

describe('the queue of the release before', () => {
  test.each(queueOfRelease1)('still holds $action', ({ text, action }) => {
    const queued = read(text)
    expect(queued.action).toEqual(action)
    const { change } = JSON.parse(text) as { change?: object }
    expect(JSON.parse(JSON.stringify(queued.change ?? null))).toEqual(change ?? null)
  })

  test.each(queueOfRelease1)(
    'sends $action with a body that its endpoint takes, and the service reads the same action',
    ({ text }) => {
      const { action } = read(text)
      const { endpoint } = actionOf(action.kind)
      const body = endpoint.body && check(endpoint.body, bodyOf(action))
      expect(body?.ok ?? true).toBe(true)
      const received = toAction(
        action.kind,
        body?.ok ? body.value : undefined,
        'eventId' in action ? { id: 'm1', eventId: action.eventId } : { id: 'm1' },
      )
      const { names: _names, periods: _periods, ...sent } = { names: undefined, periods: undefined, ...action }
      expect(received).toEqual({ ...sent, ...('isAnother' in received && { isAnother: received.isAnother }) })
    },
  )

  it('has every kind that a device queues', () => {
    const kinds = new Set(queueOfRelease1.map(({ action: { kind } }) => kind))
    expect(actionKinds.filter((kind) => actionOf(kind).stored)).toEqual(expect.arrayContaining([...kinds]))
    expect(kinds.size).toBe(17)
  })

  it('is sent in order by this one', async () => {
    const isOfThisMatch = ({ kind, points, withRed, step }: Readonly<Record<string, unknown>>) =>
      ['pause', 'resume', 'score', 'event', 'minute', 'minute_set', 'period_end', 'finish'].includes(String(kind)) &&
      !points &&
      !withRed &&
      step !== 3
    const queue = queueOfRelease1.filter(({ action }) => isOfThisMatch(action))
    const browser = new Browser()
    for (const { name, text } of queue) browser.put(name, text)
    const tab = await open({ browser })
    tab.queue.flush()
    await untilSent(tab)
    expect(live.server.received.map(({ kind }) => kind)).toEqual(queue.map(({ action: { kind } }) => kind))
    expect(tab.shown()?.match).toMatchObject({ status: 'finished', homeScore: 2 })
  })
})

test.each(actionKinds.filter((kind) => !actionOf(kind).stored))(
  '%s is of the service: a device never queues it',
  (kind) => {
    expect(
      parseQueuedAction(
        JSON.stringify({
          ...(JSON.parse(queueOfRelease1[0]!.text) as object),
          action: { kind, absent: 'home', reason: '', rev: 1 },
        }),
      ),
    ).toBeNull()
  },
)
