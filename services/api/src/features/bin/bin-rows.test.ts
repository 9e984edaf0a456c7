import type { BinItem } from '@torneo/contracts/records/bin'
import { beforeEach, describe, expect, it } from 'vitest'
import { filesOf, png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)

const restore = (client: TestClient, batch: string) => client.post(`/api/bin/${encodeURIComponent(batch)}/restore`)
const rows = async (client: TestClient) =>
  new Map<string, BinItem>((await client.get('/api/bin')).body.items.map((item: BinItem) => [item.batch, item]))
const sent = async (client: TestClient, bucket = 'sponsors') =>
  (await upload(client, await png(), bucket)).body as { id: string; url: string }
const sponsor = async (client: TestClient, logo: string) =>
  String((await client.post('/api/sponsors', { name: 'Rossi', website: 'x.com', tier: 'gold', logo })).body.id)

/** Two teams of two promotions, with two players each, and a match between them. */
beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol')
  for (const [team, promotion] of [
    ['a98', 'p98'],
    ['b05', 'p05'],
  ] as const) {
    await scene.promotion(promotion)
    await scene.team(team, { sportId: 'futbol', promotionId: promotion })
    for (const player of ['j', 'k']) await scene.player(`${player}${team}`, { teamId: team })
  }
  await scene.match('clasico', { sportId: 'futbol', homeTeamId: 'a98', awayTeamId: 'b05' })
})

describe('a row of the bin', () => {
  it('lists the records deleted with it, photos too', async () => {
    const boss = await api.as('super')
    const photos = await Promise.all(
      [1, 2].map(async () => ({ url: (await sent(boss, 'gallery')).url, alt: 'Podio', year: 2024 })),
    )
    const gallery = String((await boss.post('/api/gallery-groups', { title: 'Verano', photos })).body.id)
    await boss.delete(`/api/gallery-groups/${gallery}`)
    await boss.delete('/api/promotions/p98')
    const found = await rows(boss)
    expect([found.get(gallery)?.along, found.get(gallery)?.records]).toEqual([[{ collection: 'files', count: 2 }], 1])
    expect(found.get('p98')).toMatchObject({
      records: 5,
      along: [
        { collection: 'matches', count: 1 },
        { collection: 'players', count: 2 },
        { collection: 'teams', count: 1 },
      ],
    })
  })

  it.each(['tournament-sports/futbol', 'promotions/p98', 'teams/a98'])(
    'counts what the question before %s counted',
    async (path) => {
      const boss = await api.as('super')
      for (const [collection, _id, field] of [
        ['promotions', 'p98', 'logo'],
        ['teams', 'a98', 'logo'],
        ['players', 'ja98', 'photo'],
      ] as const) {
        await api.raw
          .collection<{ _id: string }>(collection)
          .updateOne({ _id }, { $set: { [field]: (await sent(boss, 'tournament')).url } })
      }
      const { teams, players, matches, files } = (await boss.get(`/api/${path}/dependents`)).body
      await boss.delete(`/api/${path}`)
      const { along = [] } = [...(await rows(boss)).values()][0] ?? {}
      const shown = Object.fromEntries(along.map(({ collection, count }) => [collection, count]))
      expect({ teams: 0, ...shown }).toEqual({ teams, players, matches, files })
      expect(files).toBeGreaterThan(0)
    },
  )

  it('names the deletion to restore first, by the deleted record and not by its dependents', async () => {
    const client = await api.as('admin_tournament')
    await client.delete('/api/players/ja98')
    await client.delete('/api/promotions/p98')
    expect((await rows(client)).get('ja98')?.needs).toEqual({ batch: 'p98', title: 'p98' })
    const before = await api.snapshot()
    expect((await restore(client, 'ja98')).body.message).toBe('Primero restaura lo que también se eliminó: p98')
    expect(await api.snapshot()).toBe(before)
    await restore(client, 'p98')
    expect((await rows(client)).get('ja98')?.needs).toBeUndefined()
    expect((await restore(client, 'ja98')).status).toBe(200)
  })

  it("needs the later deleted opponent of its team's match", async () => {
    const client = await api.as('admin_tournament')
    await client.delete('/api/teams/a98')
    await client.delete('/api/teams/b05')
    expect((await rows(client)).get('a98')?.needs).toEqual({ batch: 'b05', title: 'b05' })
    expect((await restore(client, 'a98')).status).toBe(409)
    expect([(await restore(client, 'b05')).status, (await restore(client, 'a98')).status]).toEqual([200, 200])
  })

  it('says that it cannot be restored once a record that it refers to is purged', async () => {
    const boss = await api.as('super')
    await boss.delete('/api/players/ja98')
    await boss.delete('/api/teams/a98')
    await boss.delete('/api/bin/a98')
    expect((await rows(boss)).get('ja98')).toMatchObject({ lost: true })
  })
})

