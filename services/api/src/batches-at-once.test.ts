import { expect, it } from 'vitest'
import { useTestApi } from './testing/test-api'
import { createTestClient } from './testing/test-client'
import { tournamentScene } from './testing/tournament-scene'
import { useNode } from './testing/use-node'

const api = useTestApi({ MAX_PLAYERS_TEAM: '2' })
const scene = tournamentScene(api)
const node = useNode(api, { environment: { MAX_PLAYERS_TEAM: '2' } })

const ana = { teamId: 'a', name: 'Ana Ríos', number: 10, position: 'Arquera' }
const match = { sportId: 'futbol', date: '2025-11-15', time: '10:00', location: 'Campo' }
const team = { sportId: 'futbol', promotionId: 'p', name: 'Promo 98' }

/** Each body at once through both nodes, under keys of their own; the status of all but one, and what is stored. */
it.each<[path: string, collection: string, body: object, refused: number]>([
  ['teams/batch', 'teams', { items: [team] }, 400],
  ['players/batch', 'players', { items: [ana] }, 400],
  ['players', 'players', ana, 409],
  ['matches/batch', 'matches', { items: [{ ...match, homeTeamId: 'a', awayTeamId: 'b' }] }, 400],
  [
    'matches/batch',
    'matches',
    { items: [{ ...match, phaseId: 'z', zoneId: 'za', homeTeamId: 'a', awayTeamId: 'b' }] },
    400,
  ],
])(
  'equal concurrent calls of %s (%s) succeed once, and the others are rejected with a reason: %j',
  async (path, collection, body, refused) => {
    const admin = await api.as('admin_tournament')
    await scene.tournament()
    await scene.sport('futbol')
    await scene.promotion('p')
    for (const id of ['a', 'b']) await scene.team(id, { promotionId: 'p', sportId: 'futbol' })
    await scene.player('Eva Luna', { teamId: 'a', number: 3 })
    const zones = [{ id: 'za', name: 'Zona A', teamIds: ['a', 'b'] }]
    await admin.put('/api/competitions/futbol', {
      phases: [{ id: 'z', name: 'Zonas', kind: 'league', legs: 1, zones, tieBreaks: ['points'] }],
    })
    const other = createTestClient(node.app, admin.token)
    const before = await api.raw.collection(collection).countDocuments()
    const clients = [admin, other, admin, other]
    const answers = await Promise.all(clients.map((client) => client.post(`/api/${path}`, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, refused, refused, refused])
    expect(await api.raw.collection(collection).countDocuments()).toBe(before + 1)
  },
)
