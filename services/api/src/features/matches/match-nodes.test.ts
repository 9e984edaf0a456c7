import { beforeEach, describe, expect, it } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
const node = useNode(api)

beforeEach(async () => {
  for (const team of ['a', 'b']) {
    await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
    await scene.player(`${team}uno`, { teamId: team })
  }
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live', homeScore: 1 })
})

/** Signs in once, with a client on each of two nodes. */
async function onBothNodes() {
  const here = await api.as('admin_tournament')
  return [here, createTestClient(node.app, here.token)] as const
}

const key = { 'idempotency-key': 'gol-de-ana-001' }
const at = (call: string) => `/api/matches/m1/${call}`

describe('two nodes on one database', () => {
  it('a command on one is the state that the other returns and continues from', async () => {
    const [here, there] = await onBothNodes()
    expect((await here.post(at('events'), { type: 'goal', teamId: 'a', playerId: 'auno' })).body.match).toMatchObject({
      homeScore: 2,
      rev: 2,
    })
    expect((await there.get('/api/matches/m1')).body).toMatchObject({ homeScore: 2, rev: 2 })
    expect((await there.get(at('events'))).body.total).toBe(1)
    expect((await there.post(at('score'), { side: 'home', step: -1 })).body).toMatchObject({ homeScore: 1, rev: 3 })
    expect((await here.post(at('undo'), {})).body).toMatchObject({
      undone: { kind: 'score' },
      match: { homeScore: 2, rev: 4 },
    })
    expect((await there.post(at('finish'))).body).toMatchObject({ status: 'finished', rev: 5 })
    expect((await here.post(at('finish'))).body).toMatchObject({ status: 'finished' })
    expect((await here.get('/api/teams/a')).body.stats).toMatchObject({ played: 1, won: 1, goalsFor: 2, points: 3 })
  })

  it('the same key on both concurrently counts once, and both answer the same', async () => {
    const [here, there] = await onBothNodes()
    const answers = await Promise.all(
      [here, there, here, there, here, there].map((node) =>
        node.post(at('events'), { type: 'goal', teamId: 'a', playerId: 'auno' }, key),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.event.id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect((await here.get('/api/matches/m1')).body).toMatchObject({ homeScore: 2, rev: 2 })
    expect((await there.get(at('events'))).body.total).toBe(1)
  })

  it('concurrent steps on both all count, and a finish on both counts once', async () => {
    const [here, there] = await onBothNodes()
    const steps = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).post(at('score'), { side: 'away', step: 1 })),
    )
    expect(steps.map(({ status }) => status)).toEqual(steps.map(() => 200))
    const ends = await Promise.all([here, there, here, there].map((node) => node.post(at('finish'))))
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200])
    expect((await there.get('/api/matches/m1')).body).toMatchObject({ homeScore: 1, awayScore: 20, rev: 22 })
    expect((await createStatsAudit(node.app.services.database).check()).drifted).toEqual([])
  })
})
