import type { Match } from '@torneo/contracts/match/matches'
import type { BinItem } from '@torneo/contracts/records/bin'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { createBinSweep } from './bin-sweep'
import { createBinRepository } from './bin.repository'

const api = useTestApi()
const scene = tournamentScene(api)
const quiet = { info: () => undefined, warn: () => undefined }

/** Two teams that played 2–1, a third with a fixture against the first, and a record of each content collection. */
beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol', { order: 1 })
  await scene.promotion('p98', { year: 1998 })
  await scene.promotion('p05', { year: 2005 })
  await scene.promotion('p10', { year: 2010 })
  for (const [team, promotion] of [
    ['a98', 'p98'],
    ['b05', 'p05'],
    ['c10', 'p10'],
  ] as const) {
    await scene.team(team, { sportId: 'futbol', promotionId: promotion })
    await scene.player(`j${team}`, { teamId: team })
    await scene.player(`k${team}`, { teamId: team, number: 11 })
  }
  await scene.match('proximo', { sportId: 'futbol', homeTeamId: 'a98', awayTeamId: 'c10' })
})

const staff = () => api.as('admin_tournament')
const restore = (client: TestClient, batch: string) => client.post(`/api/bin/${batch}/restore`)
const binOf = async (client: TestClient): Promise<BinItem[]> => (await client.get('/api/bin')).body.items

/** All read responses, to compare before and after. */
async function everything(): Promise<unknown> {
  const boss = await api.as('super')
  const paths = [
    'landing-sports',
    'schedule',
    'gallery-groups',
    'sponsors',
    'hall-of-fame',
    'tournament-sports',
    'promotions',
    'teams',
    'teams/rosters',
    'players',
    'matches',
    'standings',
    'scorers',
    'public/landing',
    'public/tournament',
    'teams?limit=50',
    'players?limit=50',
    'matches?limit=50',
    'tournament-sports?limit=5',
  ]
  const answers = await Promise.all(paths.map(async (path) => [path, (await boss.get(`/api/${path}`)).body]))
  return [answers, (await boss.get('/api/dashboard')).body.counters]
}

