import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
const node = useNode(api)
let staff: Awaited<ReturnType<typeof api.as>>

beforeEach(async () => {
  staff = await api.as('admin_tournament')
  await scene.tournament()
  for (const sport of ['futbol', 'voley']) await scene.sport(sport)
  await scene.promotion('p98')
  for (const team of ['uno', 'dos', 'tres']) await scene.team(team, { promotionId: 'p98', sportId: 'futbol' })
  await scene.team('red', { promotionId: 'p98', sportId: 'voley' })
  await scene.player('a', { teamId: 'uno', name: 'Ana Paz', number: 9 })
  await scene.player('b', { teamId: 'dos', name: 'PAZ, Ana', number: 4 })
  await scene.player('c', { teamId: 'red', name: 'Ana Paz' })
  await scene.player('d', { teamId: 'tres', name: 'Eva Luna' })
})

interface Group {
  sportId: string
  players: { id: string }[]
}
/** Lists groups as 'futbol: a b'. */
async function named(by: Pick<typeof staff, 'get'> = staff): Promise<string[]> {
  const { body } = await by.get('/api/players/namesakes')
  return (body.items as Group[]).map(({ sportId, players }) =>
    [`${sportId}:`, ...players.map(({ id }) => id).toSorted()].join(' '),
  )
}
const apart = (playerIds: unknown, by: Pick<typeof staff, 'post'> = staff) =>
  by.post('/api/players/namesakes/distinct', { playerIds })

describe('players of one name', () => {
  it('are listed to staff with team and number when they share a sport', async () => {
    expect((await staff.get('/api/players/namesakes')).body).toEqual({
      total: 1,
      items: [
        {
          sportId: 'futbol',
          players: [
            { id: 'a', teamId: 'uno', name: 'Ana Paz', number: 9 },
            { id: 'b', teamId: 'dos', name: 'PAZ, Ana', number: 4 },
          ],
        },
      ],
    })
  })

  it('are not refused when added, and follow a new name, team and list at once', async () => {
    const luna = { teamId: 'uno', name: 'Luna  Eva', number: 1, position: 'Arquera' }
    const { status, body } = await staff.post('/api/players', luna)
    expect(status).toBe(201)
    const added = (ids: string[]) => `futbol: ${ids.toSorted().join(' ')}`
    expect(await named()).toEqual(['futbol: a b', added(['d', body.id])])
    await staff.patch(`/api/players/${body.id}`, { name: 'Eva Luz' })
    await staff.patch('/api/players/b', { left: true })
    expect(await named()).toEqual([])
    await staff.patch('/api/players/b', { left: false })
    expect(await named()).toEqual(['futbol: a b'])
    await staff.patch('/api/players/b', { teamId: 'uno' })
    expect(await named()).toEqual([])
    await staff.patch('/api/players/b', { teamId: 'tres' })
    await staff.delete('/api/players/a')
    expect(await named()).toEqual([])
  })

  it('are told apart once, on any node, until a third appears; forms that are open keep their rev', async () => {
    const there = createTestClient(node.app, staff.token)
    const answers = await Promise.all([apart(['a', 'b']), apart(['b', 'a', 'a'], there), apart(['a', 'b'], there)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect([await named(), await named(there)]).toEqual([[], []])
    expect((await staff.patch('/api/players/a', { number: 8 }, { 'if-match': '1' })).status).toBe(200)
    expect(Object.keys((await staff.get('/api/players/a')).body)).not.toContain('distinctFrom')
    await scene.player('e', { teamId: 'tres', name: 'ana paz' })
    expect(await named()).toEqual(['futbol: a b e'])
  })

  it.each([
    ['nobody', undefined, 'Elige los jugadores que no son la misma persona'],
    ['one player', ['a'], 'Elige los jugadores que no son la misma persona'],
    ['one player twice', ['a', 'a'], 'Elige los jugadores que no son la misma persona'],
    ['a player who was deleted', ['a', 'nadie'], 'Ese jugador ya no existe'],
    [
      '101 players',
      Array.from({ length: 101 }, (_, index) => `p${index}`),
      'Se pueden marcar hasta 100 jugadores por vez',
    ],
  ])('are not told apart: %s', async (_case, playerIds, message) => {
    const before = await api.snapshot()
    const { status, body } = await apart(playerIds)
    expect([status, body.details]).toEqual([400, [{ path: 'playerIds', message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('are nothing that a captain learns', async () => {
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))
    const before = await api.snapshot()
    expect((await captain.get('/api/players/namesakes')).status).toBe(403)
    expect((await apart(['a', 'b'], captain)).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
  })
})
