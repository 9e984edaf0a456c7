import type { LiveAction } from '@torneo/domain/match/projection'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { aMatchEvent, serveLiveMatch } from '../../dev/serve-live-match'
import { closeTabs, openTab } from './live-tab'

type Tab = ReturnType<typeof openTab>

export const plus = { kind: 'score', side: 'home', step: 1 } as const
export const minute = { kind: 'minute', step: 1 } as const
export const half = { kind: 'half', half: 2 } as const
export const goal = {
  kind: 'event',
  type: 'goal',
  teamId: 't1',
  playerId: 'p1',
  assistPlayerId: null,
  minute: 12,
} as const
export const card = { ...goal, type: 'yellow_card', teamId: 't2', minute: 14 } as const
export const five: readonly LiveAction[] = [plus, goal, minute, half, card]

/** Sets up a new fake server of a live match before each test of the queue. */
export function setUpLiveServer() {
  const live = { api: new FakeApi(aUser()), server: {} as ReturnType<typeof serveLiveMatch> }
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    live.api = new FakeApi(aUser())
    live.server = serveLiveMatch(live.api, {
      match: aMatch({ id: 'm1', status: 'live', isLive: true, rev: 5, currentMinute: 10 }),
      events: [aMatchEvent()],
    })
    live.api.install()
  })
  afterEach(() => {
    vi.useRealTimers()
    closeTabs()
  })
  return live
}

/** Opens a tab that has read the match. */
export async function open(options: Parameters<typeof openTab>[0] = {}): Promise<Tab> {
  const tab = openTab(options)
  await tab.view.load()
  return tab
}

export async function untilSent(tab: Tab): Promise<void> {
  await expect.poll(() => tab.shown()?.waiting).toEqual([])
}

/** Records each action with its outcome, as the queue reports it. */
export function resolvedOf(tab: Tab): string[] {
  const outcomes: string[] = []
  tab.onResolved(
    ({ action, state, reason }) => void outcomes.push([action.kind, state, reason].filter(Boolean).join(' ')),
  )
  return outcomes
}

/** Blocks all requests until the returned function is called. */
export function blockRequests(): () => void {
  const { fetch } = globalThis
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  globalThis.fetch = async (input, init) => {
    await opened
    return fetch(input, init)
  }
  return open
}
