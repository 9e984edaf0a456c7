import { beforeEach, expect } from 'vitest'
import { useTestApi } from './test-api'
import type { TestClient } from './test-client'
import { tournamentScene } from './tournament-scene'

/** The next minute is due in a minute, so that no test waits for the clock or is disturbed by it. */
export const running = { status: 'live', isLive: true }
export const stopped = { status: 'live', isLive: false }

/** Runs the service with two teams of two players, and makes calls on their match `m1`. */
export function useMatchScene() {
  const api = useTestApi()
  const scene = tournamentScene(api)
  beforeEach(async () => {
    await scene.tournament()
    await scene.sport('futbol')
    for (const side of ['a', 'b']) {
      await scene.promotion(`p${side}`)
      await scene.team(side, { sportId: 'futbol', promotionId: `p${side}` })
      for (const name of ['uno', 'dos']) await scene.player(`${side}${name}`, { teamId: side })
    }
  })

  const organiser = () => api.as('admin_tournament')
  const at = (call: string) => `/api/matches/m1/${call}`

  const send = (client: TestClient, call: string, body?: unknown, headers?: Record<string, string>) =>
    call === 'half' ? client.put(at(call), body, headers) : client.post(at(call), body, headers)

  return {
    api,
    scene,
    organiser,
    at,
    ask: async (call: string, body?: unknown, headers?: Record<string, string>) =>
      send(await organiser(), call, body, headers),
    stored: (fields: Record<string, unknown> = {}) =>
      scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', ...fields }),
    goalOf: (playerId: string, more = {}) => ({ type: 'goal', teamId: playerId.charAt(0), playerId, ...more }),
    statsOf: async (collection: string, _id: string) =>
      (await api.raw.collection<{ _id: string; stats: Record<string, number> }>(collection).findOne({ _id }))?.stats,

    /** Returns the body of a request that is rejected with the status; fails if it stored anything. */
    async refused(code: number, call: string, body?: unknown) {
      const client = await organiser()
      const before = await api.snapshot()
      const answer = await send(client, call, body)
      expect([answer.status, (await api.snapshot()) === before]).toEqual([code, true])
      return answer.body
    },
  }
}