const content = [
  {
    path: 'landing-sports',
    name: 'landing_sports',
    title: 'Fútbol',
    draft: { name: 'Fútbol', description: 'b', category: 'Mixto' },
  },
  {
    path: 'schedule',
    name: 'schedule',
    title: 'Apertura',
    draft: { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
  },
  {
    path: 'gallery-groups',
    name: 'gallery_groups',
    title: 'Verano',
    draft: { title: 'Verano', photos: [{ url: 'https://example.org/a.jpg', alt: 'Podio', year: 2024 }] },
  },
  { path: 'sponsors', name: 'sponsors', title: 'Acme', draft: { name: 'Acme', website: 'x.com', tier: 'gold' } },
  {
    path: 'hall-of-fame',
    name: 'hall_of_fame',
    title: 'Promoción 1998',
    draft: { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
  },
]

describe.each(content)('a deletion of $name', ({ path, name, title, draft }) => {
  it('hides it everywhere, and restoring brings the very same back', async () => {
    const landing = await api.as('admin_landing')
    const ids: string[] = []
    for (let i = 0; i < 3; i += 1) ids.push(String((await landing.post(`/api/${path}`, draft)).body.id))
    const id = ids[1] ?? ''
    const before = [await everything(), (await landing.get(`/api/${path}/${id}`)).body]
    expect((await landing.delete(`/api/${path}/${id}`)).status).toBe(204)

    expect([
      (await landing.get(`/api/${path}/${id}`)).status,
      (await landing.patch(`/api/${path}/${id}`, draft)).status,
      (await landing.delete(`/api/${path}/${id}`)).status,
    ]).toEqual([404, 404, 404])
    expect((await landing.get(`/api/${path}`)).body).toMatchObject({ total: 2 })
    expect(JSON.stringify(await everything())).not.toContain(id)

    expect(await binOf(landing)).toEqual([
      {
        batch: id,
        collection: name,
        id,
        title,
        at: expect.any(String),
        by: { id: landing.user.id, name: 'Carla Núñez' },
        records: 1,
        until: expect.any(String),
      },
    ])
    expect((await restore(landing, id)).body).toEqual({ restored: 1 })
    expect([await everything(), (await landing.get(`/api/${path}/${id}`)).body]).toEqual(before)
    expect(await binOf(landing)).toEqual([])
    expect((await restore(landing, id)).status).toBe(404)
  })
})

const tournament = [
  { path: 'tournament-sports', id: 'futbol', records: 11, restored: 'Deporte del torneo restaurado', title: 'futbol' },
  { path: 'promotions', id: 'p98', records: 5, restored: 'Promoción restaurada', title: 'p98' },
  { path: 'teams', id: 'a98', records: 4, restored: 'Equipo restaurado', title: 'a98' },
  { path: 'players', id: 'ja98', records: 1, restored: 'Jugador restaurado', title: 'ja98' },
  { path: 'matches', id: 'proximo', records: 1, restored: 'Partido restaurado', title: 'a98 – c10' },
]

describe.each(tournament)('a deletion of $path', ({ path, id, records, restored, title }) => {
  it('includes the dependents, and restoring restores everything', async () => {
    const client = await staff()
    const before = [await everything(), (await client.get(`/api/${path}/${id}`)).body]
    expect((await client.delete(`/api/${path}/${id}`)).status).toBe(204)
    expect((await client.get(`/api/${path}/${id}`)).status).toBe(404)
    expect(JSON.stringify(await everything())).not.toContain(`"id":"${id}"`)
    expect(await binOf(client)).toMatchObject([{ batch: id, id, title, records, by: { name: 'Diego Paz' } }])

    expect((await restore(client, id)).body).toEqual({ restored: records })
    expect([await everything(), (await client.get(`/api/${path}/${id}`)).body]).toEqual(before)
    expect(await api.raw.collection('activity').countDocuments({ action: restored, subject: title })).toBe(1)
  })
})

describe('a restore', () => {
  it('restores once for five concurrent requests, and once under one Idempotency-Key', async () => {
    const client = await staff()
    await client.delete('/api/teams/a98')
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(client, 'a98')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
    await client.delete('/api/teams/a98')
    const key = { 'idempotency-key': 'deshacer-0001' }
    const twice = [
      await client.post('/api/bin/a98/restore', undefined, key),
      await client.post('/api/bin/a98/restore', undefined, key),
    ]
    expect(twice.map(({ status, body }) => [status, body])).toEqual([
      [200, { restored: 4 }],
      [200, { restored: 4 }],
    ])
  })

  it('adds the result of a finished match again, which the deletion reverted', async () => {
    const client = await staff()
    await scene.match('jugado', { sportId: 'futbol', homeTeamId: 'a98', awayTeamId: 'b05', date: '2025-11-14' })
    await client.post('/api/matches/jugado/start')
    await client.post('/api/matches/jugado/events', { type: 'goal', teamId: 'a98', playerId: 'ja98' })
    await client.post('/api/matches/jugado/finish')
    const drifted = async () => (await createStatsAudit(api.app.services.database).check()).drifted
    const before = await everything()
    const table = async () =>
      (await client.get('/api/standings')).body.items.map(({ points }: { points: number }) => points)
    expect([await table(), await drifted()]).toEqual([[3, 0, 0], []])

    await client.delete('/api/matches/jugado')
    expect([await table(), await drifted(), (await client.get('/api/scorers')).body.total]).toEqual([[0, 0, 0], [], 0])
    expect((await client.get('/api/public/tournament')).body.matches.map(({ id }: Match) => id)).toEqual(['proximo'])
    await restore(client, 'jugado')
    expect([await table(), await drifted()]).toEqual([[3, 0, 0], []])
    expect(JSON.stringify(await everything()).replaceAll(/"updatedAt":"[^"]*"/g, '')).toBe(
      JSON.stringify(before).replaceAll(/"updatedAt":"[^"]*"/g, ''),
    )
  })

  it('is 409 with the title while a record that it refers to is deleted, and nothing changes', async () => {
    const client = await staff()
    await client.delete('/api/players/ja98')
    await client.delete('/api/teams/a98')
    await client.delete('/api/promotions/p98')
    const before = await api.snapshot()
    expect([(await restore(client, 'ja98')).body, (await restore(client, 'a98')).body]).toEqual([
      { code: 409, type: 'conflict', message: 'Primero restaura lo que también se eliminó: a98' },
      { code: 409, type: 'conflict', message: 'Primero restaura lo que también se eliminó: p98' },
    ])
    expect(await api.snapshot()).toBe(before)
    for (const batch of ['p98', 'a98', 'ja98']) expect((await restore(client, batch)).status).toBe(200)
    expect((await client.get('/api/players?teamId=a98')).body.total).toBe(2)
  })

  it('is 409 when a record that it refers to is purged, and nothing changes', async () => {
    const boss = await api.as('super')
    await boss.delete('/api/players/ja98')
    await boss.delete('/api/teams/a98')
    await boss.delete('/api/bin/a98')
    const before = await api.snapshot()
    expect((await restore(boss, 'ja98')).body.message).toBe(
      'Ya no existe algo de lo que depende, así que no se puede restaurar',
    )
    expect(await api.snapshot()).toBe(before)
  })

  it('gives a promotion its captain back, unless the captain has another by now', async () => {
    const client = await staff()
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))
    const promotionOf = async () => (await captain.get('/api/account')).body.promotionId
    await client.delete('/api/promotions/p98')
    expect(await promotionOf()).toBeNull()
    await restore(client, 'p98')
    expect(await promotionOf()).toBe('p98')
    await client.delete('/api/promotions/p98')
    await client.put('/api/promotions/p10/captain', { userId: captain.user.id })
    await restore(client, 'p98')
    expect(await promotionOf()).toBe('p10')
  })

  it('is for whom the records are; the others get 403, see nothing, and nothing changes', async () => {
    const [landing, client, boss] = [await api.as('admin_landing'), await staff(), await api.as('super')]
    const { id } = (await landing.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })).body
    await landing.delete(`/api/sponsors/${id}`)
    await client.delete('/api/teams/c10')
    await client.delete('/api/players/ja98')
    const own = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))
    const rival = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p05' }))
    const seen = async (who: TestClient) => (await binOf(who)).map(({ batch }) => batch)
    expect([await seen(landing), await seen(client), await seen(boss), await seen(own), await seen(rival)]).toEqual([
      [id],
      ['ja98', 'c10'],
      ['ja98', 'c10', id],
      ['ja98'],
      [],
    ])
    const before = await api.snapshot()
    const refused = [
      restore(landing, 'c10'),
      restore(client, id),
      restore(own, 'c10'),
      restore(own, id),
      restore(rival, 'ja98'),
      restore(rival, 'nadie'),
      api.anonymous.post('/api/bin/c10/restore'),
    ]
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 401])
    expect([(await client.delete('/api/bin/c10')).status, (await restore(client, 'nadie')).status]).toEqual([403, 404])
    expect(await api.snapshot()).toBe(before)
    expect((await restore(own, 'ja98')).body).toEqual({ restored: 1 })
    expect((await restore(own, 'ja98')).status).toBe(404)
    await own.delete('/api/players/ja98')
    await scene.tournament({ rostersClosed: true })
    expect((await restore(own, 'ja98')).status).toBe(403)
  })
})

