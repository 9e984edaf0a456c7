import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { TestSocket } from '../../testing/test-socket'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const nodes = [useNode(api), useNode(api)]
const at = tournamentScene(api)
const [clients, times] = [20, 10]

interface State {
  readonly match: { readonly rev: number; readonly homeScore: number }
  readonly events: readonly { readonly id: string }[]
}

/**
 * A client that watches the match and reconnects to another node after each break; `seen` has the shown states, without
 * outdated ones, which clients drop.
 */
function watcher(place: number) {
  const seen: State[] = []
  let socket: TestSocket
  let tries = place
  async function open(): Promise<void> {
    socket = nodes[tries % nodes.length]!.open({ isPublic: true })
    tries += 1
    const own = socket
    own.socket.on('message', () => {
      const data = own.last('match:m1') as State | undefined
      if (data && data.match.rev >= (seen.at(-1)?.match.rev ?? 0)) seen.push(data)
    })
    await own.subscribe('match:m1')
  }
  return {
    open,
    seen,
    async breakOff() {
      socket.close()
      await open()
    },
  }
}

it('two hundred connections that break while goals fall: everyone ends up with all of them, each once and in order', async () => {
  await at.sport('futbol')
  for (const id of ['local', 'visita']) await at.team(id, { sportId: 'futbol', promotionId: 'promo' })
  await at.player('nueve', { teamId: 'local' })
  await at.match('m1', { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita', status: 'live' })
  const chief = await api.as('admin_tournament')
  const watchers = Array.from({ length: clients }, (_, place) => watcher(place))
  await Promise.all(watchers.map((one) => one.open()))

  let isOver = false
  const breaking = Promise.all(
    watchers.map(async (one) => {
      for (let time = 0; time < times; time += 1) await one.breakOff()
    }),
  ).then(() => {
    isOver = true
  })
  let goals = 0
  while (!isOver) {
    await chief.post('/api/matches/m1/events', { type: 'goal', teamId: 'local', playerId: 'nueve' })
    goals += 1
  }
  await breaking
  const {
    body: { items },
  } = await chief.get('/api/matches/m1/events')
  expect(items).toHaveLength(goals)
  for (const { seen } of watchers) {
    await expect.poll(() => seen.at(-1)?.match.homeScore).toBe(goals)
    expect(seen.at(-1)?.events).toEqual(items)
    // No state was inconsistent, and each score belongs to one rev.
    expect(seen.map(({ events }) => events.length)).toEqual(seen.map(({ match }) => match.homeScore))
    expect(seen.map(({ match }) => match.rev - match.homeScore)).toEqual(seen.map(() => 1))
  }
})