describe('a picture', () => {
  it('comes back with either of two deleted records that shared it', async () => {
    const landing = await api.as('admin_landing')
    const logo = await sent(landing)
    const [first, second] = [await sponsor(landing, logo.url), await sponsor(landing, logo.url)]
    await landing.delete(`/api/sponsors/${first}`)
    expect((await api.anonymous.get(logo.url)).status).toBe(200)
    await landing.delete(`/api/sponsors/${second}`)
    expect((await api.anonymous.get(logo.url)).status).toBe(404)
    expect((await restore(landing, first)).body).toEqual({ restored: 1 })
    expect((await api.anonymous.get(logo.url)).status).toBe(200)
    expect((await restore(landing, second)).body).toEqual({ restored: 1 })
  })

  it('does not prevent restoring its record after a purge, and the response lists it', async () => {
    const boss = await api.as('super')
    const logo = await sent(boss)
    const [first, second] = [await sponsor(boss, logo.url), await sponsor(boss, logo.url)]
    await boss.delete(`/api/sponsors/${first}`)
    await boss.delete(`/api/sponsors/${second}`)
    await boss.delete(`/api/bin/${second}`)
    expect((await restore(boss, first)).body).toEqual({ restored: 1, missingImages: 1 })
    expect((await boss.get(`/api/sponsors/${first}`)).body.name).toBe('Rossi')
  })

  it('deleted by itself can be restored only by users who may delete it', async () => {
    const landing = await api.as('admin_landing')
    const { id } = await sent(landing)
    await landing.delete(`${filesOf('sponsors')}/${id}`)
    expect((await rows(landing)).get(id)).toMatchObject({ collection: 'sponsors.files', title: 'foto.png', records: 1 })
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))
    const staff = await api.as('admin_tournament')
    const before = await api.snapshot()
    const refused = [await restore(staff, id), await restore(captain, id), await landing.delete(`/api/bin/${id}`)]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await api.snapshot()).toBe(before)
    expect((await restore(landing, id)).body).toEqual({ restored: 1 })
  })
})

it('a captain restores a picture of their own, and finds no other', async () => {
  const [own, rival] = await Promise.all(
    ['p98', 'p05'].map(async (promotionId) => api.signedIn(await api.addUser({ role: 'team_captain', promotionId }))),
  )
  if (!own || !rival) throw new Error('There are two captains')
  const { id } = await sent(own, 'tournament')
  await own.delete(`${filesOf('tournament')}/${id}`)
  expect([[...(await rows(own)).keys()], [...(await rows(rival)).keys()]]).toEqual([[id], []])
  const before = await api.snapshot()
  expect((await restore(rival, id)).status).toBe(403)
  expect(await api.snapshot()).toBe(before)
  expect((await restore(own, id)).body).toEqual({ restored: 1 })
})

it.each(['.*', '$ne', '{"$gt":""}', 'a98/../b05', 'x'.repeat(300)])(
  'the batch %s is none, and changes nothing',
  async (batch) => {
    const boss = await api.as('super')
    await boss.delete('/api/teams/a98')
    const before = await api.snapshot()
    expect((await restore(boss, batch)).status).toBe(404)
    expect((await boss.delete(`/api/bin/${encodeURIComponent(batch)}`)).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  },
)