describe('a purge', () => {
  it('removes the records from all lists and collections, with one activity row', async () => {
    const boss = await api.as('super')
    await boss.delete('/api/teams/a98')
    expect((await boss.delete('/api/bin/a98')).status).toBe(204)
    expect([
      (await boss.delete('/api/bin/a98')).status,
      (await restore(boss, 'a98')).status,
      await binOf(boss),
    ]).toEqual([404, 404, []])
    for (const name of ['teams', 'players', 'matches'])
      expect(await api.raw.collection(name).countDocuments({ deleted: { $ne: null } })).toBe(0)
    expect(await api.raw.collection('teams').countDocuments()).toBe(2)
    expect(
      await api.raw.collection('activity').countDocuments({ action: 'Equipo eliminado para siempre', subject: 'a98' }),
    ).toBe(1)
  })

  it('happens after 30 days, also on two concurrent nodes; newer batches stay', async () => {
    const client = await staff()
    await client.delete('/api/teams/a98')
    await client.delete('/api/players/jb05')
    await api.raw
      .collection('players')
      .updateMany({ 'deleted.batch': 'jb05' }, { $set: { 'deleted.at': new Date(Date.now() - 29 * 86_400_000) } })
    for (const name of ['teams', 'players', 'matches']) {
      await api.raw
        .collection(name)
        .updateMany(
          { 'deleted.batch': 'a98' },
          { $set: { 'deleted.at': new Date(Date.now() - 30 * 86_400_000 - 1000) } },
        )
    }
    const { services } = api.app
    const bin = createBinRepository(services.database)
    const nodes = [createBinSweep(services, bin, quiet), createBinSweep(services, bin, quiet)]
    await Promise.all(nodes.map((node) => node.sweep()))
    expect((await binOf(client)).map(({ batch }) => batch)).toEqual(['jb05'])
    expect([
      await api.raw.collection('teams').countDocuments(),
      await api.raw.collection('players').countDocuments(),
    ]).toEqual([2, 4])
    expect((await restore(client, 'jb05')).status).toBe(200)
  })

  it('happens by the clock of the database, wherever that of the service stands', async () => {
    await (await staff()).delete('/api/teams/a98')
    await api.raw
      .collection('teams')
      .updateMany({ 'deleted.batch': 'a98' }, { $set: { 'deleted.at': new Date(Date.now() - 29 * 86_400_000) } })
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(Date.now() + 2 * 86_400_000)
    onTestFinished(() => void vi.useRealTimers())
    const { services } = api.app
    expect(await createBinSweep(services, createBinRepository(services.database), quiet).sweep()).toBe(0)
    expect(await api.raw.collection('teams').countDocuments({ 'deleted.batch': 'a98' })).toBe(1)
  })
})

describe('concurrently', () => {
  it('twenty creates in one sport, of two teams and twenty more, never meet a write of each other', async () => {
    const client = await staff()
    const conflicts = async () => Number((await api.raw.admin().serverStatus()).metrics.operation.writeConflicts)
    const fixture = {
      sportId: 'futbol',
      homeTeamId: 'a98',
      awayTeamId: 'b05',
      date: '2025-11-15',
      time: '10:00',
      location: 'Campo',
    }
    // Other test files share the server, so the minimum of several rounds counts.
    const rounds: number[] = []
    for (let round = 0; round < 5 && !rounds.includes(0); round += 1) {
      const before = await conflicts()
      const answers = await Promise.all([
        ...Array.from({ length: 20 }, () => client.post('/api/matches', fixture)),
        ...Array.from({ length: 20 }, (_, i) =>
          client.post('/api/players', { teamId: 'a98', name: `Ana ${i}`, number: 7, position: 'Arquera' }),
        ),
        ...Array.from({ length: 20 }, (_, i) =>
          client.post('/api/teams', { name: `Equipo ${i}`, sportId: 'futbol', promotionId: 'p98' }),
        ),
      ])
      expect(answers.every(({ status }) => status === 201)).toBe(true)
      rounds.push((await conflicts()) - before)
    }
    expect(rounds).toContain(0)
  })

  it('creates and the deletion of what they name leave nothing that cannot be read, and restoring repairs it', async () => {
    const client = await staff()
    for (let round = 0; round < 3; round += 1) {
      const team = `t${round}`
      await scene.team(team, { sportId: 'futbol', promotionId: 'p05' })
      await scene.player(`j${team}`, { teamId: team })
      const [removal, ...made] = await Promise.all([
        client.delete(`/api/teams/${team}`),
        ...Array.from({ length: 3 }, () =>
          client.post('/api/matches', {
            sportId: 'futbol',
            homeTeamId: team,
            awayTeamId: 'b05',
            date: '2025-11-15',
            time: '10:00',
            location: 'x',
          }),
        ),
        ...Array.from({ length: 3 }, (_, i) =>
          client.post('/api/players', { teamId: team, name: `Ana ${i}`, number: 7, position: 'Arquera' }),
        ),
      ])
      expect(removal.status).toBe(204)
      expect(made.every(({ status }) => status === 201 || status === 400)).toBe(true)
      for (const path of [
        'matches',
        'matches?limit=50',
        'players',
        'teams',
        'teams/rosters',
        'standings',
        'scorers',
        'public/tournament',
        'dashboard',
        `teams/b05`,
      ]) {
        expect([path, (await client.get(`/api/${path}`)).status]).toEqual([path, 200])
      }
      const { items } = (await client.get('/api/matches')).body
      expect(items.every(({ homeTeam, awayTeam }: Match) => homeTeam && awayTeam)).toBe(true)
      // Matches finished after the deletion count for the deleted team too, so that its stats are right when it is
      // restored.
      const late = await api.raw
        .collection<{ _id: string }>('matches')
        .find({ homeTeamId: team, deleted: null })
        .toArray()
      for (const { _id } of late)
        expect((await client.post(`/api/matches/${_id}/result`, { homeScore: 1, awayScore: 0 })).status).toBe(200)
      expect((await restore(client, team)).status).toBe(200)
      expect((await createStatsAudit(api.app.services.database).check()).drifted).toEqual([])
    }
  })
})
